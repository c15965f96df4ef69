import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './empty-state.module.css'

/** The drawings that exist for empty places; others are `/art/spot-{name}.svg` with a `-dark` twin. */
export type SpotName = 'tasks' | 'favourites' | 'messages' | 'offline' | (string & {})

/** A small drawing, in its day or its night version. */
export function Spot({ name }: { name: SpotName }) {
  const of = { width: 480, height: 360, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <img {...of} alt="" src={`/art/spot-${name}.svg`} className={classNames(css.drawing, css.light)} />
      <img {...of} alt="" src={`/art/spot-${name}-dark.svg`} className={classNames(css.drawing, css.dark)} />
    </>
  )
}

export type EmptyStateProps = {
  drawing?: SpotName
  /** What will be here: "Qui ci saranno le vostre spese". */
  title: string
  /** `h1` where it is all the page says. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
  /** The first step, one button. */
  action?: ReactNode
}

/** A place where there is nothing yet. */
export function EmptyState({ drawing, title, heading: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      {drawing && <Spot name={drawing} />}
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
