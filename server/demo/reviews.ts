import type { Review } from '#contract/vendors/review.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import { entityOf, instantOf, pastWeddingDay, seasonOf } from './days.ts'
import { linesFor, type Words } from './grammar.ts'
import type { Random } from './random.ts'
import { men, women } from './region-words.ts'
import { telling, type Telling } from './telling.ts'
import { textsByCategory } from './texts/by-category.ts'
import {
  apologies,
  closings,
  details,
  halfhearted,
  openings,
  reviewWords,
  shortcomings,
  thanks,
  titles,
} from './texts/review-texts.ts'
import type { MadeVendor } from './vendors.ts'

const MOST_REVIEWS = 40
const REPLY_SHARE = 0.35
/** In how many reviews a sentence may stand. */
const SAID_AT_MOST = 2
const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')

/** Writes the reviews of vendors, one after the other; no sentence stands in more than two of all of them. */
export function reviewer(today: string) {
  const voices = {
    couples: telling(SAID_AT_MOST),
    titles: telling(SAID_AT_MOST),
    vendors: telling(SAID_AT_MOST),
  }
  return (made: MadeVendor, random: Random) => reviewVendor(made, today, voices, random)
}

interface Voices {
  couples: Telling
  titles: Telling
  vendors: Telling
  /** the lines told of this vendor */
  told?: Set<string>
}

/** The reviews of a vendor; gives its `rating` and `reviewCount` the values they add up to. */
function reviewVendor(made: MadeVendor, today: string, voices: Voices, random: Random): Review[] {
  const { vendor } = made
  const leading = vendor.typeOfAccount === 'elite' && random.chance(0.5)
  const count =
    vendor.slug === 'villa-cipressa'
      ? MOST_REVIEWS
      : Math.floor(random.next() ** (leading ? 1.6 : 5) * (MOST_REVIEWS + 1))
  const excellence = vendor.slug === 'villa-cipressa' ? 1 : random.next()
  // Nobody reads the same turn of phrase twice on one page, as long as there are others.
  const told = new Set<string>()
  const reviews = Array.from({ length: count }, () =>
    writeReview(made, excellence, today, { ...voices, told }, random),
  )
  vendor.reviewCount = count
  vendor.rating =
    count === 0 ? 0 : Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / count) * 100) / 100
  return reviews.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}

function writeReview(
  made: MadeVendor,
  excellence: number,
  today: string,
  voices: Voices,
  random: Random,
): Review {
  const { vendor, persona } = made
  const texts = textsByCategory[vendor.category].texts
  const eventDate = pastWeddingDay(today, 20, 1060, random)
  const writtenOn = earlier(addDays(eventDate, random.int(4, 70)), addDays(today, -1))
  const rating = starsFor(excellence, random)
  const author = coupleNames(random)
  const words = { ...persona.words, ...wordsOf(eventDate, author, random) }
  const tell = (lines: readonly string[], count = 1) =>
    voices.couples.some(lines, count, words, random, voices.told)
  const praise = linesFor(texts.praise, persona.tags)
  const faults = linesFor(texts.faults, persona.tags)
  const wanting = (count: number) => {
    const said = tell(faults, count)
    return said.length < count ? [...said, ...tell(shortcomings, count - said.length)] : said
  }
  const praised = () => {
    const said = tell(praise)
    return said.length > 0 ? said : tell(details)
  }
  const parts =
    rating >= 4
      ? [
          random.chance(0.5) && tell(openings),
          praised(),
          rating === 4 && random.chance(0.5) && wanting(1),
          random.chance(0.55) && tell(details),
          random.chance(0.3) && tell(closings),
        ]
      : [
          random.chance(0.4) && tell(openings),
          rating === 3 && tell(praise),
          wanting(rating === 2 ? 2 : 1),
          tell(halfhearted),
        ]
  const text = parts.flatMap((part) => part || [])
  const tellAnyway = () => voices.couples.some([...details, ...openings], 1, words, random)
  const [title] =
    random.chance(0.45) && rating >= 4 ? voices.titles.some(titles, 1, words, random.fork('title')) : []
  const near = () => Math.max(1, Math.min(5, rating + random.pick([-1, 0, 0, 0, 1])))
  const replied = random.chance(rating <= 3 ? 0.7 : REPLY_SHARE)
  const [reply] = replied ? voices.vendors.some(rating <= 3 ? apologies : thanks, 1, words, random) : []
  return {
    ...entityOf(writtenOn, random),
    vendorId: vendor.id,
    author,
    eventDate,
    rating,
    aspects: { quality: near(), kindness: near(), value: near(), flexibility: near() },
    ...(title && { title }),
    text: (text.length > 0 ? text : tellAnyway()).join(' '),
    photos: [],
    verified: random.chance(0.55),
    ...(reply && {
      reply: {
        text: reply,
        at: instantOf(earlier(addDays(writtenOn, random.int(1, 9)), today), random),
      },
    }),
  }
}

/** What this couple speaks of: who sat there, what the weather did, when it was. */
function wordsOf(eventDate: string, author: string, random: Random): Words {
  const quando = whenOf(eventDate)
  const parente = random.pick(reviewWords.parente)
  const one = <Key extends keyof typeof reviewWords>(key: Key) => random.pick(reviewWords[key])
  const [consiglio, virtu] = [one('consiglio'), one('virtu')]
  return {
    autori: author,
    autoriPrimo: author.split(' e ')[0]!,
    quando,
    quandoMaiuscolo: capital(quando),
    quandoTorniamo: random.pick(['quando torniamo', 'a ogni ritorno', 'due volte l’anno', 'd’estate']),
    quandoPioveONo: random.pick(['piove', 'c’è il sole', 'apparecchiamo', 'suona quella canzone']),
    giornoDelMese: `${random.pick(['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'])}${random.pick(['', ' sera', ' mattina', ', sotto la pioggia', ', in pausa pranzo'])}`,
    diStagione: seasonOf(eventDate)
      .replace(/^(?=[aeiou])/, 'd’')
      .replace(/^p/, 'di p'),
    parente,
    parenteMaiuscolo: capital(parente),
    diParente: withOf(parente),
    personaCara: random.pick(['un nonno', 'il padre di lui', 'una zia', 'la madre di lei', 'un amico']),
    vuole: random.pick(['vuole', 'chiede di', 'non vede l’ora di', 'sogna di']),
    occasione: one('occasione'),
    guaio: one('guaio'),
    consiglio,
    consiglioMaiuscolo: capital(consiglio),
    virtu,
    virtuMaiuscolo: capital(virtu),
    tempo: one('tempo'),
    noi: one('noi'),
    mestiere: one('mestiere'),
    prova: one('prova'),
  }
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

/** "di mia suocera", "della zia Pina", "dello zio d’America". */
const withOf = (person: string) =>
  person.startsWith('l’')
    ? `dell’${person.slice(2)}`
    : /^(il|lo|la) /.test(person)
      ? `de${person.startsWith('il ') ? 'l' : `ll${person[1]}`}${person.slice(2)}`
      : `di ${person}`

function starsFor(excellence: number, random: Random): number {
  const draw = random.next()
  if (draw < 0.58 + excellence * 0.32) return 5
  if (draw < 0.84 + excellence * 0.14) return 4
  return draw < 0.965 + excellence * 0.03 ? 3 : 2
}

/** First names, as a couple signs. */
export function coupleNames(random: Random): string {
  const draw = random.next()
  const pair = draw < 0.9 ? [random.pick(women), random.pick(men)] : random.some(draw < 0.95 ? women : men, 2)
  return (random.chance(0.5) ? pair : pair.toReversed()).join(' e ')
}

const whenOf = (day: string) =>
  `a ${MONTHS[Number(day.slice(5, 7)) - 1]}`.replace('a a', 'ad a').replace('a o', 'a o')
const earlier = (a: string, b: string) => (a < b ? a : b)
