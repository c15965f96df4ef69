import { describe, expect, it } from 'vitest'
import type { Guest } from '#contract/plan/guest.ts'
import type { Invitation } from '#contract/website/rsvp.ts'
import { importOf } from './guest-import.ts'
import { guestsCsv } from './guest-csv.ts'
import { modelCsv, readGuestCsv } from './read-guest-csv.ts'

const readOf = (text: string) => {
  const read = readGuestCsv(text)
  if ('wrong' in read) throw new Error(read.wrong)
  return read
}
const rowsOf = (text: string) => readOf(text).rows
const wrongOf = (text: string) => {
  const read = readGuestCsv(text)
  return 'wrong' in read ? read.wrong : undefined
}
const stored = { coupleId: 'c', createdAt: '', updatedAt: '', version: 1 }
const rossi: Invitation = {
  ...stored,
  id: 'rossi',
  code: 'x'.repeat(22),
  name: 'Famiglia Rossi',
  people: [],
  maxCompanions: 1,
}
const carla: Guest = {
  ...stored,
  id: 'carla',
  name: 'Carla Rossi',
  invitationId: 'rossi',
  tableId: null,
  apart: [],
  side: 'one',
  age: 'adult',
  diet: 'any',
  needs: '=1+1',
  severe: false,
  told: 'nothing',
  notes: '',
}

describe('a file of guests', () => {
  it('has its columns in any order, a name in one or two, ages and diets in words or years', () => {
    const rows = rowsOf(
      'Età;Cognome;Nome;Famiglia;Intolleranze\n6 anni;Rossi;Tea;Famiglia Rossi;\n2;Rossi;Leo;Famiglia Rossi;\n;Neri;Ugo;;celiaco\n;;;;solo una nota',
    )
    expect(rows.map(({ line: _, notes: __, ...row }) => row)).toEqual([
      { envelope: 'Famiglia Rossi', name: 'Tea Rossi', age: 'child', diet: 'any', needs: '' },
      { envelope: 'Famiglia Rossi', name: 'Leo Rossi', age: 'infant', diet: 'any', needs: '' },
      { envelope: '', name: 'Ugo Neri', age: 'adult', diet: 'gluten_free', needs: 'celiaco' },
    ])
  })

  it('says what is wrong with all of it', () => {
    expect(wrongOf('')).toBe('Il file è vuoto.')
    expect(wrongOf('busta\nRossi')).toContain('manca la colonna «Nome»')
    expect(wrongOf('nome;busta\n;Rossi')).toBe('In nessuna riga c’è un nome.')
    expect(wrongOf(`nome\n${'Ugo\n'.repeat(501)}`)).toBe('Sono 501 righe: al massimo 500 alla volta.')
  })

  it('may be made of its model, and of what was saved', () => {
    expect(rowsOf(modelCsv()).map(({ name, age, diet }) => [name, age, diet])).toEqual([
      ['Carla Rossi', 'adult', 'vegetarian'],
      ['Ugo Rossi', 'adult', 'any'],
      ['Tea Rossi', 'child', 'any'],
    ])
    const row = { key: 'carla', guest: { ...carla, age: 'child' as const }, name: 'Carla Rossi', wrote: '' }
    const household = { key: 'rossi', invitation: rossi, name: 'Famiglia Rossi', answer: undefined }
    const saved = guestsCsv([{ ...household, persons: [{ ...row, coming: 'yes' }] }], {
      one: 'Anna',
      two: 'Marco',
      both: 'Insieme',
    })
    expect(saved).toContain("Famiglia Rossi;Carla Rossi;Anna;sì;Menù bambini;Di tutto;'=1+1;;")
    expect(rowsOf(saved)).toMatchObject([{ envelope: 'Famiglia Rossi', name: 'Carla Rossi', age: 'child' }])
  })
})

describe('what a file adds', () => {
  const of = (text: string) => importOf(readOf(text), [rossi], [carla])

  it('joins envelopes that are there, makes others, and brings nobody twice', () => {
    const { envelopes, persons, known } = of(
      'busta;nome\nfamiglia rossi;CARLA ROSSI\nFamiglia Rossi;Ugo\nZii;Pia\nZii;Pia\n;Elio',
    )
    expect(envelopes.map(({ invitation, name, rows }) => [invitation?.id, name, rows.length])).toEqual([
      ['rossi', 'Famiglia Rossi', 1],
      [undefined, 'Zii', 1],
      [undefined, '', 1],
    ])
    expect([persons, known.length]).toEqual([3, 2])
  })

  it('leaves out whom an envelope does not hold, by their line', () => {
    const many = Array.from({ length: 21 }, (_, at) => `Famiglia Rossi;Cugino ${at}`).join('\n')
    const { persons, doubts } = of(`busta;nome\n${many}`)
    expect([persons, doubts]).toEqual([20, [{ line: 22, why: 'su una busta ci stanno 21 persone' }]])
  })

  it('cuts nothing: a line that is too long or has no name is left out and told', () => {
    const { persons, doubts } = of(
      `nome;allergie;note\nElio;${'a'.repeat(200)};\nPia;${'a'.repeat(201)};\n;arachidi;\nTea;;${'n'.repeat(501)}`,
    )
    expect(persons).toBe(1)
    expect(doubts).toEqual([
      { line: 3, why: 'quello che dice la colonna delle allergie ha più di 200 caratteri' },
      { line: 4, why: 'manca il nome' },
      { line: 5, why: 'la nota ha più di 500 caratteri' },
    ])
  })
})
