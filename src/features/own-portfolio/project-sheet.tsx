import { newId } from '#contract/kit/new-id.ts'
import { PROJECT_PICTURES, missingInProject } from '#contract/lists/vendors/project-ready.ts'
import type { PortfolioProject } from '#contract/vendors/portfolio.ts'
import type { Own } from '../../plan/plan-entity.ts'
import { PublishedSheet } from '../../plan/editor/published-sheet.tsx'
import { FieldRow } from '../../ui/form/field-row.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { PicturesPicker } from '../files/picture-list-face.tsx'
import type { EntityMark } from '../sync/sync-face.ts'
import { ownProject } from './own-project-entity.ts'
import { PROJECT_FIELDS } from './own-project-fields.ts'

type Typed = Omit<Own<PortfolioProject>, 'position'>

const { position: _, ...START } = ownProject.empty

const WORDS = {
  title: 'Progetto',
  new: 'Nuovo progetto',
  menu: 'Altre azioni per questo progetto',
  published: 'Progetto pubblicato',
  saved: 'Progetto salvato',
  removed: 'Progetto eliminato',
  agreed: 'Hanno visto queste foto e queste parole, e vanno bene a tutti e due.',
  seen: 'È nel portfolio sulla tua pagina.',
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
  return (
    <PublishedSheet<Typed>
      kind={ownProject.kind}
      fields={PROJECT_FIELDS}
      live={live}
      start={START}
      mark={mark}
      words={WORDS}
      pictures={{
        id: 'foto-del-progetto',
        most: PROJECT_PICTURES,
        needed: 'Per pubblicarlo ne serve almeno una.',
        firstIs: 'La prima sta sulla tua pagina, le altre si aprono da lì.',
        renderPicker,
      }}
      missing={missingInProject}
      creation={(values) => ownProject.creation({ ...values, id: newId(), position })}
      change={(wanted, version) => ownProject.change(live!, wanted, { version, base: {} })}
      removal={() => ownProject.removal(live!)}
      onClose={onClose}
    >
      {({ field }, pictures) => (
        <>
          <TextField {...field.text('title')} {...(!live && { 'data-autofocus': true })} />
          <FieldRow>
            <TextField {...field.text('place')} />
            <TextField {...field.text('month')} type="month" />
          </FieldRow>
          {pictures}
          <TextArea {...field.text('text')} rows={5} />
        </>
      )}
    </PublishedSheet>
  )
}
