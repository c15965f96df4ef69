import type { ReactNode } from 'react'
import css from './empty-state.module.css'

/** The drawings that exist for empty places; others are `/art/spot-{name}.svg`. */
export type SpotName = 'tasks' | 'favourites' | 'messages' | 'offline' | (string & {})

/** A small drawing; it has the colours of the night in itself, and is told which it stands in by the page's colour scheme. */
export function Spot({ name }: { name: SpotName }) {
  const src = `/art/spot-${name}.svg`
  return (
    <img alt="" src={src} className={css.drawing} width={480} height={360} loading="lazy" decoding="async" />
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
