/** A couple's website, its invitations and what guests answered. */
import { EMPTY_WEBSITE } from '#contract/website/empty-website.ts'
import { ROUTES } from '#contract/routes.ts'
import type { Guest } from '#contract/plan/guest.ts'
import type { Invitation, RsvpAnswer } from '#contract/website/rsvp.ts'
import type { WeddingWebsite } from '#contract/website/website.ts'
import { callPath } from '../../api/api-client.ts'
import {
  type AnyCommandDefinition,
  type Command,
  defineCommand,
  isNewer,
} from '../../offline/outbox/command.ts'
import { dropFromList } from '../../offline/outbox/entity-patches.ts'
import { type Changes, type Own, planEntity } from '../../plan/plan-entity.ts'

export type WebsiteChanges = Changes<Own<WeddingWebsite, 'publicId' | 'hasPassword'>>

const { hasPassword: _, ...EMPTY } = EMPTY_WEBSITE

/** `id` is the couple's. */
export interface WebsitePasswordSet {
  id: string
  /** Null takes it away. */
  password: string | null
}

/** A command of its own: what it says is in no answer. */
export const websitePasswordSet = defineCommand<WebsitePasswordSet, WeddingWebsite>({
  name: 'website.password',
  argsVersion: 1,
  scope: () => 'website',
  entity: ({ id }) => ({ kind: 'weddingWebsite', id }),
  describe: ({ password }) => (password === null ? 'Il sito senza password' : 'La password del sito'),
  request: ({ id, password }) => ({
    method: 'PUT',
    path: callPath(ROUTES['Couple/setWebsitePassword'].path, { id }),
    body: { password },
  }),
  settle: (website, __, cache) =>
    cache.setQueryData<WeddingWebsite | null>(['website', 'mine'], (now) =>
      isNewer(website, now ?? undefined) ? website : undefined,
    ),
})

export const website = planEntity<WeddingWebsite, 'publicId' | 'hasPassword'>({
  kind: 'weddingWebsite',
  key: ['website', 'mine'],
  single: true,
  calls: { list: 'Couple/getSiteWeddingCoupleByIdCouple', change: 'Couple/updateWebSiteWedding' },
  names: { prefix: 'website' },
  // Whole lists until then: they still are what they were.
  argsVersion: { change: 2, migrate: { 1: (args) => args } },
  words: {
    change(__, changes) {
      if (changes.published !== undefined)
        return changes.published ? 'Il sito va pubblicato' : 'Il sito torna in bozza'
      return changes.theme && Object.keys(changes).length === 1
        ? 'L’aspetto del sito'
        : 'Il sito del matrimonio'
    },
  },
  empty: EMPTY,
  lists: {
    story: { ordered: true },
    events: { ordered: true },
    giftLinks: { ordered: true },
    faq: { ordered: true },
  },
  also: (now, { name, args, createdAt }) =>
    name === websitePasswordSet.name
      ? { ...now, hasPassword: (args as WebsitePasswordSet).password !== null, updatedAt: createdAt }
      : undefined,
})

export const rsvpAnswer = planEntity<RsvpAnswer, 'invitationId' | 'answeredAt'>({
  kind: 'rsvpAnswer',
  key: ['website', 'answers'],
  calls: { list: 'Couple/getRsvpAnswers', remove: 'Couple/deleteRsvpAnswer' },
  // An invitation takes its answer with it.
  scope: () => 'invitation',
  named: 'name',
  words: { remove: (name) => `Risposta eliminata: ${name}` },
  empty: { name: '', attending: false, companions: [], diet: '', message: '' },
})

export const invitation = planEntity<Invitation>({
  kind: 'invitation',
  key: ['website', 'invitations'],
  named: 'name',
  words: {
    add: (name) => `Nuovo invito: ${name}`,
    change: (name, changes) => `Invito modificato: ${changes.name ?? name}`,
    remove: (name) => `Invito eliminato: ${name}`,
  },
  empty: { code: '', name: '', people: [], maxCompanions: 0 },
  // The link goes with it.
  removedForGood: true,
  onGone: (cache, id) => dropFromList(cache, rsvpAnswer.key, id),
})

export const guest = planEntity<Guest>({
  kind: 'guest',
  key: ['website', 'guests'],
  named: 'name',
  words: {
    add: (name) => `Nuova persona: ${name}`,
    change(name, { told, tableId, name: next }) {
      if (told === 'yes') return `Viene: ${name}`
      if (told === 'no') return `Non viene: ${name}`
      if (tableId !== undefined) return `${tableId ? 'Messo a tavola' : 'Senza posto'}: ${name}`
      return `Persona modificata: ${next ?? name}`
    },
    remove: (name) => `Persona tolta: ${name}`,
  },
  empty: {
    name: '',
    invitationId: null,
    tableId: null,
    apart: [],
    side: null,
    age: 'adult',
    diet: 'any',
    needs: '',
    severe: false,
    told: 'nothing',
    notes: '',
  },
})

/** The website with what waits. Version 0 is one the server has not made yet: its address comes from there. Pure. */
export function websiteOf(
  server: WeddingWebsite | null,
  pending: readonly Command[],
  coupleId: string,
): WeddingWebsite {
  const none = { id: coupleId, coupleId, publicId: '', createdAt: '', updatedAt: '', version: 0 }
  return website.apply([server ?? { ...EMPTY_WEBSITE, ...none }], pending)[0]!
}

export const websiteCommands: readonly AnyCommandDefinition[] = [websitePasswordSet]
