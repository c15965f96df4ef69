import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { APART_MAX } from '#contract/lists/plan/guest-lists.ts'
import type { Guest } from '#contract/plan/guest.ts'
import { MAX_COMPANIONS } from '#contract/website/rsvp-limits.ts'
import type { Invitation } from '#contract/website/rsvp.ts'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { useEntities } from '../../plan/use-entities.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { WordsField } from '../../ui/form/words-field.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
import type { EntityMark } from '../sync/sync-face.ts'
import { guest as entity, guestText } from '../website/invitations/invitation-face.ts'
import type { GuestActions, GuestFields } from './guest-actions.ts'
import type { Household, PersonRow } from './guest-list.ts'

/** A guest, or somebody who is none yet: whom an envelope or an answer names, or one more on an envelope. */
export interface Opened {
  live?: Guest
  row?: PersonRow
  household?: Household
}

/** Whom an envelope names to who answers. */
const ON_ONE = MAX_COMPANIONS + 1

/** A guest to change, or a new one. */
export function GuestSheet({
  opened: { live, row, household },
  invitations,
  names,
  mark,
  actions,
  onClose,
}: {
  opened: Opened
  invitations: readonly Invitation[]
  names: PeopleNames
  mark: EntityMark | undefined
  actions: GuestActions
  onClose: () => void
}) {
  const editor = useEditor<Guest, GuestFields, GuestFields>({
    entity,
    fields: guestText.fields,
    live,
    draft: `guest/${live?.id ?? row?.key ?? household?.key ?? 'new'}`,
    start: entity.empty,
    ...(!live && {
      instead: {
        name: row?.name ?? '',
        invitationId: household?.invitation?.id ?? null,
        side: household?.persons.find(({ guest }) => guest)?.guest?.side ?? null,
      },
    }),
    onAdd: (values) => actions.add(values, row),
    onEdit: actions.change,
  })
  const { field } = editor
  const { list: guests } = useEntities(entity)
  const others = guests
    .filter(({ id }) => id !== live?.id)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'it'))
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <EditorSheet
      editor={editor}
      title={live ? live.name : 'Un invitato'}
      submit={live ? 'Salva' : 'Aggiungi'}
      {...(live && {
        arrival: { mark, what: live.name },
        menu: {
          label: 'Altre azioni per questa persona',
          items: (done: (kept: Promise<boolean>) => void) => [
            {
              label: 'Togli dagli invitati',
              icon: IconTrash,
              danger: true,
              onSelect: () => done(actions.remove(live)),
            },
          ],
        },
      })}
      onClose={onClose}
    >
      <TextField {...field.text('name')} {...(!live && { 'data-autofocus': true })} />
      <SelectField
        {...field.choice('invitationId')}
        options={invitations.map(({ id, name }) => {
          const isFull =
            guests.filter((one) => one.invitationId === id && one.id !== live?.id).length >= ON_ONE
          return {
            value: id,
            label: isFull ? `${name} (è piena)` : name,
            disabled: isFull && id !== live?.invitationId,
          }
        })}
      />
      <RadioGroup {...field.choice('told')} columns />
      <RadioGroup
        {...field.choice('side')}
        columns
        options={[
          { value: 'one', label: names.one },
          { value: 'two', label: names.two },
          { value: 'both', label: 'Di tutti e due' },
        ]}
      />
      <WordsField
        label={guestText.fields.apart.label}
        hint={guestText.fields.apart.hint!}
        placeholder={guestText.fields.apart.placeholder!}
        optional
        options={others}
        most={APART_MAX}
        // Who is gone since means nothing any more.
        words={editor.values.apart.filter((id) => others.some(({ value }) => value === id))}
        onWords={(apart) => editor.set({ apart: [...apart] })}
      />
      <RadioGroup {...field.choice('age')} columns />
      <SelectField {...field.choice('diet')} />
      <TextField {...field.text('needs')} />
      <Checkbox {...field.flag('severe')} />
      <TextArea {...field.text('notes')} />
    </EditorSheet>
  )
}
