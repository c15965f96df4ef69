/** What a couple does to its website, its invitations and the answers, as commands, and what those still waiting change. */
import { EMPTY_WEBSITE } from '#contract/empty-website.ts'
import type { Invitation, InvitationChange, NewInvitation, RsvpAnswer } from '#contract/rsvp.ts'
import { ROUTES } from '#contract/routes.ts'
import type { WeddingWebsite, WeddingWebsiteChange } from '#contract/website.ts'
import { callPath } from '../../api/api-client.ts'
import {
  type AnyCommandDefinition,
  type CachePort,
  type Command,
  defineCommand,
  isNewer,
} from '../../offline/command.ts'
import { applyEntityCommands, dropFromList, putIntoList } from '../../offline/entity-patches.ts'

export const WEBSITE_KEY = ['website', 'mine'] as const
export const INVITATIONS_KEY = ['website', 'invitations'] as const
export const ANSWERS_KEY = ['website', 'answers'] as const

export type WebsiteFields = Omit<WeddingWebsiteChange, 'baseVersion'>
/** `id` is the couple's. */
export interface WebsiteUpdate {
  id: string
  changes: WebsiteFields
}
export interface WebsitePasswordSet {
  id: string
  /** Null takes it away. */
  password: string | null
}
/** `name` is the invitation's at that moment, for the screen of what waits. */
export interface InvitationUpdate {
  id: string
  name: string
  changes: Omit<InvitationChange, 'baseVersion'>
}
export interface NamedDelete {
  id: string
  name: string
}

const websiteEntity = ({ id }: { id: string }) => ({ kind: 'weddingWebsite', id })
const invitationEntity = ({ id }: { id: string }) => ({ kind: 'invitation', id })

/** Puts the website into the cache unless a newer one is there. */
export function putWebsite(website: WeddingWebsite, cache: CachePort) {
  cache.setQueryData<WeddingWebsite | null>(WEBSITE_KEY, (current) =>
    isNewer(website, current ?? undefined) ? website : undefined,
  )
}

export const websiteUpdate = defineCommand<WebsiteUpdate, WeddingWebsite>({
  name: 'website.update',
  argsVersion: 1,
  scope: () => 'website',
  entity: websiteEntity,
  describe: ({ changes }) => {
    if (changes.published !== undefined)
      return changes.published ? 'Il sito va pubblicato' : 'Il sito torna in bozza'
    return changes.theme && Object.keys(changes).length === 1
      ? 'L’aspetto del sito'
      : 'Il sito del matrimonio'
  },
  request: ({ id, changes }, baseVersion) => ({
    method: 'POST',
    path: callPath(ROUTES['Couple/updateWebSiteWedding'].path, { id }),
    body: { ...changes, ...(baseVersion && { baseVersion }) },
  }),
  settle: (website, _, cache) => putWebsite(website, cache),
})

export const websitePasswordSet = defineCommand<WebsitePasswordSet, WeddingWebsite>({
  name: 'website.password',
  argsVersion: 1,
  scope: () => 'website',
  entity: websiteEntity,
  describe: ({ password }) => (password === null ? 'Il sito senza password' : 'La password del sito'),
  request: ({ id, password }) => ({
    method: 'PUT',
    path: callPath(ROUTES['Couple/setWebsitePassword'].path, { id }),
    body: { password },
  }),
  settle: (website, _, cache) => putWebsite(website, cache),
})

export const invitationAdd = defineCommand<NewInvitation, Invitation>({
  name: 'invitation.add',
  argsVersion: 1,
  scope: () => 'invitation',
  entity: invitationEntity,
  describe: ({ name }) => `Nuovo invito: ${name}`,
  request: (body) => ({ method: 'POST', path: ROUTES['Couple/addInvitation'].path, body }),
  settle: (invitation, _, cache) => putIntoList(cache, INVITATIONS_KEY, invitation),
})

export const invitationUpdate = defineCommand<InvitationUpdate, Invitation>({
  name: 'invitation.update',
  argsVersion: 1,
  scope: () => 'invitation',
  entity: invitationEntity,
  describe: ({ name, changes }) => `Invito modificato: ${changes.name ?? name}`,
  request: ({ id, changes }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Couple/updateInvitation'].path, { id }),
    body: { ...changes, ...(baseVersion && { baseVersion }) },
  }),
  settle: (invitation, _, cache) => putIntoList(cache, INVITATIONS_KEY, invitation),
})

export const invitationDelete = defineCommand<NamedDelete, { id: string }>({
  name: 'invitation.delete',
  argsVersion: 1,
  scope: () => 'invitation',
  entity: invitationEntity,
  describe: ({ name }) => `Invito eliminato: ${name}`,
  request: ({ id }) => ({ method: 'DELETE', path: callPath(ROUTES['Couple/deleteInvitation'].path, { id }) }),
  settle: (_, { args }, cache) => {
    dropFromList(cache, INVITATIONS_KEY, args.id)
    dropFromList(cache, ANSWERS_KEY, args.id)
  },
})

export const rsvpAnswerDelete = defineCommand<NamedDelete, { id: string }>({
  name: 'rsvpAnswer.delete',
  argsVersion: 1,
  scope: () => 'invitation',
  entity: ({ id }) => ({ kind: 'rsvpAnswer', id }),
  describe: ({ name }) => `Risposta eliminata: ${name}`,
  request: ({ id }) => ({ method: 'DELETE', path: callPath(ROUTES['Couple/deleteRsvpAnswer'].path, { id }) }),
  settle: (_, { args }, cache) => dropFromList(cache, ANSWERS_KEY, args.id),
})

export const websiteCommands: readonly AnyCommandDefinition[] = [
  websiteUpdate,
  websitePasswordSet,
  invitationAdd,
  invitationUpdate,
  invitationDelete,
  rsvpAnswerDelete,
]

/** The website with what still waits. Version 0 is one the server has not made yet. Pure. */
export function applyWebsite(
  website: WeddingWebsite | null,
  pending: readonly Command[],
  coupleId: string,
): WeddingWebsite {
  // Its public address comes from the server.
  const none = {
    ...EMPTY_WEBSITE,
    id: coupleId,
    coupleId,
    publicId: '',
    createdAt: '',
    updatedAt: '',
    version: 0,
  }
  const list = applyEntityCommands<WeddingWebsite>([website ?? none], pending, {
    create: () => undefined,
    update: (current, { name, args, createdAt }) => {
      if (name === websiteUpdate.name)
        return { ...current, ...(args as WebsiteUpdate).changes, updatedAt: createdAt } as WeddingWebsite
      if (name === websitePasswordSet.name)
        return {
          ...current,
          hasPassword: (args as WebsitePasswordSet).password !== null,
          updatedAt: createdAt,
        }
      return undefined
    },
    remove: '',
  })
  return list[0]!
}

/** The invitations with what still waits. Pure. */
export const applyInvitations = (
  invitations: readonly Invitation[],
  pending: readonly Command[],
): readonly Invitation[] =>
  applyEntityCommands<Invitation>(invitations, pending, {
    create: ({ name, args, createdAt }) =>
      name === invitationAdd.name
        ? { ...(args as NewInvitation), coupleId: '', createdAt, updatedAt: createdAt, version: 1 }
        : undefined,
    update: (current, { name, args, createdAt }) =>
      name === invitationUpdate.name
        ? ({ ...current, ...(args as InvitationUpdate).changes, updatedAt: createdAt } as Invitation)
        : undefined,
    remove: invitationDelete.name,
  })

/** The answers without those the couple took away. Pure. */
export const applyAnswers = (
  answers: readonly RsvpAnswer[],
  pending: readonly Command[],
): readonly RsvpAnswer[] =>
  applyEntityCommands<RsvpAnswer>(answers, pending, {
    create: () => undefined,
    update: () => undefined,
    remove: rsvpAnswerDelete.name,
  })
