import IconMessage2Bolt from '@tabler/icons-react/dist/esm/icons/IconMessage2Bolt.mjs'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { later } from '../../../ui/overlay/later.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import type { WritingTo } from '../messages-screen.tsx'

const SavedRepliesSheet = later(() =>
  import('./saved-replies-sheet.tsx').then((part) => part.SavedRepliesSheet),
)

/** Beside the field where a vendor writes: the answers it has ready. */
export function SavedReplyButton(to: WritingTo) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={IconMessage2Bolt} label="Risposte pronte" onClick={() => setOpen(true)} />
      <Lingering>{open && <SavedRepliesSheet {...to} onClose={() => setOpen(false)} />}</Lingering>
    </>
  )
}
