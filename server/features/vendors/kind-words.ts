/** The words by which people name a kind of vendor. */
import type { CategorySlug } from '#contract/vendors/category.ts'

/** The more precise words first. */
const KINDS: readonly (readonly [CategorySlug, RegExp])[] = [
  ['foto-e-video-booth', /\b(photo ?booth|foto ?booth|cabina foto\w*)\b/],
  ['abiti-sposa', /\b((abit|vestit)[oi] (da |della )?spos[ae]|atelier)\b/],
  ['abiti-sposo', /\b((abit|vestit|complet)[oi] (da |dello )?sposo|sartori[ae]|sarto)\b/],
  ['lista-nozze', /\blist[ae] nozze\b/],
  ['viaggio-di-nozze', /\b(agenzi[ae] (di )?viagg\w*|tour operator|viagg[io]+ di nozze)\b/],
  ['wedding-planner', /\b(wedding planner|organizzat\w+|coordinator\w+)\b/],
  ['fotografo', /\b(fotograf\w+|foto)\b/],
  ['video', /\b(video ?maker|video|videograf\w+|filmmaker)\b/],
  [
    'fiori-e-allestimenti',
    /\b(fiorist[aie]|fiorai[oa]?|floral designer|fiori|allestiment[oi]|addobb[oi]|bouquet)\b/,
  ],
  [
    'musica',
    /\b(dj|deejay|band|musicist[aie]|quartett[oi]|cantant[ei]|violinist[ae]|arpist[ae]|orchestr[ae]|musica)\b/,
  ],
  ['bellezza', /\b(truccator[ei]|truccatric[ei]|parrucchier[aie]|trucco|make ?up|estetist[aei])\b/],
  ['gioielli-e-fedi', /\b(gioieller\w+|gioielli|orafo|orafi|oreficeri[ae]|fedi)\b/],
  ['bomboniere-e-confettata', /\b(bombonier[ae]|confett\w+)\b/],
  ['partecipazioni-e-grafica', /\b(partecipazion[ei]|tipografi[ae]?|calligraf\w+|grafic[oia]|inviti)\b/],
  ['auto-e-trasporti', /\b(auto|macchin[ae]|carrozz[ae]|limousine|navett[ae]|pullman|autist[ai])\b/],
  ['celebranti', /\b(celebrant[ei]|officiant[ei])\b/],
  ['animazione', /\b(animazione|animator[ei]|animatric[ei]|mag[oh]i?|baby ?sitter)\b/],
  ['noleggio-e-luci', /\b(nolegg[io]+|tensostruttur[ae]|gazebo|luci|illuminazione)\b/],
  ['torte', /\b(tort[ae]|pasticcer\w+|cake designer|wedding cake)\b/],
  ['catering', /\b(catering|banqueting|cuoc[oh]i?|chef)\b/],
  [
    'location',
    /\b(location|vill[ae]|castell[oi]|masseri[ae]|agriturism[oi]|ristorant[ei]|tenut[ae]|dimor[ae]|casal[ei]|relais|resort|borg[oh]i?|cascin[ae]|trull[oi])\b/,
  ],
]

/** Words that ask for some of a kind only: a castle is a place to marry in, and not every such place is a castle. */
const SOME_OF_A_KIND =
  /^(vill|castell|masseri|agriturism|ristorant|tenut|dimor|casal|relais|resort|borg|cascin|trull|bouquet|dj|deejay|band|quartett|cantant|violin|arpist|orchestr|carrozz|limousine|navett|pullman|calligraf|tensostruttur|gazebo|mag[oh]|baby|sitter|sart|atelier|gelat)/

export interface SpokenKind {
  category: CategorySlug
  /** The words that said so, as they stand in the question. */
  words: string
  /** Those of them that ask for less than the whole kind. */
  some: string[]
}

/** @param folded a question without accents, capitals and punctuation */
export function kindIn(folded: string): SpokenKind | undefined {
  for (const [category, pattern] of KINDS) {
    const words = pattern.exec(folded)?.[0]
    if (words) return { category, words, some: words.split(' ').filter((word) => SOME_OF_A_KIND.test(word)) }
  }
  return undefined
}
