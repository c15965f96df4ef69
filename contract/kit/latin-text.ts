/** The letters that the electronic invoice is written in: Basic Latin and Latin-1, on one line. Free of schemas. */

/** What keyboards and our own words have, and Latin-1 has not. */
const ALIKE: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '€': 'EUR',
  '™': 'TM',
  Œ: 'OE',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
}
const NOT_TAKEN = /[^\u0020-\u007E\u00A0-\u00FF]/gu

/** What is seen of no text by itself: joiners and marks of direction that are copied along with it, marks without a letter. */
const UNSEEN = /[\p{Cf}\p{M}]/gu

/** A letter without its marks where that is taken (Š, ő); nothing for an emoji or another script. */
const bare = (char: string) => char.normalize('NFKD').replaceAll(NOT_TAKEN, '')

/** As it is written there, as far as its letters have an equivalent: the others stand as they were, to be put right. */
export const plainLatin = (words: string): string =>
  words
    .normalize('NFC')
    .replaceAll(/\s/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(NOT_TAKEN, (char) => ALIKE[char] ?? (bare(char) || char))

/** The same without what has no equivalent. */
export const onlyLatin = (words: string): string => plainLatin(words).replaceAll(NOT_TAKEN, '')
