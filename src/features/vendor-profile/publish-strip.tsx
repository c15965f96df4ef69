import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import { useId } from 'react'
import { type PageNeed, pageNeeds } from '#contract/lists/analytics/page-needs.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { failureText } from '../../api/api-error.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { isUnproved, useProofMail } from '../account/proof-face.ts'
import { usePending } from '../sync/sync-face.ts'
import { NEED_PLACES } from './page-need-places.ts'
import css from './publish-strip.module.css'
import { usePublishPage } from './use-publish-page.ts'

const COUNTS = ['', '', 'due', 'tre', 'quattro', 'cinque', 'sei']

const titleOf = (gaps: number) =>
  gaps === 0 ? 'C’è tutto' : gaps === 1 ? 'Manca una cosa' : `Mancano ${COUNTS[gaps]} cose`

/** Of a page that is not out yet: what it needs, what is missing by name, and the way out. Nothing once couples see it. */
export function PublishStrip({ vendor }: { vendor: Vendor }) {
  return vendor.draft ? <Strip vendor={vendor} /> : null
}

function Strip({ vendor }: { vendor: Vendor }) {
  const id = useId()
  // Without a network nobody knows; whoever publishes is told.
  const isProved = useSession(({ user }) => user?.emailVerified !== false)
  const needs = pageNeeds(vendor, isProved)
  const gaps = needs.filter(({ isMet }) => !isMet)
  const next = gaps.find(({ key }) => key !== 'email')
  return (
    <section className={css.strip} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.title}>
          {titleOf(gaps.length)}
        </h2>
        <p className={css.soft}>
          {gaps.length === 0 ? 'La pagina può uscire.' : 'Poi la pagina può uscire.'}
        </p>
      </div>
      <ul className={css.needs}>
        {needs.map((need) => (
          <Need key={need.key} need={need} />
        ))}
      </ul>
      {next ? (
        <UiLink href={placeOf(next)!.href} className={buttonClass('primary', { className: css.act })}>
          {placeOf(next)!.label}
        </UiLink>
      ) : (
        <Way vendor={vendor} isProved={isProved} />
      )}
    </section>
  )
}

const placeOf = ({ key }: PageNeed) => (key === 'email' ? undefined : NEED_PLACES[key])

function Need({ need }: { need: PageNeed }) {
  const { isMet, word } = need
  const place = placeOf(need)
  return (
    <li className={css.need} data-met={isMet}>
      <Icon of={isMet ? IconCircleCheck : IconCircleDashed} size={20} label={isMet ? 'C’è:' : 'Manca:'} />{' '}
      {isMet || !place ? word : <UiLink href={place.href}>{word}</UiLink>}
    </li>
  )
}

/** Nothing but the address's proof is missing, and the server knows best whether it is. */
function Way({ vendor, isProved }: { vendor: Vendor; isProved: boolean }) {
  const waits = [usePending('vendor'), usePending('vendorPictures')].some(({ length }) => length > 0)
  const { run, busy, failure } = usePublishPage(vendor)
  const proof = useProofMail()
  const asksProof = !isProved || isUnproved(failure)
  return (
    <div className={css.way}>
      <Button busy={busy} onClick={() => void run()}>
        Pubblica
      </Button>
      {busy && waits && (
        <p className={css.soft} role="status">
          Esce appena è arrivato quello che hai scritto.
        </p>
      )}
      {asksProof && (
        <>
          <p className={css.soft} role="status">
            {proof.said ??
              `${isUnproved(failure) ? 'L’email non risulta ancora confermata. ' : ''}Ti abbiamo scritto: apri il link nell’email, poi torna qui e pubblica.`}
          </p>
          <Button variant="link" busy={proof.busy} onClick={() => void proof.send()}>
            Manda di nuovo il link
          </Button>
        </>
      )}
      {failure !== undefined && !isUnproved(failure) && <Notice tone="danger">{failureText(failure)}</Notice>}
    </div>
  )
}
