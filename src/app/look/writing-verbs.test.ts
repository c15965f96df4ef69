import { expect, it } from 'vitest'
import { isWritingName } from './writing-verbs.ts'

it('knows what changes something by its first word', () => {
  for (const name of [
    'Aggiungi spesa',
    'Salva',
    ' Elimina',
    'Invia la richiesta',
    'Segna come fatta',
    'Fanne la copertina',
    'Tenete com’era',
    'Usa questo',
    'Annulla la prenotazione',
    'Mostra tutte sul sito',
  ])
    expect(isWritingName(name), name).toBe(true)
})

it('leaves what only shows something, closes, or gives up what was typed', () => {
  for (const name of [
    'Filtri',
    'Mostra tutte',
    'Riprova',
    'Chiudi',
    'Annulla',
    'Lascia com’era',
    'Esci',
    'Salvataggi',
    '',
  ])
    expect(isWritingName(name), name).toBe(false)
})
