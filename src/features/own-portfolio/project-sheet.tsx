import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import { PROJECT_PICTURES, missingInProject } from '#contract/lists/project-ready.ts'
import type { PortfolioProject } from '#contract/portfolio.ts'
import { named } from '../../lib/named.ts'
import { useChanges } from '../../plan/changes.ts'
import { EditorSheet } from '../../plan/editor-sheet.tsx'
import type { Own } from '../../plan/plan-entity.ts'
import { PublishPart } from '../../plan/publish-part.tsx'
import { useEditor } from '../../plan/use-editor.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PictureList, type PicturesPicker } from '../files/picture-list-face.tsx'
import { type EntityMark, reviewPathOf } from '../sync/sync-face.ts'
import css from './own-portfolio.module.css'
import { ownProject } from './own-project-entity.ts'
import { PROJECT_FIELDS } from './own-project-fields.ts'

type Typed = Omit<Own<PortfolioProject>, 'position'>
type Shown = Typed & { id: string; version: number }

const { position: _, ...START } = ownProject.empty

/** What is said when it was kept: whether everybody reads it now, or nobody any more. */
function saidOf(wanted: Partial<Typed>, title: string, isNew: boolean): string {
  if (wanted.state === 'published') return named('Progetto pubblicato', title)
  if (isNew) return named('Bozza salvata', title)
  return named(wanted.state === 'draft' ? 'Tolto dalla tua pagina' : 'Progetto salvato', title)
}

/** A new project, or one to change. @param position of a new one */
export function ProjectSheet({
  live,
  position,
  mark,
  renderPicker,
  onClose,
}: {
  live: PortfolioProject | undefined
  position: number
  mark: EntityMark | undefined
  renderPicker: PicturesPicker
  onClose: () => void
}) {
  const { make, edit } = useChanges()
  const [refused, setRefused] = useState(false)
  /** Nothing is kept that everybody would read and that is not whole. */
  const isHeldBack = (values: Typed) => {
    const isWanting = values.state === 'published' && missingInProject(values).length > 0
    setRefused(isWanting)
    return isWanting
  }
  const editor = useEditor<Shown, Typed, Typed>({
    entity: ownProject,
    fields: PROJECT_FIELDS,
    live,
    draft: `portfolioProject/${live?.id ?? 'new'}`,
    start: START,
    onAdd: async (values) =>
      !isHeldBack(values) &&
      make([ownProject.creation({ ...values, id: newId(), position })], saidOf(values, values.title, true)),
    onEdit: async ({ live: now, wanted, seen: { version } }) =>
      !isHeldBack({ ...now, ...wanted }) &&
      edit(ownProject.change(live!, wanted, { version, base: {} }), saidOf(wanted, live!.title, false)),
  })
  const { field, values } = editor
  const isOut = live?.state === 'published'
  return (
    <EditorSheet
      editor={editor}
      title={live ? 'Progetto' : 'Nuovo progetto'}
      width="broad"
      submit={
        values.state === 'published' ? (isOut ? 'Salva' : 'Pubblica') : live ? 'Salva' : 'Salva la bozza'
      }
      {...(live && {
        arrival: { mark, what: live.title, reviewHref: reviewPathOf('vendor') },
        menu: {
          label: 'Altre azioni per questo progetto',
          items: (done: (kept: Promise<boolean>) => void) => [
            {
              label: 'Elimina',
              icon: IconTrash,
              danger: true,
              onSelect: () => done(make([ownProject.removal(live)], named('Progetto eliminato', live.title))),
            },
          ],
        },
      })}
      onClose={onClose}
    >
      <TextField {...field.text('title')} {...(!live && { 'data-autofocus': true })} />
      <div className={css.two}>
        <TextField {...field.text('place')} />
        <TextField {...field.text('month')} type="month" />
      </div>
      <PictureList
        id="foto-del-progetto"
        pictures={values.pictures}
        most={PROJECT_PICTURES}
        needed="Per pubblicarlo ne serve almeno una."
        firstIs="La prima sta sulla tua pagina, le altre si aprono da lì."
        news={field.text('pictures').news}
        onPictures={(pictures) => editor.set({ pictures: [...pictures] })}
        renderPicker={renderPicker}
      />
      <TextArea {...field.text('text')} rows={5} />
      <PublishPart
        consent={field.flag('consent')}
        state={field.choice('state')}
        agreed="Hanno visto queste foto e queste parole, e vanno bene a tutti e due."
        seen="È nel portfolio sulla tua pagina."
        missing={missingInProject(values)}
        refused={refused}
      />
    </EditorSheet>
  )
}
