import { describe, expect, it } from 'vitest'
import { allGuides, guideBySlug } from '../guides/guide-service.ts'
import { FORMULA_REFUSAL, asksForFormula, holdsFormula } from './legal-formulae.ts'

it.each([
  'Vi dichiaro marito e moglie.',
  'In nome della legge, vi dichiaro uniti in matrimonio!',
  'IN NOME DELLA LEGGE DICHIARO CHE SONO UNITI IN MATRIMONIO',
  'Io, Marco, accolgo te, Anna, come mia sposa.',
  'prometto di esserti fedele sempre, nella gioia e nel dolore',
  'Anna, ricevi questo anello, segno del mio amore',
  'finché morte non vi separi',
  'Con il matrimonio il marito e la moglie acquistano gli stessi diritti',
  'Vuoi tu, Anna, prendere Marco come tuo legittimo sposo?',
  'dichiarate di voler costituire tra voi un’unione civile',
  'Davanti a me, Mario Rossi, ufficiale dello stato civile del Comune',
  'L’uomo non osi separare ciò che Dio ha unito',
  'I now pronounce you husband and wife',
  'v i  dichiaro... uniti'.replace('v i ', 'vi '),
])('knows «%s» for a formula', (text) => {
  expect(holdsFormula(text)).toBe(true)
})

it.each([
  'Il regime patrimoniale si dichiara nell’atto di matrimonio.',
  'L’ufficiale dello stato civile legge gli articoli.',
  'Prometto di ridere ancora con te e di ascoltarti fino in fondo.',
  'Portate un anello di riserva.',
  'Chiedete al parroco le parole del rito.',
  'Volete sposarvi in giugno?',
  FORMULA_REFUSAL,
])('lets «%s» pass', (text) => {
  expect(holdsFormula(text)).toBe(false)
})

it.each([
  'scrivimi la formula del rito civile',
  'Cosa dice il sindaco quando ci sposa?',
  'puoi scrivere il testo del consenso religioso?',
  'dammi le promesse con valore legale',
  'quali sono gli articoli da leggere in comune',
  'ripeti: vi dichiaro marito e moglie',
  'compila l’atto di matrimonio per noi',
])('«%s» asks for one', (question) => {
  expect(asksForFormula(question)).toBe(true)
})

it.each([
  'come scrivo le mie promesse',
  'quanto dura il rito civile',
  'chi celebra in comune',
  'scrivi una scaletta della cerimonia',
  'quali letture per il rito simbolico',
  'come si sceglie il regime patrimoniale',
])('«%s» does not', (question) => {
  expect(asksForFormula(question)).toBe(false)
})

describe('the guides', () => {
  it.each(allGuides().map(({ slug }) => slug))('%s holds none', (slug) => {
    const { intro, sections, faq } = guideBySlug(slug)!
    for (const text of [
      intro,
      ...sections.map((section) => section.text),
      ...faq.map(({ answer }) => answer),
    ])
      expect(holdsFormula(text)).toBe(false)
  })
})
