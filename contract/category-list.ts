/** The kinds of vendor, in the order people look for them. The slug is part of public addresses: it never changes. */
export const CATEGORIES = [
  { slug: 'location', name: 'Location', one: 'Location' },
  { slug: 'catering', name: 'Catering', one: 'Catering' },
  { slug: 'fotografo', name: 'Fotografi', one: 'Fotografo' },
  { slug: 'video', name: 'Video', one: 'Videomaker' },
  { slug: 'fiori-e-allestimenti', name: 'Fiori e allestimenti', one: 'Fiori' },
  { slug: 'musica', name: 'Musica', one: 'Musica' },
  { slug: 'abiti-sposa', name: 'Abiti da sposa', one: 'Abiti da sposa' },
  { slug: 'abiti-sposo', name: 'Abiti da sposo', one: 'Abiti da sposo' },
  { slug: 'torte', name: 'Torte nuziali', one: 'Torte' },
  { slug: 'bellezza', name: 'Trucco e capelli', one: 'Trucco e capelli' },
  { slug: 'gioielli-e-fedi', name: 'Gioielli e fedi', one: 'Gioielli e fedi' },
  { slug: 'bomboniere-e-confettata', name: 'Bomboniere e confettata', one: 'Bomboniere' },
  { slug: 'partecipazioni-e-grafica', name: 'Partecipazioni e grafica', one: 'Partecipazioni' },
  { slug: 'auto-e-trasporti', name: 'Auto e trasporti', one: 'Auto e trasporti' },
  { slug: 'wedding-planner', name: 'Wedding planner', one: 'Wedding planner' },
  { slug: 'celebranti', name: 'Celebranti', one: 'Celebrante' },
  { slug: 'animazione', name: 'Animazione', one: 'Animazione' },
  { slug: 'noleggio-e-luci', name: 'Noleggio e luci', one: 'Noleggio e luci' },
  { slug: 'foto-e-video-booth', name: 'Photo booth', one: 'Photo booth' },
  { slug: 'viaggio-di-nozze', name: 'Viaggio di nozze', one: 'Viaggio di nozze' },
  { slug: 'lista-nozze', name: 'Lista nozze', one: 'Lista nozze' },
  { slug: 'altro', name: 'Altri fornitori', one: 'Altro' },
] as const

/** The category of a slug, or undefined for a slug that is none. */
export const categoryOf = (slug: string) => CATEGORIES.find((category) => category.slug === slug)
