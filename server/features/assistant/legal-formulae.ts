/**
 * The words that make a marriage belong to who celebrates it: the assistant neither writes nor repeats them. Instruction
 * is not enough for a model, and a passage is checked as well: every answer goes through here before it is shown.
 */
import { fold } from '../guides/guide-service.ts'

/** Of a folded text: no accents, no punctuation, one space. */
const FORMULAE: readonly RegExp[] = [
  /\b(vi|li|le) (dichiaro|proclamo|pronuncio)( ora| adesso)? (uniti|unite|marito|moglie|mariti|mogli|sposi|spose)\b/,
  /\bdichiaro (che )?.{0,60}\b(sono|siete) (ora )?(unit[ie]|marito|moglie)\b/,
  /\bin nome della legge\b.{0,60}\b(uniti|unite|dichiaro|marito)\b/,
  /\b(accolgo|prendo|ricevo) te\b.{0,60}\bcome (mi[oa]|tu[oa]) (legittim[oa] )?(spos|marit|mogli)/,
  /\bprometto di esserti fedele\b/,
  /\bnella gioia e nel dolore\b/,
  /\bfinche (la )?morte non (ci|vi) separi\b/,
  /\bricevi quest[oa]? ?(anello|fede)\b/,
  /\bcon il matrimonio il marito e la moglie acquistano\b/,
  /\b(dal matrimonio deriva|dall unione civile deriva)\w* .{0,20}\b(l )?obbligo (reciproco )?(alla|di) (fedelta|assistenza|coabitazione)\b/,
  /\b(vuoi|volete|intendi|intende|intendete)( voi| tu)?( qui presente)?( .{0,60})? (prendere|sposare|accogliere|unirvi|unirti)\b.{0,60}\b(in|come|per)( tu[oa]| vostr[oa]| legittim[oa])* (moglie|marito|sposa|sposo|matrimonio)\b/,
  /\bdichiarat?e? (entrambi )?di voler(e|vi|si)? .{0,40}(prendere|unire|costituire)\b/,
  /\b(avanti|davanti|innanzi) a me\b.{0,80}\bufficiale dello stato civile\b/,
  /\bio( sottoscritto)?\b.{0,40}\bufficiale dello stato civile\b.{0,200}\bdichiaro\b/,
  /\bnon osi separare\b.{0,30}\bdio\b/,
  /\bcio che dio (ha unito|unisce|congiunge)\b/,
  /\bi (now )?pronounce you\b/,
  /\bego (vos )?coniungo\b/,
]

/** Whether a text holds words of a rite or of an act that have effects of law. */
export const holdsFormula = (text: string): boolean => {
  const folded = fold(text)
  return FORMULAE.some((formula) => formula.test(folded))
}

const ASKED: readonly RegExp[] = [
  /\b(scriv\w*|detta\w*|prepara\w*|dammi|dimmi|ripet\w*|recita\w*|genera\w*|compila\w*|quali sono|qual e|vorrei|testo|mandami)\b.{0,60}\b(formul[ae]|parole (del|che dice il) (sindaco|parroco|prete|celebrante)|testo (del rito|della celebrazione|dell atto|del consenso|del giuramento)|dichiarazione (di consenso|del sindaco|dell officiante|dell ufficiale)|articoli da leggere|atto di matrimonio)/,
  /\bformul[ae] (del|della|di|legal[ei]|rituale|nuzial[ei]|matrimonial[ei])/,
  /\bpromess[ae] (con|che (ha|hanno)|di) valore (legale|civile|di legge)/,
  /\b(cosa|che cosa|che) (dice|deve dire|legge) (il )?(sindaco|ufficiale|celebrante|prete|parroco|officiante)\b/,
  /\b(testo|discorso|copione) (del |dell |per il |per l )?(sindaco|ufficiale di stato civile|officiante civile)\b/,
]

/** Whether somebody asks for such words. */
export const asksForFormula = (question: string): boolean => {
  const folded = fold(question)
  return ASKED.some((asked) => asked.test(folded)) || holdsFormula(question)
}

/** What stands in their place: who has them. */
export const FORMULA_REFUSAL = [
  'Le parole del rito che hanno valore di legge non le scrivo: sono fissate dalla legge o dalla liturgia, e le conosce chi celebra.',
  '**Dove chiedere**',
  [
    '- Rito civile e unione civile: all’ufficio di stato civile del Comune dove celebrate.',
    '- Rito religioso: al parroco o al ministro della vostra comunità.',
    '- Un atto o una dichiarazione: al Comune, o a un notaio.',
  ].join('\n'),
  'Posso aiutarvi con tutto ciò che è vostro: promesse personali, letture, musica, scaletta della cerimonia.',
].join('\n\n')
