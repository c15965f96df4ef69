/**
 * Finds the passages of the guides that answer a question: BM25 over words without endings, with what people say
 * otherwise, and more weight for a title, a keyword and a frequent question than for running text.
 */
import { allGuides, type GuideText } from './guide-texts.ts'
import { fold, stem, stems } from './italian-words.ts'

export interface Passage {
  guide: GuideText
  /** The section's or the question's title; none for the introduction. */
  title: string | undefined
  text: string
  score: number
}

/** What is asked in one word and written in another. The first of each line is how the guides say it. */
const SAID_OTHERWISE = [
  'costo costa prezzo spesa spende spendere soldi tariffa caro economico',
  'location villa castello ristorante masseria agriturismo posto luogo sala',
  'fotografo fotografie foto fotografa scatti',
  'video videomaker filmato riprese',
  'musica dj band canzoni musicisti',
  'catering cibo menu pranzo cena mangiare banchetto buffet',
  'invitati ospiti invitare lista',
  'partecipazioni inviti invito',
  'fedi anelli anello',
  'fiori bouquet fiorista addobbi',
  'abito vestito abiti vestiti',
  'documenti carte certificati burocrazia',
  'chiesa religioso parroco prete cattolico parrocchia',
  'comune municipio sindaco',
  'pioggia piove maltempo meteo',
  'disdire annullare disdetta rinunciare cancellare rimandare spostare rinviare',
  'caparra deposito anticipo acconto',
  'congedo ferie permesso licenza',
  'viaggio luna miele',
  'straniero straniera estero estera',
  'divorziato divorziata divorzio seconde risposarsi risposare',
  'sostenibile ecologico green spreco',
  'tavoli posti tableau disposizione',
  'scaletta orari programma timeline',
].map((line) => [...new Set(line.split(' ').map(stem))])

const K1 = 1.3
const B = 0.6
/** How much a word of a title says, against one of the text. */
const WEIGHT = { title: 3, keywords: 2.5, heading: 2, question: 1.5, text: 1 }
/** Every guide has this part, and answers show it by themselves. */
const ASK_TITLE = 'Dove chiedere'
/** A word said otherwise says a little less. */
const OTHERWISE = 0.6
/** Below this a passage only shares a word by chance. */
const MIN_SCORE = 3.2

interface Entry {
  guide: GuideText
  title: string | undefined
  text: string
  /** What the passage itself says, and what its guide is about. */
  own: Map<string, number>
  about: Map<string, number>
  length: number
}

let index: { entries: Entry[]; found: Map<string, number>; average: number } | undefined

function makeIndex() {
  const entries = allGuides().flatMap((guide) => {
    const about = weighed([guide.keywords, WEIGHT.keywords], [guide.title, WEIGHT.title])
    const entry = (title: string | undefined, text: string, heading = WEIGHT.heading): Entry => {
      const words = stems(text)
      const own = weighed([title ?? '', heading])
      for (const word of words) own.set(word, Math.min(4, (own.get(word) ?? 0) + WEIGHT.text))
      return { guide, title, text, own, about, length: words.length }
    }
    return [
      entry(undefined, guide.intro),
      ...guide.sections
        .filter(({ title }) => title !== ASK_TITLE)
        .map((section) => entry(section.title, section.text)),
      ...guide.faq.map(({ question, answer }) => entry(question, answer, WEIGHT.question)),
    ]
  })
  const found = new Map<string, number>()
  for (const { own, about } of entries)
    for (const word of new Set([...own.keys(), ...about.keys()])) found.set(word, (found.get(word) ?? 0) + 1)
  return { entries, found, average: entries.reduce((sum, { length }) => sum + length, 0) / entries.length }
}

function weighed(...sources: [text: string, weight: number][]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [text, weight] of sources)
    for (const word of stems(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight))
  return weights
}

/** What is looked for: for each word of the question its forms, each with what it counts. */
function lookedFor(question: string): ReadonlyMap<string, number>[] {
  return [...new Set(stems(question))].map((word) => {
    const forms = new Map([[word, 1]])
    for (const group of SAID_OTHERWISE)
      if (group.includes(word)) for (const other of group) if (other !== word) forms.set(other, OTHERWISE)
    return forms
  })
}

/** The passages that answer a question best, the best first; none when nothing speaks of it. */
export function searchPassages(question: string, limit = 6): Passage[] {
  index ??= makeIndex()
  const { entries, found, average } = index
  const words = lookedFor(question)
  const asked = fold(question)
  const scored = entries.map((entry) => {
    let score = 0
    let met = 0
    for (const forms of words) {
      let most = 0
      for (const [word, counts] of forms) {
        const weight = entry.own.get(word) ?? 0
        const topic = entry.about.get(word) ?? 0
        if (!weight && !topic) continue
        const rarity = Math.log(1 + (entries.length - found.get(word)! + 0.5) / (found.get(word)! + 0.5))
        // A short passage is no better for being short.
        const long = 1 - B + (B * Math.max(entry.length, average)) / average
        const said = (weight * (K1 + 1)) / (weight + K1 * long) + (topic * (K1 + 1)) / (topic + K1)
        most = Math.max(most, counts * rarity * said)
      }
      score += most
      if (most > 0) met++
    }
    // A passage that speaks of all that was asked, before one that says much of a part of it.
    score *= 0.5 + (0.5 * met) / Math.max(1, words.length)
    // An introduction tells of the guide and answers little; a part says more than one small question.
    score *= entry.title === undefined ? 0.8 : entry.title.endsWith('?') ? 0.9 : 1
    // One word alone asks for the subject: its first part.
    if (words.length === 1 && entry.title && entry.title === entry.guide.sections[0]?.title) score *= 1.3
    if (entry.title && asked.length > 8 && fold(entry.title).includes(asked)) score *= 1.5
    return { guide: entry.guide, title: entry.title, text: entry.text, score }
  })
  return scored
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
}
