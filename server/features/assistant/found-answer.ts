/** Answers without a model: passages of the guides, vendors of the catalogue, one's own plan. Nothing is made up. */
import type { AssistantEvent, VendorSearch } from '#contract/site/assistant.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { provinceOf, regionOf } from '#contract/lists/places/places.ts'
import type { Actor } from '../../platform/people/actor.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Passage, searchPassages } from '../guides/guide-service.ts'
import { searchVendors } from '../vendors/vendor-service.ts'
import { FORMULA_REFUSAL, asksForFormula, holdsFormula } from './legal-formulae.ts'
import { freshTasks, planAnswer, readPlan } from './plan-reader.ts'
import { type VendorWish, readPlanWish, readVendorWish } from './question-reader.ts'

export interface Asking {
  question: string
  actor: Actor
  tx: Queryable
  /** Of the request, `YYYY-MM-DD`. */
  today: string
}

const CARDS = 6
/** A quotation, in characters: whole sentences as far as they fit. */
const QUOTED = 620
/** A second guide is named when it speaks of it nearly as much. */
const NEARLY = 0.8
const PROPOSED = 3

/** The events of an answer, without `start` and `done`. */
export async function* foundAnswer(asking: Asking): AsyncGenerator<AssistantEvent> {
  const { question, actor, tx, today } = asking
  if (asksForFormula(question)) {
    yield { type: 'text', text: FORMULA_REFUSAL }
    yield sourcesOf(['rito-civile', 'rito-religioso', 'promesse-personali'])
    return
  }
  const own = readPlanWish(question)
  if (own) {
    yield {
      type: 'text',
      text:
        actor.kind === 'couple'
          ? planAnswer(own, await readPlan(actor.coupleId, actor.uid, tx), today)
          : 'Per rispondere devo leggere il vostro piano: [accedete](/login) con l’account della coppia, oppure [createne uno](/register). Senza account potete provare la lista nella pagina [Pianifica](/planning).',
    }
    return
  }
  const wish = readVendorWish(question)
  if (wish?.wanted === 'first') {
    yield* foundVendors(wish, asking)
    yield* passagesFor(asking, 1)
    return
  }
  const passages = searchPassages(question)
  if (passages.length === 0 && !wish) {
    yield { type: 'text', text: NOTHING }
    return
  }
  yield* passagesFor(asking, 2)
  if (wish) yield* foundVendors(wish, asking, true)
}

const NOTHING =
  'Nelle guide non trovo niente su questo. Provate con altre parole, per esempio un documento, un fornitore o un momento della giornata; tutte le guide sono [qui](/guide). Per una domanda sul sito scrivete all’[assistenza](/assistance).'

/** What the guides say, the best passage whole and where to read on. */
async function* passagesFor(
  { question, actor, tx, today }: Asking,
  guides: 1 | 2,
): AsyncGenerator<AssistantEvent> {
  const passages = searchPassages(question).filter(({ text }) => !holdsFormula(text))
  const best = passages[0]
  if (!best) return
  // After vendors, only a guide on their kind is worth a line.
  if (guides === 1) return void (yield { type: 'sources', sources: [sourceOf(best)] })
  const second = passages.find(
    ({ guide, score }) => guide.slug !== best.guide.slug && score >= best.score * NEARLY,
  )
  const parts = [quote(best)]
  if (best.guide.ask.length > 0)
    parts.push(
      `**Dove chiedere**\n\n${best.guide.ask.map(({ who, what }) => `- ${who}: ${what}.`).join('\n')}`,
    )
  yield { type: 'text', text: parts.join('\n\n') }
  yield { type: 'sources', sources: [sourceOf(best), ...(second ? [sourceOf(second)] : [])] }
  if (actor.kind !== 'couple') return
  const tasks = freshTasks(best.guide.tasks, await readPlan(actor.coupleId, actor.uid, tx), today)
  if (tasks.length > 0) yield { type: 'tasks', tasks: tasks.slice(0, PROPOSED) }
}

const quote = ({ guide, title, text }: Passage) => `**${title ?? guide.title}**\n\n${quoted(text, QUOTED)}`

/** The beginning of a text, cut between paragraphs, lines or sentences. */
export function quoted(text: string, limit: number): string {
  if (text.length <= limit) return text
  const room = text.slice(0, limit)
  const cut = Math.max(room.lastIndexOf('\n'), room.lastIndexOf('. ') + 1)
  return (cut > limit / 3 ? room.slice(0, cut) : `${room.slice(0, room.lastIndexOf(' '))}…`).trim()
}

const sourceOf = ({ guide }: Passage) => ({ slug: guide.slug, title: guide.title })

const sourcesOf = (slugs: readonly string[]): AssistantEvent => ({
  type: 'sources',
  sources: slugs.map((slug) => ({ slug, title: TITLES[slug]! })),
})
const TITLES: Record<string, string> = {
  'rito-civile': 'Il matrimonio civile: sala, testimoni, tempi',
  'rito-religioso': 'Sposarsi in chiesa con effetti civili',
  'promesse-personali': 'Scrivere le proprie promesse, quelle personali',
}

/** Vendors by what was asked; when there are none, by less: first without the price, then without the place. */
async function* foundVendors(
  { search, mistyped }: VendorWish,
  { tx, today }: Asking,
  also = false,
): AsyncGenerator<AssistantEvent> {
  const read = mistyped ? `Ho letto «${mistyped.written}» come ${mistyped.place}. ` : ''
  for (const { search: tried, without } of loosened(search)) {
    const { items, total } = await searchVendors(filterOf(tried), today, tx)
    if (total === 0) continue
    const words = searchWords(tried)
    const found =
      total === 1 ? `Ho trovato un fornitore: ${words}.` : `Ho trovato ${total} fornitori: ${words}.`
    const text = without
      ? `Non trovo nessuno con tutto quello che chiedete: ${searchWords(search)}. ${without}, ${found[0]!.toLowerCase()}${found.slice(1)}`
      : found
    yield { type: 'text', text: `${also ? '\n\n' : ''}${read}${text}` }
    yield { type: 'vendors', vendors: items, total, search: tried }
    return
  }
  if (!also)
    yield {
      type: 'text',
      text: `${read}Nel catalogo non trovo ${searchWords(search)}. Provate una zona più larga, o guardate [tutti i fornitori](/fornitori).`,
    }
}

export const filterOf = (search: VendorSearch) => ({
  ...search,
  category: categoryOf(search.category ?? '')?.slug,
  limit: CARDS,
})

function* loosened(search: VendorSearch): Generator<{ search: VendorSearch; without?: string }> {
  yield { search }
  const { priceMaxCents, guests, freeOn, ...place } = search
  if (priceMaxCents !== undefined || guests !== undefined || freeOn)
    yield { search: place, without: 'Senza il limite di prezzo, numero o giorno' }
  const { province, q, ...wide } = place
  if (province || q) {
    const region = province && provinceOf(province)?.region
    yield { search: { ...wide, ...(region && { region }) }, without: 'Cercando più lontano' }
  }
}

const money = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
})

/** A search in words: "fotografi in provincia di Lecce, da meno di 2.000 €". */
export function searchWords({
  category,
  region,
  province,
  q,
  priceMaxCents,
  guests,
  freeOn,
}: VendorSearch): string {
  const kind = categoryOf(category ?? '')?.name.toLowerCase() ?? 'fornitori'
  const place = province
    ? ` in provincia di ${provinceOf(province)?.name ?? province}`
    : region
      ? ` ${regionOf(region)?.inName ?? region}`
      : q
        ? ` a ${q}`
        : ''
  return [
    kind + place,
    ...(priceMaxCents === undefined ? [] : [`con prezzi entro ${money.format(priceMaxCents / 100)}`]),
    ...(guests === undefined ? [] : [guests === 1 ? 'per una persona' : `per ${guests} persone`]),
    ...(freeOn ? [`liberi il ${freeOn.split('-').reverse().join('/')}`] : []),
  ].join(', ')
}
