/** The outbox of guests on this device: the couples' own mechanism, without a session. Loaded with the first answer. */
import type { QueryClient } from '@tanstack/react-query'
import type { GuestAnswer } from '#contract/website/rsvp.ts'
import type { Command } from '../../../offline/outbox/command.ts'
import { browserDevice, createConnectivity, pingServer } from '../../../offline/connectivity.ts'
import { openOutbox } from '../../../offline/outbox/open-outbox.ts'
import { spendingStore } from '../../../offline/drafts.ts'
import type { Outbox } from '../../../offline/outbox/outbox-types.ts'
import { systemClock } from '../../../offline/outbox/ports.ts'
import { cachePortOf } from '../../../offline/cache/query-cache-port.ts'
import { answerDraft, openGuestStore } from './guest-store.ts'
import { guestAnswer } from './rsvp-command.ts'
import { answerId, writeRecord } from './keep-record.ts'

let opened: Promise<Outbox> | undefined

/** Opens it, once, and goes on with what waits. @throws OutboxError when the device keeps nothing */
export function openGuestOutbox(client: QueryClient): Promise<Outbox> {
  opened ??= begin(client)
  opened.catch(() => (opened = undefined))
  return opened
}

async function begin(client: QueryClient): Promise<Outbox> {
  const { store, drafts } = await openGuestStore()
  const connectivity = createConnectivity({
    probe: () => pingServer(),
    device: browserDevice,
    clock: systemClock,
    random: Math.random,
  })
  const outbox = openOutbox({
    store: spendingStore(store, drafts),
    connectivity,
    definitions: [guestAnswer],
    // What is settled is noted in local storage by the command itself.
    cache: cachePortOf(client, async () => true),
    token: () => undefined,
    onUnauthorised: async () => false,
    onError: (error) => console.warn('guest outbox', error),
  })
  connectivity.start()
  // No token is needed; without any credentials the service worker would take the store for a sealed one.
  await store.setCredentials({ token: '' })
  await outbox.start()
  outbox.subscribe(() => noteKept(outbox))
  noteKept(outbox)
  return outbox
}

/** The records follow the database: local storage reaches the disk seconds later, and a kill before leaves none there. */
function noteKept(outbox: Outbox): void {
  const answers = (commands: readonly Command[]) => commands.filter(({ name }) => name === guestAnswer.name)
  for (const { args, failure } of answers(outbox.review()))
    writeRecord({ answer: args as GuestAnswer, state: 'refused', ...(failure && { why: failure.detail }) })
  for (const { args } of answers(outbox.pending()))
    writeRecord({ answer: args as GuestAnswer, state: 'waiting' })
}

/**
 * Keeps an answer on the device, to go when it can. What the same link still had waiting is given up for it.
 * @throws OutboxError when the device keeps nothing
 */
export async function submitAnswer(client: QueryClient, fields: Omit<GuestAnswer, 'id'>): Promise<void> {
  const outbox = await openGuestOutbox(client)
  // Only now it is known for sure whether this device has answered already: a correction is no second answer.
  const answer = { ...fields, id: answerId(fields.link) }
  const isOfLink = ({ args }: { args: unknown }) => (args as GuestAnswer).link === answer.link
  for (const command of outbox.review().filter(isOfLink)) await outbox.discard(command.id)
  for (const command of outbox.pending().filter(isOfLink)) await outbox.withdraw(command.id)
  const { drafts } = await openGuestStore()
  const name = answerDraft(answer.link)
  const draft = drafts.get(name)
  drafts.take(name)
  try {
    await outbox.submit(guestAnswer, answer)
  } catch (error) {
    drafts.keep(name, draft)
    throw error
  }
}
