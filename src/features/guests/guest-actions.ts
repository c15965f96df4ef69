/** What the couple can do with its guests; each can be taken back. */
import { useMemo } from 'react'
import type { GuestWord } from '#contract/lists/plan/guest-lists.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { Guest } from '#contract/plan/guest.ts'
import { personsIn } from '#contract/website/heads.ts'
import type { Invitation } from '#contract/website/rsvp.ts'
import { named } from '../../lib/named.ts'
import { plural } from '../../lib/text.ts'
import { type Change, useChanges } from '../../plan/changes.ts'
import type { Edit } from '../../plan/editor/use-editor.ts'
import type { Own } from '../../plan/plan-entity.ts'
import { guest as entity, invitation, newCode } from '../website/invitations/invitation-face.ts'
import type { PersonRow } from './guest-list.ts'
import type { Import } from './guest-import.ts'

export type GuestFields = Own<Guest>
export interface EnvelopeFields {
  name: string
  people: { name: string }[]
  maxCompanions: number
  side: Guest['side']
}

const TOLD: Readonly<Record<GuestWord, string>> = {
  yes: 'Viene',
  no: 'Non viene',
  nothing: 'Come risponde',
}

export type GuestActions = ReturnType<typeof useGuestActions>

export function useGuestActions(invitations: readonly Invitation[], guests: readonly Guest[]) {
  const { make, edit } = useChanges()
  return useMemo(() => {
    const creation = (fields: Partial<GuestFields> & { name: string }): Change =>
      entity.creation({ ...entity.empty, ...fields, id: newId() })

    /** Whom an envelope names without having them one by one: with the first who is, they are too. */
    function namedOn(invitationId: string | null, but: string): Change[] {
      const on = invitations.find(({ id }) => id === invitationId)
      if (!on || guests.some((guest) => guest.invitationId === invitationId)) return []
      const written = on.people.map(({ name }) => name)
      const read = written.length > 0 ? written : personsIn(on.name)
      const names = read.length > 1 || written.length > 0 ? read : []
      return names.filter((name) => name !== but).map((name) => creation({ name, invitationId }))
    }

    return {
      /** An envelope with its persons. */
      addEnvelope({ name, people, maxCompanions, side }: EnvelopeFields) {
        const id = newId()
        const persons = people.map((one) => one.name.trim()).filter(Boolean)
        return make(
          [
            invitation.creation({
              id,
              code: newCode(),
              name: name.trim(),
              people: [],
              maxCompanions: Math.max(maxCompanions, persons.length - 1),
            }),
            ...(persons.length > 0 ? persons : [name.trim()]).map((one) =>
              creation({ name: one, invitationId: id, side }),
            ),
          ],
          named('Invitati aggiunti', name),
        )
      },
      /** @param instead of whom only an invitation or an answer knew the name */
      add: (fields: GuestFields, instead?: PersonRow) =>
        make(
          [...namedOn(fields.invitationId, instead?.name ?? ''), creation(fields)],
          named('Persona aggiunta', fields.name),
        ),
      change: ({ live, wanted, seen }: Edit<Guest, GuestFields>) =>
        edit(entity.change(live, wanted, seen), named('Persona salvata', wanted.name ?? live.name)),
      tell: (live: Guest, told: GuestWord) =>
        edit(entity.change(live, { told }), named(TOLD[told], live.name)),
      remove: (live: Guest) => make([entity.removal(live)], named('Persona tolta', live.name)),
      bring({ envelopes, persons }: Import) {
        return make(
          envelopes.flatMap(({ invitation: known, name, rows }) => {
            const id = known?.id ?? (name === '' ? null : newId())
            const isNew = !known && id !== null
            return [
              ...(isNew
                ? [
                    invitation.creation({
                      id,
                      code: newCode(),
                      name,
                      people: [],
                      maxCompanions: rows.length - 1,
                    }),
                  ]
                : namedOn(id, '')),
              ...rows.map(({ line: _, envelope: __, ...fields }) =>
                creation({ ...fields, invitationId: id }),
              ),
            ]
          }),
          `${plural(persons, 'persona aggiunta', 'persone aggiunte')} agli invitati.`,
        )
      },
    }
  }, [invitations, guests, make, edit])
}
