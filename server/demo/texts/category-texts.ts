/** What vendors of one category say, in the notation of grammar.ts, one line each. */
export interface CategoryTexts {
  /** How businesses are called. */
  names: string[]
  headlines: string[]
  /** Paragraphs' themes in order: the first opens, the last closes. */
  themes: string[][]
  services: string[]
  faq: { question: string; answer: string }[]
  /** What couples praise, and what they found wanting. */
  praise: string[]
  faults: string[]
  /** What the vendor answers, besides the general answers. */
  videos: string[]
  citations: string[]
  /** Lowest and highest starting price in euro, before the region's factor; the step it is rounded to. */
  priceEuro: [number, number, number]
  /** Of the starting price, when it is by the head or the piece: the price range is then judged on it. */
  since: [number, number]
  dailyCapacity: number
  /** Guests, for those where it matters. */
  capacity?: [number, number]
}

interface Source extends Omit<
  CategoryTexts,
  'names' | 'headlines' | 'themes' | 'services' | 'faq' | 'praise' | 'faults' | 'videos' | 'citations'
> {
  names: string
  headlines: string
  themes: string
  services: string
  faq: string
  praise: string
  faults: string
  videos: string
  citations: string
}

/** Reads the blocks of text: a line each, themes parted by an empty line, questions and answers by `=>`. */
export function categoryTexts(source: Source): CategoryTexts {
  return {
    ...source,
    names: lines(source.names),
    headlines: lines(source.headlines),
    themes: source.themes
      .trim()
      .split(/\n\s*\n/)
      .map(lines),
    services: lines(source.services),
    faq: lines(source.faq).map((line) => {
      const [question, answer] = line.split(' => ')
      if (!answer) throw new Error(`A question without an answer: ${line}`)
      return { question: question!, answer }
    }),
    praise: lines(source.praise),
    faults: lines(source.faults),
    videos: lines(source.videos),
    citations: lines(source.citations),
  }
}

/** The lines of a block that hold something, trimmed. */
export function lines(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
