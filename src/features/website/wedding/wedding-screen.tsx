import { RsvpPanel } from './rsvp-panel.tsx'
import { WeddingLocked } from './wedding-locked.tsx'
import { WeddingPage } from './wedding-page.tsx'
import { useIsAlone } from './use-rsvp.ts'
import { useWedding } from './wedding-queries.ts'

/**
 * A wedding's page as its guests see it.
 * @param code of the invitation whose link was opened
 */
export function WeddingScreen({ id, code }: { id: string; code: string | undefined }) {
  const { site, isOpening } = useWedding(id)
  const isAlone = useIsAlone(code)
  if (!site) return null
  if (site.locked) return <WeddingLocked id={id} theme={site.theme} opening={isOpening} />
  const isAsked = site.rsvp.state !== 'off' || code !== undefined
  return (
    <WeddingPage
      site={site}
      isAlone={isAlone}
      {...(isAsked && { rsvp: <RsvpPanel site={site} code={code} isAlone={isAlone} /> })}
    />
  )
}
