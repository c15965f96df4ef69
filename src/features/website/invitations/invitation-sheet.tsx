import type { Invitation } from '#contract/website/rsvp.ts'
import type { WeddingWebsite } from '#contract/website/website.ts'
import { EditorSheet } from '../../../plan/editor/editor-sheet.tsx'
import { useEditor } from '../../../plan/editor/use-editor.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { joinWords } from '../../../lib/text.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { morePlaces, renamed } from './invitation-people.ts'
import { InvitationShare } from './invitation-share.tsx'
import { PersonFields } from './person-fields.tsx'
import type { InvitationFields, WebsiteActions } from '../website-actions.ts'
import { invitationUrl } from '../website-draft.ts'
import { invitation as entity } from '../website-entities.ts'
import { invitationText } from '../website-fields.ts'

const START: InvitationFields = { name: '', people: [], maxCompanions: 0 }

/** A new invitation, or one to change with the ways to send it. */
export function InvitationSheet({
  website,
  invitation,
  hasGuests = false,
  actions,
  onClose,
}: {
  website: WeddingWebsite
  invitation?: Invitation
  /** Its persons are guests of their own, and are written among them. */
  hasGuests?: boolean
  actions: WebsiteActions
  onClose: () => void
}) {
  const editor = useEditor({
    entity,
    fields: invitationText.fields,
    live: invitation,
    draft: `invitation/${invitation?.id ?? 'new'}`,
    start: START,
    onAdd: actions.invite,
    onEdit: actions.changeInvitation,
  })
  const { values } = editor
  const people = values.people ?? []
  const places = editor.field.choice('maxCompanions')
  const url = invitation ? invitationUrl(website, invitation.code, location.origin) : ''
  return (
    <EditorSheet
      editor={editor}
      title={invitation ? 'Invito' : 'Nuovo invito'}
      submit={invitation ? 'Salva' : 'Aggiungi'}
      below={invitation && url !== '' && <InvitationShare invitation={invitation} url={url} />}
      onClose={onClose}
    >
      <TextField
        {...editor.field.text('name')}
        {...(!invitation && { 'data-autofocus': true })}
        onValue={(name) =>
          editor.set(hasGuests ? { name } : renamed({ ...values, people }, name, !invitation))
        }
      />
      {hasGuests ? (
        <p>
          {joinWords(people.map(({ name }) => name))}:{' '}
          <UiLink href="/couple/guests">si scrivono fra gli invitati</UiLink>.
        </p>
      ) : (
        <PersonFields
          people={people}
          onChange={(next) =>
            editor.set({ people: next, maxCompanions: morePlaces(values.maxCompanions, next.length) })
          }
        />
      )}
      <SelectField {...places} options={places.options.slice(Math.max(0, people.length - 1))} />
    </EditorSheet>
  )
}
