/** The looks of a wedding's website: plain data, for pages that must not load a schema. */
export const WEDDING_THEMES = [
  { slug: 'ulivo', name: 'Ulivo', words: 'Rami d’ulivo su carta chiara' },
  { slug: 'carta', name: 'Carta', words: 'Un biglietto d’invito, e basta' },
  { slug: 'limoni', name: 'Limoni', words: 'Limoni e maioliche, in pieno sole' },
  { slug: 'mare', name: 'Mare', words: 'Onde calme e orizzonte largo' },
  { slug: 'sera', name: 'Sera', words: 'Lucine in giardino dopo il tramonto' },
  { slug: 'campo', name: 'Campo', words: 'Papaveri e spighe di giugno' },
] as const

export type WeddingTheme = (typeof WEDDING_THEMES)[number]['slug']
