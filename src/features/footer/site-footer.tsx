import { FOLLOWED_ON, type FootWords, type Network } from '#contract/lists/site/site-foot.ts'
import { PublicFooter } from '../../ui/frame/public-footer.tsx'
import { CompanyLine } from '../legal/company-line-face.tsx'
import { useFoot } from './footer-queries.ts'

/** The foot of the public pages, as it stands. */
export function SiteFooter() {
  return <FootShown foot={useFoot()} />
}

/** A foot as visitors see it, with whom the law asks to name. */
export function FootShown({ foot: { about, groups, social } }: { foot: FootWords }) {
  const followed = (Object.keys(FOLLOWED_ON) as Network[]).flatMap((network) => {
    const href = social[network]
    return href ? [{ href, label: FOLLOWED_ON[network] }] : []
  })
  const shown =
    followed.length > 0 ? [...groups, { id: 'seguici', title: 'Seguici', links: followed }] : groups
  return <PublicFooter about={about} groups={shown} note={<CompanyLine />} />
}
