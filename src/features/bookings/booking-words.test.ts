import { describe, expect, it } from 'vitest'
import { historyLine, stateWord } from './booking-words.ts'

const asked = { at: '2026-11-24T10:00:00.000Z', by: 'couple', from: null, to: 'requested' } as const
const quoted = { ...asked, by: 'vendor', from: 'requested', to: 'quoted' } as const

describe('a booking', () => {
  it('is not said to be sent while it is on the device of who sends it', () => {
    expect(stateWord('requested', 'couple', true)).toBe('Richiesta salvata')
    expect(stateWord('quoted', 'vendor', true)).toBe('Preventivo salvato')
    expect(stateWord('requested', 'couple', false)).toBe('In attesa di risposta')
    expect(stateWord('quoted', 'vendor', false)).toBe('Preventivo inviato')
  })

  it('says what becomes of it in its history, of the network only where there is none', () => {
    expect(historyLine(asked, 'parte appena torna la rete')).toBe(
      'Richiesta salvata, parte appena torna la rete',
    )
    expect(historyLine(quoted, '')).toBe('Preventivo salvato')
    expect(historyLine(asked)).toBe('Richiesta inviata')
    expect(historyLine(quoted)).toBe('Preventivo inviato')
  })
})
