import { coupleAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import { type Handlers, lockedSecretWrite, read, write } from '../../platform/http/call-server.ts'
import { bearerToken } from '../../platform/people/session.ts'
import { endLooks, looksAt, startLook } from './look-service.ts'

/** @param publicUrl where people reach the product, for the mails' links */
export const lookRoutes = (publicUrl: () => string): Handlers => ({
  // Under the account's lock: what is being deleted is not looked at.
  'Admin/startLook': lockedSecretWrite(
    (call) => startLook(call, call.body, bearerToken(call.request.headers.authorization) ?? '', publicUrl()),
    async ({ body: { kind, accountId } }) =>
      kind === 'couple' ? coupleAudience(accountId) : vendorAudience(accountId),
  ),
  'Admin/endLook': write(async ({ tx, actor, now }) => ({ ended: await endLooks({ ...actor, now }, tx) })),
  'User/getLooks': read(({ actor, now, tx }) => looksAt(actor, now, tx)),
})
