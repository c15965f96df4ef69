import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { Suspense, lazy, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useHearts } from './heart-state.ts'
import css from './hearts.module.css'

const HeartsSheet = lazy(() =>
  import('./hearts-sheet.tsx').then((module) => ({ default: module.HeartsSheet })),
)

/** In the head of the public pages, for who has no account: the way to the vendors whose heart was tapped here. */
export function HeartsButton() {
  const count = useHearts((hearts) => hearts.length)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className={css.button}
          aria-label={`I tuoi cuori: ${count}`}
          title="I tuoi cuori"
          onClick={() => setState('open')}
        >
          <Icon of={IconHeart} size={20} />
          {count}
        </button>
      )}
      {state !== 'never' && (
        <Suspense>
          <HeartsSheet open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
