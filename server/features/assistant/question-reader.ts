/** What a question in Italian asks for: vendors of a kind, place and price; one's own plan; or something to read about. */
import type { VendorSearch } from '#contract/site/assistant.ts'
import { provinces, regions } from '#contract/lists/places/places.ts'
import { fold } from '../guides/guide-service.ts'
import { COMMON_WORDS, PLACES, kindIn, placeMeant } from '../vendors/vendor-service.ts'

const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')

const SEEKS =
  /\b(cerc\w*|trov\w*|consigl\w*|sugger\w*|mostra\w*|elenc\w*|proponi\w*|avete|conosc\w+|indica\w*|chi (fa|suona|cucina)|mi serve un\w*|ci serve un\w*)\b/
const ASKS_ABOUT =
  /\b(quanto cost\w*|quanto si spende|quanto spend\w*|quanto dura|quando|come|perche|cosa|che cosa|domande|chi paga|differenz\w+|conviene|obbligator\w+|serve|servono|bisogna|quant[ie]|contratt\w+|caparr\w+|disdi\w+|siae)\b/

export interface VendorWish {
  search: VendorSearch
  /** `first`: vendors are what is asked for. `also`: something to read is, and vendors go with it. */
  wanted: 'first' | 'also'
  /** A place that was put right: as it was written, and as it was read. */
  mistyped?: { written: string; place: string }
}

/** The vendors a question asks for, or undefined. */
export function readVendorWish(question: string): VendorWish | undefined {
  const folded = fold(question)
  const kind = kindIn(folded)
  const category = kind?.category
  const named = namedPlace(question, folded)
  const meant = named ? undefined : mistypedPlace(question, folded, kind?.words)
  const place = named ?? meant?.where ?? namedTown(question)
  const price = readPrice(question)
  const guests = readGuests(folded)
  const freeOn = readDay(folded)
  const anyKind = /\bfornitor[ei]\b/.test(folded)
  if (!category && !anyKind) return undefined
  const narrowed = Boolean(place || price !== undefined || guests !== undefined || freeOn)
  const search: VendorSearch = {
    ...(category && { category }),
    ...place,
    ...(price !== undefined && { priceMaxCents: price }),
    ...(guests !== undefined && { guests }),
    ...(freeOn && { freeOn }),
  }
  const mistyped = meant && { mistyped: meant.mistyped }
  const seeks = SEEKS.test(folded)
  const asksAbout = ASKS_ABOUT.test(folded)
  if (seeks && !/\b(cercar\w*|scegli\w*|trovare) \b.*\bcome\b/.test(folded) && (narrowed || !asksAbout))
    return { search, wanted: 'first', ...mistyped }
  if (narrowed && !asksAbout) return { search, wanted: 'first', ...mistyped }
  if (category && !asksAbout && folded.split(' ').length <= 3) return { search, wanted: 'first', ...mistyped }
  return category && place ? { search, wanted: 'also', ...mistyped } : undefined
}

type Where = Pick<VendorSearch, 'region' | 'province' | 'q'>

function namedPlace(question: string, folded: string): Where | undefined {
  const words = ` ${folded} `
  for (const { name, place } of PLACES) {
    if (!words.includes(` ${name} `)) continue
    const capital = name[0]!.toUpperCase() + name.slice(1)
    if (COMMON_WORDS.has(name) && !question.includes(capital)) continue
    if (Object.keys(place).length > 0) return place
  }
  return undefined
}

/** What is said before a place. */
const PLACE_AFTER = /(^| )(a|ad|in|di|da|zona|presso|provincia|verso|nel|nella|nelle|dintorni|tra|fra)$/

/**
 * A place that was mistyped. In a whole question most words are none: it is looked for only where a place is said, or
 * right after the kind of vendor.
 */
function mistypedPlace(
  question: string,
  folded: string,
  kind: string | undefined,
): { where: Where; mistyped: { written: string; place: string } } | undefined {
  const words = folded.split(' ')
  for (const [at, word] of words.entries()) {
    const before = words.slice(0, at).join(' ')
    if (!PLACE_AFTER.test(before) && !(kind && ` ${before}`.endsWith(` ${kind}`))) continue
    const name = placeMeant(word)
    const where = PLACES.find((place) => place.name === name)?.place
    if (!name || !where || Object.keys(where).length === 0) continue
    const written = new RegExp(word, 'i').exec(question)?.[0] ?? word
    return { where, mistyped: { written, place: spelt(name) } }
  }
  return undefined
}

/** With its capital and accent: those of the province or region that is called so, or begins so. */
function spelt(name: string): string {
  const full = [...provinces, ...regions].find((place) => fold(place.name).startsWith(name))?.name
  return full?.slice(0, name.length) ?? name[0]!.toUpperCase() + name.slice(1)
}

function namedTown(question: string): Where | undefined {
  const town =
    /(?:\b(?:a|ad|vicino a|vicino ad|zona|presso|dintorni di)\s+)([A-ZÀ-Ý][\p{L}’']+(?:\s+(?:di\s+|del\s+|della\s+|al\s+|sul\s+)?[A-ZÀ-Ý][\p{L}’']+)*)/u.exec(
      question,
    )?.[1]
  return town && !MONTHS.includes(fold(town)) ? { q: town } : undefined
}

const LIMIT_WORDS =
  /(sotto|meno di|entro|massimo|max|fino a|non oltre|non più di|al massimo|budget(?: di)?|con|spendere|a)\s+(?:i\s+|gli\s+|a\s+|di\s+)?(?:€\s*)?(\d{1,3}(?:[. ]\d{3})+|\d+(?:,\d+)?)\s*(mila|k\b|€|euro)?(?!\s*(?:invitat|ospit|person|copert|posti|mes|giorn|or[ae]\b|\d))/giu
/** A limit of fewer euro is another number. */
const LEAST_EUROS = 40

/** The most to be spent, in cents. */
export function readPrice(question: string): number | undefined {
  for (const [, word, figure, unit] of question.matchAll(LIMIT_WORDS)) {
    // "con 2000" and "a 2000" may be anything; with a unit they are money.
    if (/^(con|a|entro)$/i.test(word!) && !unit) continue
    const thousands = unit && /mila|k/i.test(unit) ? 1_000 : 1
    const euros = Number(figure!.replaceAll(/[. ]/g, '').replace(',', '.')) * thousands
    if (euros >= LEAST_EUROS && euros <= 1_000_000) return Math.round(euros * 100)
  }
  return undefined
}

function readGuests(folded: string): number | undefined {
  const figure = Number(/\b(\d{1,4}) (invitat|ospit|person|copert|post)/.exec(folded)?.[1])
  return figure >= 1 && figure <= 5_000 ? figure : undefined
}

function readDay(folded: string): string | undefined {
  const byName = new RegExp(`\\b(\\d{1,2}) (${MONTHS.join('|')}) (20\\d\\d)\\b`).exec(folded)
  const byFigures = /\b(\d{1,2}) (\d{1,2}) (20\d\d)\b/.exec(folded)
  const [day, month, year] = byName
    ? [byName[1]!, String(MONTHS.indexOf(byName[2]!) + 1), byName[3]!]
    : [byFigures?.[1] ?? '', byFigures?.[2] ?? '', byFigures?.[3] ?? '']
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const real = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(text) ? text : undefined
}

export type PlanWish = { about: 'tasks'; within: TaskSpan } | { about: 'budget' } | { about: 'countdown' }
export type TaskSpan = 'week' | 'month' | 'next-month' | 'late' | 'soon'

const OWN_BUDGET =
  /\b(quanto (ho|abbiamo)( gia)? (speso|pagato|versato)|quanto (mi|ci) (resta|rimane|avanza|manca)|(mio|nostro) budget|(prossim[ie]|nostr[ie]|mie[i]?) (pagament[oi]|rate|saldi)|pagamenti (in scadenza|da fare)|(cosa|quanto) (devo|dobbiamo)( ancora)? pagare|(dentro|fuori) (il|dal) budget|budget rimast\w+|le nostre spese|le mie spese)\b/
const OWN_TASKS =
  /\b(cosa|che cosa|quali cose|quali attivita) (devo|dobbiamo|mi resta|ci resta|resta|rimane|manca|mi manca|ci manca)( ancora)?( da)? (fare|sbrigare|organizzare)\b|\b(mie|nostre|prossime) (attivita|scadenze|cose da fare)\b|\b(attivita|cose|scadenze) (in ritardo|scadute|di questo mese|di questa settimana|del mese prossimo)\b|\b(cosa|che cosa) (c e )?(e )?(in ritardo|da fare|scade)\b|\ba che punto (siamo|sono)\b|\bsiamo in ritardo\b|\bcosa manca\b/
/** Words that belong to such a question itself. */
const PLAN_WORDS =
  /\b(cosa|che|quali|cose|attivita|scadenze|devo|dobbiamo|fare|sbrigare|organizzare|ancora|da|resta|manca|mi|ci|ho|abbiamo|questo|questa|prossim[oaie]|mese|settimana|mesi|oggi|domani|adesso|ora|per|il|la|le|lo|i|in|di|del|nel|nei|ritardo|scadut[ei]|subito|prima|nostr[aeo]|mi[aeo]|siamo|a|punto|e|con|fino|al|matrimonio|nozze|c|sono|entro|scade|piano)\b/g

/** What of one's own plan a question is about, or undefined. */
export function readPlanWish(question: string): PlanWish | undefined {
  const folded = fold(question)
  if (OWN_BUDGET.test(folded)) return { about: 'budget' }
  if (/\bquant[oi] (giorni|mesi|tempo|settimane)? ?(manca|mancano)\b/.test(folded))
    return { about: 'countdown' }
  if (!OWN_TASKS.test(folded)) return undefined
  // "Cosa devo fare per le pubblicazioni?" is a question about pubblicazioni.
  if (folded.replace(PLAN_WORDS, '').trim() !== '') return undefined
  const within: TaskSpan = /\bin ritardo|scadut/.test(folded)
    ? 'late'
    : /\bsettimana|oggi|domani\b/.test(folded)
      ? 'week'
      : /\b(mese prossimo|prossimo mese)\b/.test(folded)
        ? 'next-month'
        : /\bmese\b/.test(folded)
          ? 'month'
          : 'soon'
  return { about: 'tasks', within }
}
