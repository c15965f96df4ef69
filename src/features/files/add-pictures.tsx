import { PICTURE_TYPES } from '#contract/media/file-limits.ts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { IconDrawing } from '../../ui/icon.tsx'
import { useHeld } from '../../ui/form/held.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { type KeptFile, notKeptFileText, usePictureUpload } from './file-face.ts'

const REFUSED_FOR_MS = 9000

/** Chooses pictures and keeps them on the device; says which would not do. */
export function AddPictures({
  icon,
  label = 'Aggiungi foto',
  single = false,
  variant,
  room = Infinity,
  onLeftOut,
  onAdd,
}: {
  icon?: IconDrawing
  label?: string
  single?: boolean
  variant?: 'quiet'
  /** How many more there may be: the first of those that are chosen. */
  room?: number
  /** Told of each choice: the names of those that there was no room for, if any. */
  onLeftOut?: (names: readonly string[]) => void
  /** @returns whether what names them was kept */
  onAdd: (files: readonly KeptFile[]) => Promise<boolean>
}) {
  const { add, discard } = usePictureUpload()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  useHeld(busy)

  async function choose(files: readonly File[]) {
    if (files.length === 0) return
    onLeftOut?.(files.slice(room).map(({ name }) => name))
    setBusy(true)
    try {
      const { kept, refused } = await add(files.slice(0, room))
      for (const message of refused) notify({ type: 'danger', message, duration: REFUSED_FOR_MS })
      if (kept.length > 0 && !(await onAdd(kept))) await discard(kept.map(({ id }) => id))
    } catch (error) {
      notify({ type: 'danger', message: notKeptFileText(error), duration: REFUSED_FOR_MS })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        busy={busy}
        {...(icon && { icon })}
        {...(variant && { variant })}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!single}
        // Asked for these, an iPhone gives a JPEG and not what only it can read.
        accept={PICTURE_TYPES.join(',')}
        aria-label={single ? 'La foto' : 'Le foto da aggiungere'}
        onChange={(event) => {
          void choose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
