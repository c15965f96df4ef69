import { expect, test } from 'vitest'
import { renamed } from './invitation-people.ts'
import { invitationWords, mailOf, whatsAppOf } from './invitation-words.ts'

const couple = {
  partners: [
    { firstName: 'Anna', lastName: 'Rossi' },
    { firstName: 'Marco', lastName: 'Bianchi' },
  ],
  weddingDate: '2027-06-12',
}
const url = 'https://lovoglio.test/wedding/abc?invito=def&x=1'

test('an invitation is sent with whose it is, who marries, when, and its own link', () => {
  const words = invitationWords(couple, 'Zia Carla e zio Ugo', url)
  expect(words.subject).toBe('Anna e Marco si sposano')
  expect(words.text).toBe(
    `Zia Carla e zio Ugo, Anna e Marco si sposano sabato 12 giugno 2027. Il programma è qui, e con un tocco si risponde: ${url}`,
  )
  expect(new URL(whatsAppOf(words)).searchParams.get('text')).toBe(words.text)
  expect(new URL(mailOf(words)).searchParams.get('body')).toBe(words.text)
})

test('who has not named the other yet marries alone in words too', () => {
  const alone = { ...couple, partners: [{ firstName: 'Anna', lastName: 'Rossi' }] }
  expect(invitationWords(alone, 'Ada', url).subject).toBe('Anna si sposa')
})

test('without names and a day it says neither', () => {
  expect(invitationWords(undefined, 'Ada', url).text).toMatch(/^Ada, Noi due ci sposiamo\. /)
})

test('persons and places follow the name on the envelope', () => {
  const start = { name: '', people: [], maxCompanions: 0 }
  const typed = { ...start, ...renamed(start, 'Zia Carla e zio Ugo', true) }
  expect(typed).toEqual({
    name: 'Zia Carla e zio Ugo',
    people: [{ name: 'Zia Carla' }, { name: 'zio Ugo' }],
    maxCompanions: 1,
  })
  expect(renamed(typed, 'Zia Carla', true)).toEqual({ name: 'Zia Carla', people: [], maxCompanions: 0 })
  expect(renamed({ ...typed, maxCompanions: 2 }, 'Zia Carla', true).maxCompanions).toBe(1)
})

test('persons who were written by hand stay whatever the envelope says', () => {
  const mine = { name: 'Famiglia Rossi', people: [{ name: 'Franca' }], maxCompanions: 3 }
  expect(renamed(mine, 'Franca e Giorgio', true)).toEqual({ name: 'Franca e Giorgio' })
})

test('places that were chosen stay with another name, and grow for those it names', () => {
  const zia = { name: 'Zia Pina', people: [], maxCompanions: 1 }
  expect(renamed(zia, 'Zia Pina e Gino', false).maxCompanions).toBe(1)
  expect(renamed(zia, 'Pina, Gino e Lia', false).maxCompanions).toBe(2)
  expect(renamed({ ...zia, maxCompanions: 4 }, 'Pina e Gino', false).maxCompanions).toBe(4)
})
