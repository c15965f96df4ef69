import { FOLLOWED_ON, type FootGroup } from '#contract/lists/site/site-foot.ts'
import type { WrittenFoot } from '#contract/site/site-foot.ts'
import { versionsOf } from '../../lists/versions/versions-of.tsx'
import css from './admin-footer.module.css'
import { renewFoot } from './footer-edit-queries.ts'
import { NETWORKS } from './footer-form.ts'

const Groups = ({ groups }: { groups: readonly FootGroup[] }) => (
  <ul className={css.was}>
    {groups.map(({ id, title, links }) => (
      <li key={id}>
        <strong>{title}</strong>
        {links.map((link) => (
          <span key={link.id}>{`${link.label}: ${link.href}`}</span>
        ))}
      </li>
    ))}
  </ul>
)

/** The foot of the public pages, as it was. */
export const FooterVersions = versionsOf<'siteFoot', WrittenFoot>({
  kind: 'siteFoot',
  words: {
    about: { name: 'La frase' },
    groups: { name: 'I collegamenti', show: (groups) => <Groups groups={groups} /> },
    social: {
      name: 'I profili di «Seguici»',
      show: (social) => (
        <ul className={css.was}>
          {NETWORKS.flatMap((network) =>
            social[network] ? [<li key={network}>{`${FOLLOWED_ON[network]}: ${social[network]}`}</li>] : [],
          )}
        </ul>
      ),
    },
  },
  bringBack: (api, values, keyed) => api('Admin/updateFooter', keyed(values)),
  renew: renewFoot,
})
