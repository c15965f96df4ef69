import { useRouterState } from '@tanstack/react-router'
import { AREAS, areaOf } from '#contract/screens/areas.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'

/** What is not there, inside a page's frame. */
export const NotFoundNotice = () => (
  <Wrap>
    <Missing home="/" back="Torna alla pagina iniziale" />
  </Wrap>
)

const BACK = { couple: 'Torna a Oggi', vendor: 'Torna a Oggi', admin: 'Torna alla Dashboard' } as const

/** The same inside the frame of a private area, with the way back to its first page. */
export function AreaNotFound() {
  const area = useRouterState({ select: ({ location }) => areaOf(location.pathname) })
  return (
    <Missing home={area ? AREAS[area].home : '/'} back={area ? BACK[area] : 'Torna alla pagina iniziale'} />
  )
}

const Missing = ({ home, back }: { home: string; back: string }) => (
  <EmptyState
    drawing="search"
    heading="h1"
    title="Questa pagina non c’è"
    action={
      <UiLink href={home} className={buttonClass()}>
        {back}
      </UiLink>
    }
  >
    L’indirizzo è sbagliato, o quello che cercavi è stato tolto.
  </EmptyState>
)
