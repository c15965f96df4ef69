import { type ComponentType, Suspense, lazy, useState } from 'react'

/**
 * What opens over a screen and is loaded at the first tap: a sheet, a large picture. Where it cannot be had, for want of a
 * network, the screen stays and says so, and the next tap asks for it again. Drawn only while it is open.
 * @param load gives the component; it may be called again
 */
export function later<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const ask = (from: typeof load) =>
    lazy(async () => ({
      default: await from().catch(async (error: unknown) => {
        const { standIn, stylesAgain } = await import('./missing.tsx')
        const Missing = standIn(error)
        part = ask(() => stylesAgain().then(load))
        return Missing
      }),
    }))
  let part = ask(load)
  return function Later(props: Props) {
    const [Part] = useState(() => part)
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

const loadLightbox = () => import('./lightbox.tsx').then((part) => part.PictureLightbox)

/** The pictures large, one by one, drawn while they are open. What shows them comes with the first tap. */
export const LargePictures = later(loadLightbox)

/** For a button that opens them: fetched once the pointer is there, a little before the tap. */
export const opensLargePictures = {
  // No fault: whoever taps hears of it.
  onPointerEnter: () => void loadLightbox().catch(() => undefined),
}
