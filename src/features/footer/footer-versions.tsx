import { useQueryClient } from '@tanstack/react-query'
import { FOLLOWED_ON, type FootGroup } from '#contract/lists/site/site-foot.ts'
import type { WrittenFoot } from '#contract/site/site-foot.ts'
import { useApi } from '../../api/api-context.tsx'
import type { ContentWords } from '../../lists/versions/content-words.ts'
import { VersionsSheet } from '../../lists/versions/versions-sheet.tsx'
import css from './admin-footer.module.css'
import { renewFoot } from './footer-edit-queries.ts'
import { NETWORKS } from './footer-form.ts'

const WORDS: ContentWords<'siteFoot'> = {
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
}

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
export function FooterVersions({
  foot: { version, last: _, ...now },
  unsaved,
  onClose,
}: {
  foot: WrittenFoot
  unsaved: boolean
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  return (
    <VersionsSheet
      kind="siteFoot"
      now={now}
      version={version}
      words={WORDS}
      unsaved={unsaved}
      onBringBack={(values, baseVersion, keyFor) => {
        const body = { ...values, baseVersion }
        return api('Admin/updateFooter', { body, idempotencyKey: keyFor(body) })
      }}
      renew={() => renewFoot(client)}
      onClose={onClose}
    />
  )
}
