/** The outbox of guests on this device: the couples' own mechanism, without a session. Loaded with the first answer. */
import type { QueryClient } from '@tanstack/react-query'
import type { GuestAnswer } from '#contract/rsvp.ts'
import { browserDevice, createConnectivity, pingServer } from '../../offline/connectivity.ts'
import { openOutbox } from '../../offline/open-outbox.ts'
import { GUEST_ACCOUNT, openAccountStore } from '../../offline/outbox-store.ts'
import type { Outbox } from '../../offline/outbox-types.ts'
import { systemClock } from '../../offline/ports.ts'
import { cachePortOf } from '../../offline/query-cache-port.ts'
import { guestAnswer } from './rsvp-command.ts'
import { writeRecord } from './rsvp-record.ts'

let opened: Promise<Outbox> | undefined

/** Opens it, once, and goes on with what waits. @throws OutboxError when the device keeps nothing */
export function openGuestOutbox(client: QueryClient): Promise<Outbox> {
  opened ??= begin(client)
  opened.catch(() => (opened = undefined))
  return opened
}

async function begin(client: QueryClient): Promise<Outbox> {
  const store = openAccountStore(GUEST_ACCOUNT)
  const connectivity = createConnectivity({
    probe: () => pingServer(),
    device: browserDevice,
    clock: systemClock,
    random: Math.random,
  })
  const outbox = openOutbox({
    store,
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
  outbox.subscribe(() => noteRefused(outbox))
  noteRefused(outbox)
  return outbox
}

function noteRefused(outbox: Outbox): void {
  for (const { name, args, failure } of outbox.review())
    if (name === guestAnswer.name)
      writeRecord({ answer: args as GuestAnswer, state: 'refused', ...(failure && { why: failure.detail }) })
}

/**
 * Keeps an answer on the device, to go when it can. What the same link still had waiting is given up for it.
 * @throws OutboxError when the device keeps nothing
 */
export async function submitAnswer(client: QueryClient, answer: GuestAnswer): Promise<void> {
  const outbox = await openGuestOutbox(client)
  const isOfLink = ({ args }: { args: unknown }) => (args as GuestAnswer).link === answer.link
  for (const command of outbox.review().filter(isOfLink)) await outbox.discard(command.id)
  for (const command of outbox.pending().filter(isOfLink)) await outbox.withdraw(command.id)
  writeRecord({ answer, state: 'waiting' })
  await outbox.submit(guestAnswer, answer)
}
