/**
 * What a device is called, by the `User-Agent` of its browser. A closed list of words and not a library's reading: what
 * is kept and shown can then hold nothing that a client wrote, and a browser too new to be known is only called less.
 */

/** The first that is found counts: each browser also names the ones it is made from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]
/** An iPad says that it is a Mac, unless it is old. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]
/** The names are all before it. */
const READ_MAX_CHARS = 500

const found = (list: typeof BROWSERS, text: string) => list.find(([sign]) => sign.test(text))?.[1]

/** `Safari su iPhone`, `iPhone`, `Chrome`; empty for a browser of which nothing is known. */
export function deviceWords(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, READ_MAX_CHARS)
  return [found(BROWSERS, text), found(SYSTEMS, text)].filter(Boolean).join(' su ')
}
