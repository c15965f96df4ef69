import { useState } from 'react'
import type { Article } from '#contract/site/article.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import type { KeptForm } from '../../sync/form-queries.ts'
import css from './article-editor.module.css'
import type { ArticleForm } from './article-form.ts'
import { FIELD_NAMES } from './article-words.ts'
import { PreviewSheet } from './preview-sheet.tsx'

/** The same was written elsewhere meanwhile: both are here, and who writes decides field by field. */
export function MeanwhileNotice({
  article,
  form,
  busy,
  onOver,
}: {
  article: Article
  form: KeptForm<ArticleForm>
  busy: boolean
  /** What is typed here is to take the place of what is saved. */
  onOver: () => void
}) {
  const [reading, setReading] = useState(false)
  return (
    <Notice tone="warning">
      <p>
        <strong>Mentre scrivevi, qui è stato salvato altro.</strong> Quello che hai scritto c’è ancora, in
        questa pagina e su questo dispositivo: decidi che cosa resta.
      </p>
      <ul className={css.meanwhile}>
        {form.meanwhile.map((field) => (
          <li key={field}>
            <span>{said(field, form.saved)}</span>
            <Button
              variant="link"
              size="small"
              aria-label={`Usa questo: ${FIELD_NAMES[field].toLowerCase()}`}
              onClick={() => form.takeMeanwhile(field)}
            >
              Usa questo
            </Button>
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        <Button variant="quiet" size="small" onClick={() => setReading(true)}>
          Leggi quello salvato
        </Button>
        <Button variant="quiet" size="small" busy={busy} onClick={onOver}>
          Salva il mio al suo posto
        </Button>
      </div>
      {reading && (
        <PreviewSheet
          article={article}
          fields={form.saved}
          heading="Com’è salvato adesso"
          onClose={() => setReading(false)}
        />
      )}
    </Notice>
  )
}

/** A field, with its words where they are short. */
function said(field: keyof ArticleForm, saved: ArticleForm): string {
  const value = saved[field]
  if (field === 'tags')
    return `${FIELD_NAMES.tags}: ${saved.tags.map(({ name }) => name).join(', ') || 'nessuno'}`
  return typeof value === 'string' && value ? `${FIELD_NAMES[field]}: «${value}»` : FIELD_NAMES[field]
}
