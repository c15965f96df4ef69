/** Sends an article that is written, and what its pictures need before. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Article } from '#contract/site/article.ts'
import { newId } from '#contract/kit/new-id.ts'
import { useApi } from '../../../api/api-context.tsx'
import { ApiError } from '../../../api/api-error.ts'
import type { KeyFor } from '../../../api/tries.ts'
import { putAnswer } from '../../../api/put-answer.ts'
import { useCall } from '../../../api/use-call.ts'
import { named } from '../../../lib/named.ts'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { filesOf } from '../../files/given-picture-face.ts'
import { useSentFiles } from '../../files/sent-file-face.ts'
import type { KeptForm } from '../../sync/form-queries.ts'
import { type ArticleForm, type Step, picturesOf } from './article-form.ts'
import { articleChange, newArticle } from './article-said.ts'
import { renewNews, writtenKey } from './written-queries.ts'

const DONE: Record<Step, string> = {
  keep: 'Articolo salvato',
  draft: 'È una bozza',
  schedule: 'Uscita programmata',
  publish: 'Articolo pubblicato',
}

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict'

/**
 * `run(step)` saves it so; `run(step, true)` also over what others wrote meanwhile, which was seen.
 * @param article undefined of a new one: it is opened once it is there
 */
export function useArticleSave(article: Article | undefined, form: KeptForm<ArticleForm>) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { untilSent, letGo } = useSentFiles()
  const [idOfNew] = useState(newId)
  /** What is typed while it is being sent stays typed. */
  const latest = useRef(form.typed)
  useEffect(() => {
    latest.current = form.typed
  }, [form.typed])

  async function add(keyFor: KeyFor, step: Step): Promise<Article> {
    const body = newArticle(idOfNew, form.fields, step)
    try {
      return await api('News/addArticle', { body, idempotencyKey: keyFor(body) })
    } catch (error) {
      const isThere =
        error instanceof ApiError && error.code === 'already_exists' && error.errors.length === 0
      if (!isThere) throw error
      // The answer to the first try was lost, and something was typed since.
      const { id, ...change } = body
      return api('News/updateArticle', { params: { id }, body: change, idempotencyKey: keyFor(change) })
    }
  }

  function change(keyFor: KeyFor, step: Step, { id, version }: Article, over: boolean): Promise<Article> {
    const body = {
      ...articleChange(form.fields, form.saved, step),
      baseVersion: over ? version : form.version,
      unlessWritten: true,
    }
    return api('News/updateArticle', { params: { id }, body, idempotencyKey: keyFor(body) })
  }

  return useCall(
    async (keyFor, step: Step, over: boolean = false) => {
      const sent = JSON.stringify(form.typed)
      const files = filesOf(picturesOf(form.fields))
      await untilSent(files)
      const saved = await (article ? change(keyFor, step, article, over) : add(keyFor, step))
      await putAnswer(client, writtenKey(saved.id), saved)
      // Only once what was saved is on the screen: the text of before would come back for a moment.
      await renewNews(client)
      const isWhole = !article || JSON.stringify(latest.current) === sent
      if (isWhole) form.clear()
      notify({ type: 'success', message: named(DONE[step], saved.title) })
      if (!article) await navigate({ to: '/admin/blog/$id', params: { id: saved.id }, replace: true })
      if (isWhole) await letGo(files)
    },
    (error) => {
      // What it was changed to is shown beside what is typed here.
      if (article && isConflict(error)) void client.invalidateQueries({ queryKey: writtenKey(article.id) })
    },
  )
}
