import { Suspense, useState } from 'react'
import type { RealWedding } from '#contract/real-wedding.ts'
import { formatMonth } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { WeddingSheet } from './real-wedding-section.tsx'
import css from './real-wedding.module.css'

/** One wedding, large, with what the couple said of it; the rest opens on a tap. */
export function RealWeddingTeaser({ wedding }: { wedding: RealWedding }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const picture = wedding.pictures[0]
  return (
    <div className={css.teaser}>
      {picture && (
        <div className={css.big}>
          <Picture
            picture={picture}
            sizes="(min-width: 80rem) 680px, (min-width: 56rem) 55vw, 92vw"
            ratio="3/2"
          />
        </div>
      )}
      <div className={css.teaserWords}>
        <p className={css.soft}>
          {wedding.couple} · {wedding.city}, {formatMonth(wedding.date)}
        </p>
        <blockquote className={css.quote}>«{wedding.quote || wedding.title}»</blockquote>
        <Button variant="link" onClick={() => setState('open')}>
          Leggi il loro matrimonio
        </Button>
      </div>
      {state !== 'never' && (
        <Suspense>
          <WeddingSheet wedding={wedding} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </div>
  )
}
