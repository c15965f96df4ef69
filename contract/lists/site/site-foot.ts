/** The foot of the public pages as it stands until administrators write it. Free of schemas, and of what only they need. */

/** A place to go: a page of the site from its root, or an address of the web. */
export interface FootLink {
  id: string
  href: string
  label: string
}

export interface FootGroup {
  id: string
  title: string
  links: readonly FootLink[]
}

/** Where the site can be followed, in the order in which it is said. */
export const FOLLOWED_ON = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  youtube: 'YouTube',
} as const
export type Network = keyof typeof FOLLOWED_ON

export interface FootWords {
  /** A sentence about the site; empty for none. */
  about: string
  groups: readonly FootGroup[]
  /** The addresses of the site's own profiles. */
  social: Readonly<Partial<Record<Network, string | undefined>>>
}

const links = (...all: readonly (readonly [href: string, label: string])[]): FootLink[] =>
  all.map(([href, label]) => ({ id: href.slice(1), href, label }))

export const SITE_FOOT: FootWords = {
  about: 'Fornitori, scadenze, budget e invitati di un matrimonio, in un posto solo. Anche senza rete.',
  groups: [
    {
      id: 'coppie',
      title: 'Per le coppie',
      links: links(
        ['/fornitori', 'Fornitori'],
        ['/planning', 'Pianifica'],
        ['/matrimoni-veri', 'Matrimoni veri'],
        ['/awards', 'Awards'],
        ['/guide', 'Guide'],
        ['/news', 'Il giornale'],
        ['/wed-ai', 'Assistente'],
        ['/how-it-works', 'Come funziona'],
      ),
    },
    {
      id: 'fornitori',
      title: 'Per i fornitori',
      links: links(
        ['/vendor-area', 'Area fornitori'],
        ['/vendor-terms', 'Condizioni per i fornitori'],
        ['/come-ordiniamo', 'Come ordiniamo i risultati'],
      ),
    },
    {
      id: 'lovoglio',
      title: 'Lovoglio',
      links: links(
        ['/assistance', 'Assistenza'],
        ['/privacy-policy', 'Privacy'],
        ['/cookie', 'Cookie e preferenze'],
        ['/register', 'Registrati'],
        ['/login', 'Accedi'],
      ),
    },
  ],
  social: {},
}
