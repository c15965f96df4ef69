import { useState } from 'react'
import type { Article } from '#contract/site/article.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { later } from '../../../ui/overlay/later.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import type { KeptForm } from '../../sync/form-queries.ts'
import type { ArticleForm, Step } from './article-form.ts'
import { DeleteArticle } from './delete-article.tsx'
import { PreviewSheet } from './preview-sheet.tsx'

const ArticleVersions = later(() => import('./article-versions.tsx').then((part) => part.ArticleVersions))

/** What can be done with the article as it is typed. */
export function ArticleActions({
  article,
  form,
  busy,
  onStep,
}: {
  article: Article | undefined
  form: KeptForm<ArticleForm>
  busy: boolean
  onStep: (step: Step) => void
}) {
  const [open, setOpen] = useState<'preview' | 'versions' | 'draft' | 'clear' | 'delete'>()
  const close = () => setOpen(undefined)
  const state = article?.state ?? 'draft'
  const items = [
    ...(article && state === 'published' ? [{ label: 'Apri la pagina', href: `/news/${article.slug}` }] : []),
    ...(article ? [{ label: 'Versioni', onSelect: () => setOpen('versions') }] : []),
    ...(state !== 'draft' ? [{ label: 'Riporta in bozza', onSelect: () => setOpen('draft') }] : []),
    ...(form.dirty ? [{ label: 'Lascia com’era', onSelect: () => setOpen('clear') }] : []),
    ...(article ? [{ label: 'Elimina', danger: true, onSelect: () => setOpen('delete') }] : []),
  ]
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen('preview')}>
        Anteprima
      </Button>
      {state === 'published' ? (
        <Button busy={busy} disabled={!form.dirty} onClick={() => onStep('keep')}>
          Salva le modifiche
        </Button>
      ) : (
        <>
          <Button
            variant="quiet"
            busy={busy}
            disabled={!form.dirty}
            onClick={() => onStep(state === 'scheduled' ? 'schedule' : 'keep')}
          >
            {state === 'scheduled' ? 'Salva' : 'Salva la bozza'}
          </Button>
          <Button busy={busy} onClick={() => onStep('publish')}>
            {state === 'scheduled' ? 'Pubblica ora' : 'Pubblica'}
          </Button>
        </>
      )}
      {items.length > 0 && <Menu label="Altro per questo articolo" items={items} />}
      {open === 'preview' && <PreviewSheet article={article} fields={form.fields} onClose={close} />}
      <Lingering>
        {open === 'versions' && article && (
          <ArticleVersions now={article} unsaved={form.dirty} onClose={close} />
        )}
      </Lingering>
      <ConfirmDialog
        open={open === 'draft'}
        title="Riportare l’articolo in bozza?"
        confirmLabel="Riporta in bozza"
        onCancel={close}
        onConfirm={() => {
          close()
          onStep('draft')
        }}
      >
        {state === 'published'
          ? 'Esce subito dal giornale: chi apre il suo indirizzo non lo trova, finché non lo ripubblichi.'
          : 'Non uscirà da solo: resta una bozza finché non lo programmi di nuovo.'}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'clear'}
        title="Lasciare l’articolo com’era?"
        confirmLabel="Butta le modifiche"
        danger
        onCancel={close}
        onConfirm={() => {
          close()
          form.clear()
        }}
      >
        Quello che hai scritto e non salvato si perde. Non si può annullare.
      </ConfirmDialog>
      {open === 'delete' && article && (
        <DeleteArticle article={article} onDeleting={form.clear} onClose={close} />
      )}
    </>
  )
}
