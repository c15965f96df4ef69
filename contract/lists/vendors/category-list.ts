/**
 * The kinds of vendor, in the order people look for them. The slug is part of public addresses: it never changes. `unit` is what the
 * trade counts its prices by, as it follows a price.
 */
export const CATEGORIES = [
  { slug: 'location', name: 'Location', one: 'Location', unit: 'a giornata' },
  { slug: 'catering', name: 'Catering', one: 'Catering', unit: 'a persona' },
  { slug: 'fotografo', name: 'Fotografi', one: 'Fotografo', unit: 'a servizio' },
  { slug: 'video', name: 'Video', one: 'Videomaker', unit: 'a servizio' },
  { slug: 'fiori-e-allestimenti', name: 'Fiori e allestimenti', one: 'Fiori', unit: 'a evento' },
  { slug: 'musica', name: 'Musica', one: 'Musica', unit: 'a evento' },
  { slug: 'abiti-sposa', name: 'Abiti da sposa', one: 'Abiti da sposa', unit: 'ad abito' },
  { slug: 'abiti-sposo', name: 'Abiti da sposo', one: 'Abiti da sposo', unit: 'ad abito' },
  { slug: 'torte', name: 'Torte nuziali', one: 'Torte', unit: 'a torta' },
  { slug: 'bellezza', name: 'Trucco e capelli', one: 'Trucco e capelli', unit: 'a servizio' },
  { slug: 'gioielli-e-fedi', name: 'Gioielli e fedi', one: 'Gioielli e fedi', unit: 'la coppia' },
  { slug: 'bomboniere-e-confettata', name: 'Bomboniere e confettata', one: 'Bomboniere', unit: 'l’una' },
  {
    slug: 'partecipazioni-e-grafica',
    name: 'Partecipazioni e grafica',
    one: 'Partecipazioni',
    unit: 'a serie',
  },
  { slug: 'auto-e-trasporti', name: 'Auto e trasporti', one: 'Auto e trasporti', unit: 'a servizio' },
  { slug: 'wedding-planner', name: 'Wedding planner', one: 'Wedding planner', unit: 'a evento' },
  { slug: 'celebranti', name: 'Celebranti', one: 'Celebrante', unit: 'a cerimonia' },
  { slug: 'animazione', name: 'Animazione', one: 'Animazione', unit: 'a evento' },
  { slug: 'noleggio-e-luci', name: 'Noleggio e luci', one: 'Noleggio e luci', unit: 'a evento' },
  { slug: 'foto-e-video-booth', name: 'Photo booth', one: 'Photo booth', unit: 'a evento' },
  { slug: 'viaggio-di-nozze', name: 'Viaggio di nozze', one: 'Viaggio di nozze', unit: 'a coppia' },
  { slug: 'lista-nozze', name: 'Lista nozze', one: 'Lista nozze', unit: 'a regalo' },
  { slug: 'altro', name: 'Altri fornitori', one: 'Altro', unit: 'a servizio' },
] as const

/** The category of a slug, or undefined for a slug that is none. */
export const categoryOf = (slug: string) => CATEGORIES.find((category) => category.slug === slug)
