import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { later } from '../../ui/overlay/later.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { useHearts } from './heart-state.ts'
import css from './hearts.module.css'

const HeartsSheet = later(() => import('./hearts-sheet.tsx').then((part) => part.HeartsSheet))

/** In the head of the public pages, for who has no account: the way to the vendors whose heart was tapped here. */
export function HeartsButton() {
  const count = useHearts((hearts) => hearts.length)
  const [open, setOpen] = useState(false)
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className={css.button}
          aria-label={`I tuoi cuori: ${count}`}
          title="I tuoi cuori"
          onClick={() => setOpen(true)}
        >
          <Icon of={IconHeart} size={20} />
          {count}
        </button>
      )}
      <Lingering>{open && <HeartsSheet open onClose={() => setOpen(false)} />}</Lingering>
    </>
  )
}
