/** What the couple can do on the screen of its website; each can be taken back. */
import type { Invitation, RsvpAnswer } from '#contract/rsvp.ts'
import type { WeddingWebsite } from '#contract/website.ts'
import { newId } from '#contract/new-id.ts'
import { useMemo } from 'react'
import { useChanges } from '../couple/change-queries.ts'
import {
  type WebsiteFields,
  invitationAdd,
  invitationDelete,
  invitationUpdate,
  rsvpAnswerDelete,
  websitePasswordSet,
  websiteUpdate,
} from './website-commands.ts'

export interface InvitationFields {
  name: string
  maxCompanions: number
}

/** 128 random bits as base64url: the link is the guest's only key. */
function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export type WebsiteActions = ReturnType<typeof useWebsiteActions>

export function useWebsiteActions(website: WeddingWebsite) {
  const { make } = useChanges()
  return useMemo(() => {
    const { id } = website
    // Before the server has made it there is no version to speak of.
    const base = website.version > 0 ? { baseVersion: website.version } : {}
    const save = (changes: WebsiteFields, message: string) => {
      const before = Object.fromEntries(
        Object.keys(changes).map((field) => [field, website[field as keyof WeddingWebsite]]),
      )
      return make(
        [
          {
            submission: { definition: websiteUpdate, args: { id, changes }, ...base },
            inverse: { definition: websiteUpdate, args: { id, changes: before } },
          },
        ],
        message,
      )
    }
    return {
      save,
      setPassword: (password: string | null) =>
        make(
          [{ submission: { definition: websitePasswordSet, args: { id, password } } }],
          password === null ? 'Il sito si apre senza password.' : 'Password salvata.',
        ),
      invite(fields: InvitationFields) {
        const invitation = { ...fields, id: newId(), code: newCode() }
        return make(
          [
            {
              submission: { definition: invitationAdd, args: invitation },
              inverse: { definition: invitationDelete, args: { id: invitation.id, name: fields.name } },
            },
          ],
          'Invito aggiunto.',
        )
      },
      changeInvitation: (
        { id: invitationId, name, maxCompanions, version }: Invitation,
        fields: InvitationFields,
      ) =>
        make(
          [
            {
              submission: {
                definition: invitationUpdate,
                args: { id: invitationId, name, changes: fields },
                baseVersion: version,
              },
              inverse: {
                definition: invitationUpdate,
                args: { id: invitationId, name, changes: { name, maxCompanions } },
              },
            },
          ],
          'Invito salvato.',
        ),
      removeInvitation: ({ id: invitationId, name }: Invitation) =>
        make(
          [{ submission: { definition: invitationDelete, args: { id: invitationId, name } } }],
          'Invito eliminato.',
        ),
      removeAnswer: ({ id: answerId, name }: RsvpAnswer) =>
        make(
          [{ submission: { definition: rsvpAnswerDelete, args: { id: answerId, name } } }],
          'Risposta eliminata.',
        ),
    }
  }, [website, make])
}
