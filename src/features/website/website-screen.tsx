import type { WeddingWebsite } from '#contract/website/website.ts'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { Suspense, lazy } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { NotKept } from '../../ui/state/not-kept.tsx'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { REVIEW_PATH } from '../sync/sync-face.ts'
import { useWebsiteActions } from './website-actions.ts'
import { websiteUrl } from './website-draft.ts'
import { WebsiteEditor } from './website-editor.tsx'
import { useWebsite } from './website-queries.ts'
import css from './website.module.css'

// Each is a tab of its own.
const InvitationsPart = lazy(() =>
  import('./invitations/invitations-part.tsx').then((part) => ({ default: part.InvitationsPart })),
)
const PublishPart = lazy(() => import('./publish-part.tsx').then((part) => ({ default: part.PublishPart })))

export type WebsitePart = 'pagina' | 'invitati' | 'indirizzo'

const PARTS = [
  { value: 'pagina', label: 'La pagina' },
  { value: 'invitati', label: 'Inviti' },
  { value: 'indirizzo', label: 'Indirizzo' },
]

/** The couple's website: how it looks and reads, who is invited, who may open it. */
export function WebsiteScreen({ part, onPart }: { part: WebsitePart; onPart: (part: WebsitePart) => void }) {
  const site = useWebsite()
  const actions = useWebsiteActions(site.website)
  if (!site.ready)
    return (
      <>
        <PageHeader title="Il vostro sito" />
        <NotKept
          what="Il sito"
          pronoun="Lo"
          failed={site.failed}
          busy={site.fetching}
          onRetry={site.retry}
          shape="card"
          count={3}
        />
      </>
    )
  const { website, mark } = site
  return (
    <>
      <PageHeader
        title="Il vostro sito"
        subtitle={stateWords(website)}
        actions={
          <>
            {(mark !== undefined || website.version > 0) && (
              <EntityStateMark mark={mark} what="il sito" href={REVIEW_PATH} />
            )}
            {website.published && website.publicId !== '' && (
              <a
                href={websiteUrl(website, '')}
                target="_blank"
                rel="noopener"
                className={buttonClass('quiet')}
              >
                <Icon of={IconExternalLink} size={18} />
                Apri la pagina
              </a>
            )}
            {!website.published && (
              <Button onClick={() => void actions.save({ published: true }, 'Il sito è pubblicato.')}>
                Pubblica
              </Button>
            )}
          </>
        }
      />
      <div className={css.parts}>
        <Segmented
          label="Parte del sito"
          options={PARTS}
          value={part}
          onValue={(value) => onPart(value as WebsitePart)}
        />
      </div>
      {part === 'pagina' && <WebsiteEditor website={website} actions={actions} />}
      <Suspense fallback={<Skeleton shape="row" count={4} />}>
        {part === 'invitati' && <InvitationsPart site={site} actions={actions} />}
        {part === 'indirizzo' && <PublishPart website={website} actions={actions} />}
      </Suspense>
    </>
  )
}

function stateWords({ published, hasPassword, indexed }: WeddingWebsite): string {
  if (!published) return 'In bozza: lo vedete solo voi.'
  if (hasPassword) return 'Pubblicato, con una password.'
  return indexed ? 'Pubblicato, anche per i motori di ricerca.' : 'Pubblicato, per chi ha l’indirizzo.'
}
