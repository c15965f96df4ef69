import type { ReactNode } from 'react'
import type { ContentValues, ContentVersion } from '#contract/site/content-version.ts'
import type { ContentKind } from '#contract/lists/site/content-kinds.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { type ContentWords, type FieldWords, differing } from './content-words.ts'
import { writtenWords } from './version-list.tsx'
import css from './versions.module.css'

const NONE = '–'
/** It is read from its head, also by who does not see that it has come. */
const focused = (head: HTMLElement | null) => head?.focus()

/** What a version said beside what stands now, in the fields where they differ. */
export function Comparison<K extends ContentKind>({
  title,
  was,
  now,
  words,
  lost,
}: {
  title: Pick<ContentVersion, 'at' | 'by'> | undefined
  was: ContentValues[K]
  now: ContentValues[K]
  words: ContentWords<K>
  /** The ids of its pictures that are not there any more. */
  lost: readonly string[]
}) {
  const fields = differing(was, now, words)
  return (
    <div className={css.comparison}>
      <h3 className={css.title} tabIndex={-1} ref={focused}>
        {title ? writtenWords(title) : 'Una versione di prima'}
      </h3>
      {lost.length > 0 && (
        <Notice tone="warning">
          {lost.length === 1
            ? 'Una foto di questa versione non c’è più'
            : `${lost.length} foto di questa versione non ci sono più`}
          : fuori da un testo resta quella di adesso, dentro a un testo non torna.
        </Notice>
      )}
      {fields.length === 0 && <p className={css.soft}>Dice le stesse cose di quella di adesso.</p>}
      {fields.map((field) => {
        const { name, show = asWritten } = words[field] as FieldWords<ContentValues[K][typeof field]>
        return (
          <section key={field} className={css.field} aria-label={name}>
            <h4>{name}</h4>
            <div className={css.sides}>
              <Side heading="Com’era">{show(was[field], { other: now[field], isNow: false, lost })}</Side>
              <Side heading="Adesso">{show(now[field], { other: was[field], isNow: true, lost })}</Side>
            </div>
          </section>
        )
      })}
    </div>
  )
}

const asWritten = (value: unknown): ReactNode =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : NONE

const Side = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={css.side}>
    <p className={css.soft}>{heading}</p>
    <div>{children || NONE}</div>
  </div>
)
