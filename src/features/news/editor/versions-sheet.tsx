import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Article, ArticleVersion } from '#contract/article.ts'
import type { RichText } from '#contract/kit/rich-text.ts'
import { useApi } from '../../../api/api-context.tsx'
import { failureText } from '../../../api/api-error.ts'
import { formatInstant } from '../../../lib/day.ts'
import { joinWords } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../../ui/overlay/sheet-foot.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { ArticleBody } from '../article-body.tsx'
import css from './article-editor.module.css'
import type { ArticleForm } from './article-form.ts'
import { FIELD_NAMES } from './article-words.ts'
import { blocksOf, docOf } from './rich-doc.ts'
import { articleBefore, articleVersions } from './written-queries.ts'

/** What the article said before each of its changes, beside what is written now; one may be taken up again. */
export function VersionsSheet({
  article: { id },
  fields,
  onTake,
  onClose,
}: {
  article: Article
  fields: ArticleForm
  /** Only into the form: nothing is saved by it. */
  onTake: (words: Pick<ArticleForm, 'title' | 'summary' | 'body'>) => void
  onClose: () => void
}) {
  const api = useApi()
  const versions = useQuery(articleVersions(api, id))
  const [chosen, setChosen] = useState<number>()
  const version = chosen ?? versions.data?.[0]?.version
  const words = useQuery({ ...articleBefore(api, id, version ?? 1), enabled: version !== undefined })
  const was = words.data
  const error = versions.error ?? words.error
  return (
    <Sheet
      open
      title="Versioni"
      width="broad"
      onClose={onClose}
      footer={
        was && (
          <SheetFoot>
            <Button variant="quiet" onClick={onClose}>
              Chiudi
            </Button>
            <Button
              onClick={() => {
                onTake({ title: was.title, summary: was.summary, body: blocksOf(docOf(was.body)) })
                onClose()
              }}
            >
              Riprendi questa
            </Button>
          </SheetFoot>
        )
      }
    >
      {error ? (
        <ErrorState
          title="Le versioni non sono arrivate"
          busy={versions.isFetching || words.isFetching}
          onRetry={() => void (versions.error ? versions.refetch() : words.refetch())}
        >
          {failureText(error)}
        </ErrorState>
      ) : versions.data === undefined ? (
        <Skeleton shape="line" count={6} />
      ) : versions.data.length === 0 ? (
        <p className={css.soft}>Il testo è ancora quello della prima volta: non c’è niente da confrontare.</p>
      ) : (
        <div className={css.preview}>
          <SelectField
            label="Com’era prima di quando è stato salvato"
            hint="Si tengono novanta giorni. Riprenderne una la mette nella pagina, da salvare."
            options={versions.data.map((one) => ({ value: String(one.version), label: named(one) }))}
            value={String(version)}
            onValue={(value) => setChosen(Number(value))}
          />
          {was ? (
            <div className={css.sides}>
              <Side heading="Com’era" words={was} other={fields.body} />
              <Side heading="Come è scritto ora" words={fields} other={was.body} />
            </div>
          ) : (
            <Skeleton shape="line" count={6} />
          )}
        </div>
      )}
    </Sheet>
  )
}

const named = ({ at, fields }: ArticleVersion) =>
  `${formatInstant(at)}: ${joinWords(fields.map((field) => FIELD_NAMES[field].toLowerCase()))}`

const partsOf = (body: RichText) => blocksOf(docOf(body)).map((part) => JSON.stringify(part))

/** One of the two; the parts that the other does not have are marked. */
function Side({
  heading,
  words: { title, summary, body },
  other,
}: {
  heading: string
  words: { title: string; summary: string; body: RichText }
  other: RichText
}) {
  const there = new Set(partsOf(other))
  const here = partsOf(body)
  return (
    <section className={css.version} aria-label={heading}>
      <p className={css.soft}>{heading}</p>
      <h3>{title}</h3>
      <p>{summary}</p>
      {blocksOf(docOf(body)).map((part, at) => (
        <div key={at} data-other={!there.has(here[at]!) || undefined}>
          <ArticleBody text={[part]} />
        </div>
      ))}
    </section>
  )
}
