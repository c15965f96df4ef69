import { classNames } from '../class-names.ts'
import css from './skeleton.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

export type SkeletonProps = {
  shape?: 'line' | 'title' | 'row' | 'card' | 'picture' | 'stat'
  count?: number
}

/** The shape of what is coming. It shows after 150 ms only. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  const group = shape === 'picture' ? css.pictureGroup : shape === 'stat' ? css.statGroup : null
  return (
    <div className={classNames(css.group, group)} aria-busy="true">
      <VisuallyHidden>Un momento, sta arrivando.</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} aria-hidden className={classNames(css.shape, css[shape])} />
      ))}
    </div>
  )
}
