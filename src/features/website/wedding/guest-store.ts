/** What guests of this device have written and not sent, and the database it is in. Loaded with the first letter. */
import { heard } from '../../../lib/fault-log.ts'
import type { AccountStore } from '../../../offline/account-store.ts'
import { type Drafts, createDrafts } from '../../../offline/drafts.ts'
import { openAccountStore } from '../../../offline/outbox/outbox-store.ts'
import { GUEST_ACCOUNT } from '../../../offline/store-names.ts'

let opened: Promise<{ store: AccountStore; drafts: Drafts }> | undefined

/** Opened once. @throws OutboxError when the device keeps nothing */
export function openGuestStore(): Promise<{ store: AccountStore; drafts: Drafts }> {
  opened ??= begin()
  opened.catch(() => (opened = undefined))
  return opened
}

async function begin() {
  const store = openAccountStore(GUEST_ACCOUNT)
  const drafts = createDrafts(store, heard('guest-store'))
  await drafts.read()
  return { store, drafts }
}

/** The name of what is typed by the link of an invitation, or of a page. */
export const answerDraft = (link: string): string => `form/rsvp/${link}`
