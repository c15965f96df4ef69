/** How a picture is framed, for every place that takes one: which point of it is kept in sight, and what is cut away. */
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Picture } from '#contract/media/picture.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { later } from '../../ui/overlay/later.tsx'
import type { FramedShape } from './framing/shapes.ts'

export { BANNER_SHAPES, BACKGROUND_SHAPES, LOGO_SHAPES, PAGE_SHAPES } from './framing/shapes.ts'

const FramingSheet = later(() => import('./framing/framing-sheet.tsx').then((part) => part.FramingSheet))

/**
 * The button that opens the frame of a picture. What frames it is loaded then.
 * @param shapes in which the place shows it, the one that matters most first
 * @param onFramed told the picture with another focal point, or the one that takes its place: cropped from it, kept on
 * this device until it is sent, with the same words. @returns whether what names it was kept
 */
export function FramePicture({
  picture,
  shapes,
  iconFor,
  onFramed,
}: {
  picture: Picture
  shapes: readonly FramedShape[]
  /** Only the icon, with these words for it. */
  iconFor?: string
  onFramed: (framed: Picture) => Promise<boolean>
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {iconFor ? (
        <IconButton icon={IconCrop} label={iconFor} onClick={() => setOpen(true)} />
      ) : (
        <Button variant="quiet" icon={IconCrop} onClick={() => setOpen(true)}>
          Inquadra
        </Button>
      )}
      {open &&
        // Beside the form that it may stand in: Enter must not send that.
        createPortal(
          <FramingSheet
            picture={picture}
            shapes={shapes}
            onFramed={onFramed}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  )
}
