import { type ComponentType, lazy, Suspense } from 'react'
import { heard } from '../../lib/fault-log.ts'
import type { NavItem } from '../../ui/frame/navigation.ts'

interface PaletteProps {
  /** The places to go, as the navigation has them. */
  screens: readonly NavItem[]
}

const NOTHING: { default: ComponentType<PaletteProps> } = { default: () => null }
// Nobody else has it on the device, and nothing of it is wanted before the screen stands. That it does not come takes nothing
// from the screen.
const PaletteButton = lazy<ComponentType<PaletteProps>>(() =>
  import('./palette-button.tsx').catch(heard('palette', NOTHING)),
)
/** As much as the button takes, so that nothing moves when it comes. */
const ROOM = { height: '3.75rem' }

/** The palette's button, once it has come. */
export function LaterPalette(props: PaletteProps) {
  return (
    <Suspense fallback={<div style={ROOM} />}>
      <PaletteButton {...props} />
    </Suspense>
  )
}
