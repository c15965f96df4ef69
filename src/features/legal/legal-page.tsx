import type { ReactNode } from 'react'
import { Contents } from '../../ui/frame/contents.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import css from './legal.module.css'

export interface LegalPart {
  /** The anchor. */
  id: string
  title: string
  body: ReactNode
}

/** A page of rules: what it is in short, a table of contents, the parts. */
export function LegalPage({
  title,
  lead,
  updated,
  parts,
}: {
  title: string
  lead: string
  /** When the words last changed: `21 novembre 2026`. */
  updated: string
  parts: readonly LegalPart[]
}) {
  return (
    <Wrap as="article" className={css.page}>
      <header className={css.head}>
        <h1 className={css.h1}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.updated}>In vigore dal {updated}</p>
      </header>
      <Contents title="In questa pagina" parts={parts} />
      <div className={css.parts}>
        {parts.map((part) => (
          <section key={part.id} id={part.id} aria-labelledby={`${part.id}-titolo`} className={css.part}>
            <h2 id={`${part.id}-titolo`}>{part.title}</h2>
            {part.body}
          </section>
        ))}
      </div>
    </Wrap>
  )
}
