/** What the couple can do on the screen of its website; each can be taken back, but for what guests wrote and their links. */
import { newId } from '#contract/kit/new-id.ts'
import type { Invitation, RsvpAnswer } from '#contract/website/rsvp.ts'
import type { WeddingWebsite } from '#contract/website/website.ts'
import { useMemo } from 'react'
import type { ListThing } from '#contract/kit/list-change.ts'
import { named } from '../../lib/named.ts'
import { useChanges } from '../../plan/changes.ts'
import type { Own, Seen } from '../../plan/plan-entity.ts'
import type { Edit } from '../../plan/editor/use-editor.ts'
import { invitation, rsvpAnswer, website as entity, websitePasswordSet } from './website-entities.ts'

export interface InvitationFields {
  name: string
  people: { name: string }[]
  maxCompanions: number
}

/** As it is kept: nobody without a name among the persons, and a place for each. */
export function tidyPeople<T extends Partial<InvitationFields>>(fields: T, places = 0): T {
  if (!fields.people) return fields
  const people = fields.people.map(({ name }) => ({ name: name.trim() })).filter(({ name }) => name !== '')
  return { ...fields, people, maxCompanions: Math.max(fields.maxCompanions ?? places, people.length - 1) }
}
export type OwnWebsite = Own<WeddingWebsite, 'publicId' | 'hasPassword'>
/** The lists in which both write at once: what goes is what was done to their entries. */
export type EntryList = 'story' | 'events' | 'giftLinks' | 'faq'

/** 128 random bits as base64url: the link is the guest's only key. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export type WebsiteActions = ReturnType<typeof useWebsiteActions>

export function useWebsiteActions(website: WeddingWebsite) {
  const { make, edit } = useChanges()
  return useMemo(() => {
    const { id } = website
    return {
      /** @param seen what it was written over, where that is a while ago; version 0: the server had none */
      save: (wanted: Partial<OwnWebsite>, message: string, seen?: Seen<OwnWebsite>) =>
        edit(entity.change(website, wanted, seen), message),
      saveList: <E extends ListThing>(
        field: EntryList,
        entries: readonly E[],
        message: string,
        version = website.version,
      ) => edit(entity.change(website, { [field]: entries }, { version, base: {} }), message),
      setPassword: (password: string | null) =>
        make(
          [{ submission: { definition: websitePasswordSet, args: { id, password } } }],
          password === null ? 'Il sito si apre senza password.' : 'Password cambiata.',
        ),
      invite: (fields: InvitationFields) =>
        make(
          [invitation.creation({ ...tidyPeople(fields), id: newId(), code: newCode() })],
          named('Invito aggiunto', fields.name),
        ),
      changeInvitation: ({ live, wanted, seen }: Edit<Invitation, Own<Invitation>>) =>
        edit(
          invitation.change(live, tidyPeople(wanted, live.maxCompanions), seen),
          named('Invito modificato', wanted.name ?? live.name),
        ),
      removeInvitation: (gone: Invitation) =>
        make([invitation.removal(gone)], named('Invito eliminato', gone.name)),
      removeAnswer: (gone: RsvpAnswer) =>
        make([rsvpAnswer.removal(gone)], named('Risposta eliminata', gone.name)),
    }
  }, [website, make, edit])
}
