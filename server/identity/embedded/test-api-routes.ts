import type { FastifyInstance } from 'fastify'
import { presentAccount } from './account-calls.ts'
import { deleteAllAccounts, listAccounts } from './account-store.ts'
import type { IdentityContext, SentCode } from './identity-context.ts'

const PROJECT = '/emulator/v1/projects/:project'

/**
 * The administrative calls of Firebase's own emulator, for tests only, so that tools made for it work here.
 * Any project name is taken: there is one set of accounts.
 * Source: https://firebase.google.com/docs/reference/rest/auth#section-auth-emulator
 */
export function registerTestApi(app: FastifyInstance, context: IdentityContext, sentCodes: SentCode[]): void {
  app.get(`${PROJECT}/accounts`, async () => ({
    users: (await listAccounts(context.pool)).map(presentAccount),
  }))
  app.delete(`${PROJECT}/accounts`, async () => {
    for (const uid of await deleteAllAccounts(context.pool)) context.revoked(uid)
    sentCodes.length = 0
    return {}
  })
  app.get(`${PROJECT}/oobCodes`, async () => ({ oobCodes: sentCodes }))
  app.get(`${PROJECT}/verificationCodes`, async () => ({ verificationCodes: [] }))
  app.get(`${PROJECT}/config`, async () => EMULATOR_CONFIG)
  app.patch(`${PROJECT}/config`, async () => EMULATOR_CONFIG)
}

/** The two switches of the emulator are fixed here: one account an e-mail, and no word on which e-mails exist. */
const EMULATOR_CONFIG = {
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
}
