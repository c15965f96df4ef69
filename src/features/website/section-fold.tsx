import type { ReactNode } from 'react'
import css from './website.module.css'

/** A part of the website that opens to be written; closed it says in a word what is there. */
export function SectionFold({
  title,
  summary,
  open = false,
  children,
}: {
  title: string
  summary: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <details className={css.fold} open={open}>
      <summary className={css.foldHead}>
        <h2>{title}</h2>
        <span className={css.foldWords}>{summary}</span>
      </summary>
      <div className={css.foldBody}>{children}</div>
    </details>
  )
}
