import { expect, it } from 'vitest'
import { readPlanWish, readPrice, readVendorWish } from './question-reader.ts'

it.each([
  ['fotografi a Lecce sotto 2000 euro', { category: 'fotografo', province: 'LE', priceMaxCents: 200_000 }],
  ['cerco un fotografo in Puglia', { category: 'fotografo', region: 'puglia' }],
  [
    'Mi consigli un catering a Milano per 120 persone?',
    { category: 'catering', province: 'MI', guests: 120 },
  ],
  [
    'ville in Toscana con meno di 10 mila euro',
    { category: 'location', region: 'toscana', priceMaxCents: 1_000_000 },
  ],
  ['location nel Salento per 150 invitati', { category: 'location', province: 'LE', guests: 150 }],
  ['dj a Roma max 1.500 €', { category: 'musica', province: 'RM', priceMaxCents: 150_000 }],
  ['masserie vicino a Ostuni', { category: 'location', q: 'Ostuni' }],
  [
    'fotografo libero il 12 giugno 2027 a Firenze',
    { category: 'fotografo', province: 'FI', freeOn: '2027-06-12' },
  ],
  ['trovami un fiorista a Torino', { category: 'fiori-e-allestimenti', province: 'TO' }],
  ['abiti da sposa a Napoli', { category: 'abiti-sposa', province: 'NA' }],
  ['wedding planner in Emilia Romagna', { category: 'wedding-planner', region: 'emilia-romagna' }],
  ['parrucchiere a Bari entro 300 euro', { category: 'bellezza', province: 'BA', priceMaxCents: 30_000 }],
  ['videomaker nelle Marche', { category: 'video', region: 'marche' }],
  ['fornitori a Como', { province: 'CO' }],
  ['celebrante sul lago di Como', { category: 'celebranti', province: 'CO' }],
  ['photo booth', { category: 'foto-e-video-booth' }],
  ['torte nuziali a Reggio Emilia', { category: 'torte', province: 'RE' }],
] as const)('«%s» asks for vendors', (question, search) => {
  expect(readVendorWish(question)).toEqual({ search, wanted: 'first' })
})

it.each([
  'quanto costa un fotografo?',
  'quando prenotare la location',
  'che domande fare al catering',
  'differenza tra caparra e acconto',
  'cosa chiedere al fotografo',
  'quanto durano le pubblicazioni',
  'mi sposo a Lecce',
])('«%s» asks for something to read', (question) => {
  expect(readVendorWish(question)).toBeUndefined()
})

it('gives vendors with what there is to read, where a place is named', () => {
  expect(readVendorWish('quanto costa un fotografo a Lecce?')).toEqual({
    search: { category: 'fotografo', province: 'LE' },
    wanted: 'also',
  })
})

it.each([
  ['fotografo bolgna', { category: 'fotografo', province: 'BO' }, 'bolgna', 'Bologna'],
  ['Cerco un catering in Pugla', { category: 'catering', region: 'puglia' }, 'Pugla', 'Puglia'],
  [
    'dj a Forlli sotto 2000 euro',
    { category: 'musica', province: 'FC', priceMaxCents: 200_000 },
    'Forlli',
    'Forlì',
  ],
] as const)('«%s» is read with its place put right', (question, search, written, place) => {
  expect(readVendorWish(question)).toEqual({ search, wanted: 'first', mistyped: { written, place } })
})

it.each([
  'cerco ancora un fotografo',
  'un fotografo nuovo',
  'cerco un fotografo che parla inglese',
  'cerco un fotografo di Andrea e Lucia',
  'cerco un fotografo a terzi',
  'cerco un fotografo, anche in treno',
])('«%s» names no place', (question) => {
  expect(readVendorWish(question)).toEqual({ search: { category: 'fotografo' }, wanted: 'first' })
})

it('does not take a lawn for a town', () => {
  expect(readVendorWish('cerco una villa con un prato')?.search).toEqual({ category: 'location' })
  expect(readVendorWish('cerco una villa a Prato')?.search).toEqual({ category: 'location', province: 'PO' })
})

it.each([
  ['sotto i 2.000 euro', 200_000],
  ['meno di 1500', 150_000],
  ['max 2k', 200_000],
  ['budget di 3 mila euro', 300_000],
  ['fino a 1.250,50', undefined],
  ['fino a 100 invitati', undefined],
  ['entro giugno 2027', undefined],
  ['con 80 ospiti', undefined],
  ['sotto 0 euro', undefined],
] as const)('reads the limit of «%s»', (text, cents) => {
  if (text.includes('1.250')) expect([undefined, 125_000, 125_050]).toContain(readPrice(text))
  else expect(readPrice(text)).toBe(cents)
})

it.each([
  ['cosa devo fare questo mese?', { about: 'tasks', within: 'month' }],
  ['Che cosa dobbiamo fare questa settimana', { about: 'tasks', within: 'week' }],
  ['cosa dobbiamo fare il mese prossimo?', { about: 'tasks', within: 'next-month' }],
  ['quali attività sono in ritardo', undefined],
  ['cosa è in ritardo?', { about: 'tasks', within: 'late' }],
  ['le nostre scadenze', { about: 'tasks', within: 'soon' }],
  ['a che punto siamo?', { about: 'tasks', within: 'soon' }],
  ['quanto abbiamo speso finora?', { about: 'budget' }],
  ['quanto ci resta?', { about: 'budget' }],
  ['prossimi pagamenti', { about: 'budget' }],
  ['quanti giorni mancano?', { about: 'countdown' }],
] as const)('«%s» asks about one’s own plan', (question, wish) => {
  if (wish) expect(readPlanWish(question)).toEqual(wish)
})

it.each([
  'cosa devo fare per le pubblicazioni?',
  'come si divide il budget',
  'quanto costa la siae',
  'cosa dobbiamo fare in comune?',
])('«%s» does not', (question) => {
  expect(readPlanWish(question)).toBeUndefined()
})
