/** Words of an Italian question as they are compared: folded, without endings, without those that say nothing. */

const EMPTY = new Set(
  `a ad al alla alle ai agli allo all anche ancora avere abbia abbiamo avete aveva che chi ci ciao come con cosa cui da dal dalla dalle dai dagli
  dallo de degli dei del della delle dello dell di dire dove due e ed ecco era essere fa faccio facciamo fanno fate fare fatto fai fino gli grazie
  ha hai hanno ho i il in io l la le lei li lo loro lui ma me mi mia mie miei mio molto ne nei nel nella nelle nello noi non nostra nostre nostri nostro
  o od oppure per perche piu poi posso possiamo possono puo puoi quale quali qual quando quanta quante quanti quanto quel quella
  quelle quelli questa queste questi questo se sei si sia siamo sono sta su sua sue suo suoi sul sulla sulle tra fra tu tua tue tuo un una uno
  vi va vado vogliamo voglio vorrei vorremmo deve devo dobbiamo devono bisogna c e d n s t qualcosa meglio bene
  matrimonio matrimoni nozze sposarsi sposarci sposare sposi sposo sposa sposiamo sposo giorno serve servono aiuto aiutami dimmi ragazzo ragazza fidanzato fidanzata compagno compagna spiegami spiega funziona`
    .split(/\s+/)
    .filter(Boolean),
)

/** Longest first: one of them is taken off. */
const ENDINGS =
  /(azioni|azione|amenti|amento|imenti|imento|mente|ità|erebbe|eranno|eremo|iamo|ando|endo|ato|ata|ati|ate|uto|uta|uti|ute|ito|ita|iti|ite|are|ere|ire|ano|ono|hi|he|io|ia|ie|ii|a|e|i|o)$/

/** Lower case, no accents, letters and digits only. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** What a word has in common with its other forms. Not a linguist's root: it only has to be the same for both sides. */
export function stem(word: string): string {
  if (word.length <= 4) return word.replace(/[aeio]$/, '')
  const cut = word.replace(ENDINGS, '')
  const kept = cut.length >= 3 ? cut : word.slice(0, -1)
  return kept.replace(/h$/, '')
}

/** The comparable words of a text, in their order. */
export const stems = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map(stem)
