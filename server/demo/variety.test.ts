import { expect, test } from 'vitest'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { vendorScore } from '../features/vendors/vendor-score.ts'
import { makeDemo } from './make-demo.ts'
import { areAlike } from './picture-looks.ts'
import { fits } from './picture-places.ts'
import { sentencesOf } from './telling.ts'
import { weddingTitles } from './texts/real-wedding-texts.ts'

const demo = makeDemo(12_062_027, '2026-11-21')
const vendors = demo.vendors.map(({ vendor }) => vendor)
const motif = ({ id }: { id: string }) => id.replace(/^demo-/, '').replace(/-\d+$/, '')

/** What is said more than `most` times. A sentence counts once for each that says it. */
function saidTooOften(said: Iterable<readonly string[]>, most: number): string[] {
  const times = new Map<string, number>()
  for (const sentences of said)
    for (const sentence of new Set(sentences)) times.set(sentence, (times.get(sentence) ?? 0) + 1)
  return [...times].filter(([, count]) => count > most).map(([sentence]) => sentence)
}

// The questions are what couples ask everybody; what is answered is the vendor's own.
const saidBy = ({ headline, description, faq }: Vendor) => [
  headline,
  ...sentencesOf(description),
  ...faq.flatMap(({ answer }) => sentencesOf(answer)),
]

test('no sentence stands in two vendors', () => {
  expect(saidTooOften(vendors.map(saidBy), 1)).toEqual([])
})

test('no sentence stands in more than two reviews, nor in more than two answers to them', () => {
  expect(
    saidTooOften(
      demo.reviews.map(({ text }) => sentencesOf(text)),
      2,
    ),
  ).toEqual([])
  const replies = demo.reviews.flatMap(({ reply }) => (reply ? [sentencesOf(reply.text)] : []))
  expect(replies.length).toBeGreaterThan(1000)
  expect(saidTooOften(replies, 2)).toEqual([])
})

test('no two weddings tell the same: not a sentence, a title, a word of the couple, or the first picture', () => {
  const weddings = demo.realWeddings
  expect(
    saidTooOften(
      weddings.map(({ story, title, quote }) => [title, quote ?? '', ...story.flatMap(sentencesOf)]),
      1,
    ),
  ).toEqual([])
  expect(new Set(weddings.map(({ pictures }) => pictures[0]!.id)).size).toBe(weddings.length)
})

test('no cover is shown by two vendors', () => {
  const covers = vendors.map(({ cover }) => cover?.id)
  expect(covers.filter((id) => id === undefined)).toEqual([])
  expect(new Set(covers).size).toBe(vendors.length)
})

test('the first five pictures of a vendor are of five motifs', () => {
  const repeated = vendors.filter(({ gallery }) => new Set(gallery.slice(0, 5).map(motif)).size < 5)
  expect(repeated.map(({ businessName }) => businessName)).toEqual([])
})

test('nobody shows what is not found there: no lakeside in the hills, no terrace on a sea that is not near', () => {
  const strange = vendors.flatMap((vendor) =>
    vendor.gallery
      .map(motif)
      .filter((kind) => !fits({ kind }, vendor))
      .map((kind) => `${vendor.businessName}, ${vendor.place.city}: ${kind}`),
  )
  expect(strange).toEqual([])
  const weddings = demo.realWeddings.flatMap(({ vendorId, pictures }) => {
    const host = vendors.find(({ id }) => id === vendorId)!
    return pictures.map(motif).filter((kind) => !fits({ kind }, host))
  })
  expect(weddings).toEqual([])
})

const listsOf = (of: readonly Vendor[]): readonly Vendor[][] => {
  const listed = of
    .filter(({ active }) => active)
    .map((vendor) => ({ vendor, score: vendorScore(vendor) }))
    .toSorted((a, b) => b.score - a.score || (a.vendor.id < b.vendor.id ? -1 : 1))
    .map(({ vendor }) => vendor)
  return [
    listed,
    ...Map.groupBy(listed, ({ category }) => category).values(),
    ...Map.groupBy(listed, ({ place }) => place.region).values(),
    ...Map.groupBy(listed, ({ category, place }) => `${category} ${place.region}`).values(),
  ]
}

test.each(['2026-11-21', '2026-11-28', '2027-03-02'])(
  'no two neighbours of a list look alike, in all Italy or in a region, in a trade or in all, on %s',
  (today) => {
    const alike = listsOf(makeDemo(12_062_027, today).vendors.map(({ vendor }) => vendor)).flatMap((list) =>
      list
        .slice(1)
        .filter((vendor, at) => areAlike(motif(vendor.cover!), motif(list[at]!.cover!)))
        .map(({ businessName }) => businessName),
    )
    expect(alike).toEqual([])
  },
)

test('of the places to marry in at most three in ten show an arcade', () => {
  const covers = vendors.filter(({ category }) => category === 'location').map(({ cover }) => motif(cover!))
  const arcades = covers.filter((kind) => areAlike(kind, 'court'))
  expect(arcades.length).toBeLessThanOrEqual(0.3 * covers.length)
})

test('no paid place is like another of its trade, nor like the first of its list', () => {
  const paid = demo.visibility.map(({ vendorId }) => vendors.find(({ id }) => id === vendorId)!)
  for (const [category, list] of Map.groupBy(new Set(paid), (vendor) => vendor.category)) {
    const first = listsOf(vendors.filter((vendor) => vendor.category === category))[0]![0]!
    const kinds = [...new Set([first, ...list])].map(({ cover }) => motif(cover!))
    const alike = kinds.filter((kind, at) => kinds.some((other, to) => to > at && areAlike(kind, other)))
    expect([category, alike]).toEqual([category, []])
  }
})

const titlesOf = (list: readonly { title?: string | undefined }[]) =>
  list.flatMap(({ title }) => (title ? [[title]] : []))

test('no title stands over more than two reviews, none over two films, and no two awards are given for the same', () => {
  expect(saidTooOften(titlesOf(demo.reviews), 2)).toEqual([])
  expect(titlesOf(demo.reviews).length).toBeGreaterThan(400)
  expect(saidTooOften(titlesOf(demo.videos), 1)).toEqual([])
  const given = demo.awards.filter(({ citation }) => citation !== '')
  expect(
    saidTooOften(
      given.map(({ citation }) => [citation]),
      1,
    ),
  ).toEqual([])
  expect(demo.awards.filter(({ place, citation }) => place === 'winner' && citation === '')).toEqual([])
})

test('there are as many titles as weddings, so that no two are called alike with other names', () => {
  expect(weddingTitles.length).toBeGreaterThanOrEqual(demo.realWeddings.length)
})

test('no picture stands in more than three weddings, and each shows eight at least', () => {
  const shown = demo.realWeddings.map(({ pictures }) => pictures.map(({ id }) => id))
  expect(saidTooOften(shown, 3)).toEqual([])
  for (const pictures of shown) expect(pictures.length).toBeGreaterThanOrEqual(8)
})

test('the market shows sixty motifs at least, and its flagship twelve pictures', () => {
  expect(new Set(vendors.flatMap(({ gallery }) => gallery.map(motif))).size).toBeGreaterThanOrEqual(60)
  expect(vendors.find(({ slug }) => slug === 'villa-cipressa')!.gallery).toHaveLength(12)
})

test('what a quote says of its payments is what the couple’s budget pays', () => {
  const { items } = demo.couples[0]!
  const mine = demo.bookings.filter(({ coupleId, quote }) => coupleId === demo.accounts.coupleId && quote)
  const withTerms = mine.filter(
    ({ quote, state }) => quote!.payments!.length > 0 && ['accepted', 'confirmed'].includes(state),
  )
  expect(withTerms.map(({ vendorId }) => vendorId)).toContain(demo.accounts.vendorId)
  for (const { vendorId, quote, eventDate } of withTerms) {
    const { payments, actualCents } = items.find((item) => item.vendorId === vendorId)!
    expect(payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(quote!.totalCents)
    expect(actualCents).toBe(quote!.totalCents)
    const said = quote!.payments!
    expect(payments.map(({ kind, amountCents }) => [kind, amountCents])).toEqual(
      said.map(({ kind, amountCents }) => [kind, amountCents]),
    )
    const last = payments.at(-1)!.dueDate!
    expect((Date.parse(eventDate) - Date.parse(last)) / 86_400_000).toBe(said.at(-1)!.days)
  }
})
