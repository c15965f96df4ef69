import type { Invitation } from '#contract/website/rsvp.ts'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
import {
  PersonFields,
  guestText,
  invitation as entity,
  invitationText,
  renamed,
} from '../website/invitations/invitation-face.ts'
import type { EnvelopeFields, GuestActions } from './guest-actions.ts'

const START: EnvelopeFields = { name: '', people: [], maxCompanions: 0, side: null }
const FIELDS = { ...invitationText.fields, side: guestText.fields.side }

/** A new envelope, with its persons one by one. */
export function EnvelopeSheet({
  names,
  actions,
  onClose,
}: {
  names: PeopleNames
  actions: GuestActions
  onClose: () => void
}) {
  const editor = useEditor<Invitation, EnvelopeFields, EnvelopeFields>({
    entity,
    fields: FIELDS,
    live: undefined,
    draft: 'envelope/new',
    start: START,
    onAdd: actions.addEnvelope,
  })
  const { values, field } = editor
  return (
    <EditorSheet editor={editor} title="Nuovi invitati" submit="Aggiungi" onClose={onClose}>
      <TextField
        {...field.text('name')}
        data-autofocus
        onValue={(name) => editor.set(renamed(values, name, true))}
      />
      <PersonFields people={values.people} onChange={(people) => editor.set({ people })} />
      <RadioGroup
        {...field.choice('side')}
        columns
        options={[
          { value: 'one', label: names.one },
          { value: 'two', label: names.two },
          { value: 'both', label: 'Di tutti e due' },
        ]}
      />
    </EditorSheet>
  )
}
