import { describe, expect, it } from 'vitest'
import { named } from './named.ts'
import { formatBytes, initials, joinWords, plural, searchable } from './text.ts'

describe('text', () => {
  it('takes the first and the last initial', () => {
    expect(initials('Anna Maria Rossi')).toBe('AR')
    expect(initials('élodie')).toBe('É')
    expect(initials('  ')).toBe('')
  })

  it('agrees with its number', () => {
    expect(plural(1, 'modifica', 'modifiche')).toBe('1 modifica')
    expect(plural(0, 'modifica', 'modifiche')).toBe('0 modifiche')
    expect(plural(1200, 'fornitore', 'fornitori')).toBe('1.200 fornitori')
  })

  it('finds words whatever their accents, capitals and apostrophes', () => {
    expect(searchable('  Città   dell’Aquila ')).toBe("citta dell'aquila")
  })

  it('says sizes as people read them', () => {
    expect(formatBytes(0)).toBe('1 kB')
    expect(formatBytes(3_450_000)).toBe('3,3 MB')
    expect(formatBytes(64 * 1024 ** 3)).toBe('64 GB')
  })

  it('says what was done, and to what', () => {
    expect(named('Fatta', ' Prenotare la location ')).toBe('Fatta: Prenotare la location')
    expect(named('Foto eliminata', '')).toBe('Foto eliminata.')
    expect(named('Fatta', 'a'.repeat(200))).toBe(`Fatta: ${'a'.repeat(79)}…`)
  })

  it('joins names as one says them', () => {
    expect(joinWords(['Anna', 'Marco'])).toBe('Anna e Marco')
    expect(joinWords(['a', 'b', 'c'])).toBe('a, b e c')
  })
})
