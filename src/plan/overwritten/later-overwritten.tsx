import { type ComponentProps, Suspense, lazy } from 'react'
import { useOverwritten } from './overwritten.ts'

const OverwrittenOf = lazy(() =>
  import('./overwritten-of.tsx').then((part) => ({ default: part.OverwrittenOf })),
)

/** What the partner wrote over, on a screen that is an editor itself. Rare: it comes with its words when there is something. */
export function LaterOverwritten(props: ComponentProps<typeof OverwrittenOf>) {
  if (useOverwritten(props.kind, props.live.id).length === 0) return null
  return (
    <Suspense fallback={null}>
      <OverwrittenOf {...props} />
    </Suspense>
  )
}
