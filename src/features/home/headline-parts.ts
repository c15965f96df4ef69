/** The home page's title as it is set. Pure. */
export interface HeadlinePart {
  text: string
  /** Set apart, in italics: `*sì*`. */
  apart: boolean
  /** Begins another line. */
  first: boolean
}

/** `Dal primo *sì*\nal gran giorno` → its parts, in their order. An asterisk alone is an asterisk. */
export function headlineParts(headline: string): HeadlinePart[] {
  return headline.split('\n').flatMap((line, at) =>
    line
      .trim()
      .split(/(\*[^*]+\*)/)
      .filter((text) => text !== '')
      .map((text, index) => {
        const apart = /^\*[^*]+\*$/.test(text)
        return { text: apart ? text.slice(1, -1) : text, apart, first: at > 0 && index === 0 }
      }),
  )
}
