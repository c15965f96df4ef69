import { Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react'
import type { Article } from '#contract/site/article.ts'
import { ARTICLE_MOST as MOST } from '#contract/lists/site/article-limits.ts'
import { ApiError, failureText } from '../../../api/api-error.ts'
import { FoundNotice } from '../../../lists/found-notice.tsx'
import { plural } from '../../../lib/text.ts'
import { Held, useHolds } from '../../../ui/form/held.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { PageHeader } from '../../../ui/frame/page-header.tsx'
import { Notice, Notices } from '../../../ui/state/notice.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { useKeptForm } from '../../sync/form-queries.ts'
import { useReach } from '../../sync/reach-face.ts'
import { ArticleActions } from './article-actions.tsx'
import css from './article-editor.module.css'
import {
  type ArticleFaults,
  type ArticleForm,
  type Step,
  addressOf,
  faultsOf,
  formOf,
} from './article-form.ts'
import { ArticleSide } from './article-side.tsx'
import { stateWords } from './article-words.ts'
import { MeanwhileNotice } from './meanwhile-notice.tsx'
import { isConflict, useArticleSave } from './use-article-save.ts'

const BodyEditor = lazy(() => import('./body-editor.tsx').then((part) => ({ default: part.BodyEditor })))

const BACK = { href: '/admin/blog', label: 'Blog' }

/** Where an article is written: what is typed and not saved stays on the device, whatever becomes of the page. */
export function ArticleEditor({ article }: { article?: Article }) {
  const saved = useMemo(() => formOf(article), [article])
  const form = useKeptForm<ArticleForm>(`admin/article/${article?.id ?? 'new'}`, saved, article?.version)
  const save = useArticleSave(article, form)
  // Sent while a photo is being read, it would go without it.
  const { isHeld, hold } = useHolds()
  const busy = save.busy || isHeld
  const isOnline = useReach() === 'online'
  const [asked, setAsked] = useState<{ step: Step }>()
  const root = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const { fields } = form
  const isOut = article?.state === 'published'
  const faults: ArticleFaults = {
    ...refusedBy(save.failure),
    ...(asked && faultsOf(fields, asked.step, isOut)),
  }

  // Who is refused is led to where, from wherever the text is scrolled to.
  useEffect(() => {
    if (!asked) return
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] [contenteditable]')
    if (wrong) wrong.focus()
    else if (save.failure !== undefined) said.current?.scrollIntoView({ block: 'center' })
  }, [asked, save.failure])

  const go = (step: Step, over = false) => {
    setAsked({ step })
    if (Object.keys(faultsOf(fields, step, isOut)).length === 0) void save.run(step, over)
  }
  const set = form.set
  const at = (field: 'title' | 'slug' | 'summary') => ({
    value: fields[field],
    maxLength: MOST[field],
    ...(faults[field] && { error: faults[field] }),
  })

  return (
    <div ref={root} inert={save.busy && !article}>
      <PageHeader
        back={BACK}
        title={article ? article.title : 'Un articolo nuovo'}
        subtitle={stateWords(article, form.dirty)}
      />
      <div ref={said}>
        <Notices>
          {form.found && <FoundNotice />}
          {!isOnline && (
            <Notice tone="warning">
              Non c’è rete: quello che scrivi resta su questo dispositivo, e lo salvi quando torna.
            </Notice>
          )}
          {article && !save.busy && form.meanwhile.length > 0 ? (
            <MeanwhileNotice article={article} form={form} busy={busy} onOver={() => go('keep', true)} />
          ) : (
            save.failure !== undefined &&
            !isConflict(save.failure) &&
            !refusedBy(save.failure).slug && <Notice tone="danger">{failureText(save.failure)}</Notice>
          )}
        </Notices>
      </div>
      <Held value={hold}>
        <div className={css.columns}>
          <div className={css.main}>
            <TextField
              label="Titolo"
              {...at('title')}
              onValue={(title) => set({ title })}
              className={css.title}
            />
            <TextField
              label="Indirizzo"
              {...at('slug')}
              hint={addressHint(fields, saved, isOut)}
              placeholder={addressOf({ ...fields, slug: '' })}
              autoCapitalize="none"
              spellCheck={false}
              onValue={(slug) => set({ slug: slug.toLowerCase().replace(/\s+/g, '-') })}
            />
            <TextArea
              label="Riassunto"
              hint={`Si legge nell’elenco e sotto il titolo. ${plural(fields.summary.length, 'lettera', 'lettere')} su ${MOST.summary}.`}
              rows={3}
              {...at('summary')}
              onValue={(summary) => set({ summary })}
            />
            <div className={css.body}>
              <p className={css.label}>Testo</p>
              <Suspense fallback={<Skeleton shape="line" count={8} />}>
                <BodyEditor value={fields.body} error={faults.body} onValue={(body) => set({ body })} />
              </Suspense>
              {faults.body && <p className={css.error}>{faults.body}</p>}
            </div>
          </div>
          <ArticleSide
            article={article}
            form={form}
            faults={faults}
            busy={busy}
            onSchedule={() => go('schedule')}
          />
        </div>
      </Held>
      <div className={css.foot}>
        <ArticleActions article={article} form={form} busy={busy} onStep={go} />
      </div>
    </div>
  )
}

/** What the server says of a field. */
function refusedBy(failure: unknown): ArticleFaults {
  if (!(failure instanceof ApiError)) return {}
  return Object.fromEntries(
    failure.errors.filter(({ path }) => path === 'slug').map(({ path, message }) => [path, message]),
  )
}

function addressHint(fields: ArticleForm, saved: ArticleForm, isOut: boolean): string {
  const [now, before] = [addressOf(fields), addressOf(saved)]
  if (now === '') return 'Vuoto: si fa dal titolo.'
  const whole = `${location.host}/news/${now}`
  if (isOut && now !== before) return `${whole}. Il vecchio indirizzo, «${before}», porterà qui.`
  return fields.slug ? whole : `${whole}. Vuoto: si fa dal titolo.`
}
