import type { Favorite } from '#contract/plan/favorite.ts'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import type { EntityMark } from '../sync/sync-face.ts'
import type { FavoriteActions, FavoriteFields } from './favorite-actions.ts'
import { favoriteFields } from './favorite-fields.ts'
import { nameOf } from './favorite-words.ts'

const START: FavoriteFields = { status: 'saved', note: '' }

/** How far the couple is with a vendor, and what only the two of them read. */
export function FavoriteSheet({
  favorite,
  mark,
  actions,
  onClose,
}: {
  favorite: Favorite
  mark: EntityMark | undefined
  actions: FavoriteActions
  onClose: () => void
}) {
  const editor = useEditor({
    entity: { kind: 'favorite' },
    fields: favoriteFields,
    live: favorite,
    // There is one for a vendor, whatever its id.
    draft: `favorite/${favorite.vendorId}`,
    start: START,
    onEdit: actions.edit,
  })
  return (
    <EditorSheet
      editor={editor}
      title={nameOf(favorite)}
      submit="Salva"
      arrival={{ mark, what: nameOf(favorite) }}
      onClose={onClose}
    >
      <TextArea {...editor.field.text('note')} rows={4} data-autofocus />
      <RadioGroup {...editor.field.choice('status')} columns />
    </EditorSheet>
  )
}
