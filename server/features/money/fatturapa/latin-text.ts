/** Words as the electronic invoice takes them: Basic Latin and Latin-1, on one line. */

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

/** A letter without its marks where that is taken (Š, ő); nothing for an emoji or another script. */
const bare = (char: string) => char.normalize('NFKD').replaceAll(NOT_TAKEN, '')

/**
 * @param most how many characters the field takes
 * @returns at least one: a field that is written is not empty
 */
export function latinText(words: string, most: number): string {
  const taken = words
    .normalize('NFC')
    .replaceAll(/\s/g, ' ')
    .replaceAll(NOT_TAKEN, (char) => ALIKE[char] ?? bare(char))
  return taken.replaceAll(/ +/g, ' ').trim().slice(0, most).trim() || '-'
}
