/** The names by which people say where: regions, provinces and the lands between them. */
import { provinces, regions } from '#contract/lists/places/places.ts'
import { fold as plain } from '../guides/guide-service.ts'
import { type Town, townsCalled } from './towns.ts'

export interface SpokenPlace {
  /** Two letters. */
  province?: string
  /** A slug. */
  region?: string
}

/** Lands people name that are no province. */
const LANDS: Readonly<Record<string, SpokenPlace>> = {
  salento: { province: 'LE' },
  gargano: { province: 'FG' },
  langhe: { province: 'CN' },
  monferrato: { province: 'AL' },
  cilento: { province: 'SA' },
  'costiera amalfitana': { province: 'SA' },
  'lago di como': { province: 'CO' },
  franciacorta: { province: 'BS' },
  brianza: { province: 'MB' },
  valpolicella: { province: 'VR' },
  maremma: { province: 'GR' },
  versilia: { province: 'LU' },
  'val d orcia': { province: 'SI' },
  'cinque terre': { province: 'SP' },
  'lago maggiore': { province: 'VB' },
  'castelli romani': { province: 'RM' },
  'penisola sorrentina': { province: 'NA' },
  ischia: { province: 'NA' },
  capri: { province: 'NA' },
  valtellina: { province: 'SO' },
  irpinia: { province: 'AV' },
  ciociaria: { province: 'FR' },
  tuscia: { province: 'VT' },
  conero: { province: 'AN' },
  // Halves of a province's name.
  pesaro: { province: 'PU' },
  urbino: { province: 'PU' },
  monza: { province: 'MB' },
  forli: { province: 'FC' },
  cesena: { province: 'FC' },
  barletta: { province: 'BT' },
  andria: { province: 'BT' },
  trani: { province: 'BT' },
  carrara: { province: 'MS' },
  verbania: { province: 'VB' },
  spezia: { province: 'SP' },
  aquila: { province: 'AQ' },
  ascoli: { province: 'AP' },
  emilia: { region: 'emilia-romagna' },
  chianti: { region: 'toscana' },
  romagna: { region: 'emilia-romagna' },
  gallura: { province: 'SS' },
  'costa smeralda': { province: 'SS' },
  sudtirol: { province: 'BZ' },
  'alto adige': { province: 'BZ' },
  trentino: { province: 'TN' },
  friuli: { region: 'friuli-venezia-giulia' },
}

/** By the length of their names: the more precise first. */
export const PLACES: readonly { name: string; place: SpokenPlace }[] = [
  ...Object.entries(LANDS).map(([name, place]) => ({ name, place })),
  ...provinces.map(({ name, code }) => ({ name: plain(name), place: { province: code } })),
  ...regions.map(({ name, slug }) => ({ name: plain(name), place: { region: slug } })),
  // Which of the two is not said.
  { name: 'reggio', place: {} },
].toSorted((a, b) => b.name.length - a.name.length)

/** Also words of every day: a place only where that is said somehow. */
export const COMMON_WORDS = new Set([
  'prato',
  'massa',
  'marche',
  'como',
  'lodi',
  'fermo',
  'latina',
  'potenza',
  'imperia',
])

/** Towns that are called like a word of every day: meant only where that is said («a Erba»). */
const EVERYDAY_TOWNS = new Set(
  'acuto altare alto amaro amato ameno amorosi anzi apice arco archi arena ardore argenta barile bella bellino bellosguardo benestare bene bettola bianchi bianco borghi bosco brunello buccheri calcio camini camino campagna campana candela canale canna cantu capri carbone carpino carro casale cascina casella casina casine castana castelli castello castro cave cava cene cento cerchio cervo ceto chianche chiari chiusa colonna comunanza conta contrada cori corno corte costa crema dello diamante dolce donato erba erbe fascia ferriere fiore fiumara fontana fontanella fontanelle fonte force fornace fornelli fortezza fossa fosso frassino fresco front fronte furore ginestra giardini girasole goni grado grana grosso grotte incudine isola lago laghi lana laurino lavagna lei lenta lettere liberi licenza liscia longobardi luce luna lupara male mango maniace manta mantello mara mare margarita martello mattinata medicina mele meleti mese meta mezzana mira mirto molare montagna monti mossa mura musei nardo naso nave nocciano noce noceto noci nomi none norma nove offerta onore opera ora orto ossi paese palata palco palmi panni parenti parete parco patti pergola pero pesche penne pianella piano piatto pieve pigna piode piscina pizzo poli ponte ponti porte portici posta pozzo prato quadri quarto quindici rea rende ripa riva riviera romana rosa rosate rose rossa rotonda salve sale sambuco sarto scala scena sesto seta settime siano sigillo soglio sole sorso sostegno sperone spessa stella stra susa tenno terme terra terrazzo terzo ton tornata toro torre torri torretta troia tufo ultimo ulivo urbana uri valle vasto veglie vezza viale vigna vigne villa ville villette viola vita vittoria zone'.split(
    ' ',
  ),
)
/** What is said before a town that would be a word of every day without it. */
const TOWN_AFTER = /\b(a|ad|comune di|vicino a|citta di)$/

/** In words that count: «San Giovanni in Fiore» has three. */
const LONGEST_NAME = 6

export interface NamedTown extends Town {
  /** Those of the search that name it. */
  words: readonly string[]
}

/**
 * The town that is named; of several the longest name, since the short ones are words of every day too («Piscina»).
 * @param words of a search, in their order
 * @param within which towns may be meant: of a name that several have, the only one of these
 */
export function townIn(
  words: readonly string[],
  within: (town: Town) => boolean = () => true,
): NamedTown | undefined {
  const named = words.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - at) }, (__, more) =>
      words.slice(at, at + more + 1),
    ),
  )
  const longest = named.toSorted((a, b) => b.join(' ').length - a.join(' ').length)
  for (const name of longest) {
    const [town, another] = townsCalled(name).filter(within)
    if (town && !another) return { ...town, words: name }
  }
  return undefined
}

/**
 * Whether a town is meant as one where it stands, and not a word of every day.
 * @param asked the folded question
 */
export function isMeant({ words }: NamedTown, asked: string): boolean {
  const [word] = words
  if (words.length > 1 || !EVERYDAY_TOWNS.has(word!)) return true
  return TOWN_AFTER.test(asked.slice(0, asked.search(new RegExp(`\\b${word}\\b`))).trimEnd())
}
