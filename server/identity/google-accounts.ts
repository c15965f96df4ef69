/**
 * Asks a Firebase project how its accounts are, and deletes them, as its service account.
 * Source: https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts (`lookup` and `delete`) and,
 * for the access token, https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 */
import { SignJWT, importPKCS8 } from 'jose'
import * as z from 'zod'

/** The most one lookup takes. */
export const LOOKUP_AT_MOST = 100
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
const PATIENCE_MS = 10_000
const ASSERTION_LIFE_S = 600
/** An access token is asked for anew so long before it ends. */
const TOKEN_SPARE_MS = 5 * 60_000

/** What is used of the key file that Google gives for a service account. */
export const ServiceAccount = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  token_uri: z.url(),
})
export type ServiceAccount = z.infer<typeof ServiceAccount>

const AccessToken = z.object({ access_token: z.string().min(1), expires_in: z.number() })
/** `kind` tells Google from whoever else answers: without users nobody is known, and much would end for it. */
const Lookup = z.object({
  kind: z.literal('identitytoolkit#GetAccountInfoResponse'),
  users: z
    .array(
      z.object({
        localId: z.string(),
        disabled: z.boolean().default(false),
        /** Seconds since 1970: what signed in before holds no more. */
        validSince: z.coerce.number().default(0),
      }),
    )
    .default([]),
})

const Deleted = z.object({ kind: z.literal('identitytoolkit#DeleteAccountResponse') })
const NotThere = z.object({ error: z.object({ message: z.string().startsWith('USER_NOT_FOUND') }) })

export interface AccountState {
  disabled: boolean
  validSince: Date
}

/**
 * How the accounts of these uids are; who is absent from the answer is no account of the project.
 * Rejects when Google cannot be asked or its answer is not understood.
 */
export type AccountLookup = (uids: readonly string[]) => Promise<Map<string, AccountState>>

export interface GoogleAccounts {
  lookup: AccountLookup
  /**
   * Deletes the account of this uid at once and for ever; one that is not there is no error. Rejects when Google cannot be
   * asked, or the service account may not.
   */
  remove(uid: string): Promise<void>
}

export interface GoogleAccountsOptions {
  projectId: string
  serviceAccount: ServiceAccount
  /** Origin of the Identity Toolkit. */
  baseUrl: string
}

export function createGoogleAccounts({
  projectId,
  serviceAccount,
  baseUrl,
}: GoogleAccountsOptions): GoogleAccounts {
  let held: { token: string; until: number } | undefined

  async function accessToken(): Promise<string> {
    if (held && Date.now() < held.until) return held.token
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await assertionOf(serviceAccount),
    })
    const answer = AccessToken.parse(await ask(serviceAccount.token_uri, { body }))
    held = { token: answer.access_token, until: Date.now() + answer.expires_in * 1000 - TOKEN_SPARE_MS }
    return held.token
  }

  async function call(method: 'lookup' | 'delete', body: object): Promise<unknown> {
    const url = `${baseUrl}/v1/projects/${projectId}/accounts:${method}`
    const headers = { Authorization: `Bearer ${await accessToken()}`, 'Content-Type': 'application/json' }
    try {
      return await ask(url, { headers, body: JSON.stringify(body) })
    } catch (error) {
      held = undefined
      throw error
    }
  }

  return {
    async lookup(uids) {
      const { users } = Lookup.parse(await call('lookup', { localId: uids }))
      return new Map(
        users.map(({ localId, disabled, validSince }) => [
          localId,
          { disabled, validSince: new Date(validSince * 1000) },
        ]),
      )
    },
    async remove(uid) {
      const answer = await call('delete', { localId: uid }).catch((error: unknown) => {
        if (error instanceof Refused && NotThere.safeParse(error.body).success) return undefined
        throw error
      })
      if (answer !== undefined) Deleted.parse(answer)
    },
  }
}

/** Google's no, with its reason. */
class Refused extends Error {
  readonly body: unknown
  constructor(host: string, status: number, body: unknown) {
    super(`${host} answers ${status}`)
    this.body = body
  }
}

const assertionOf = async ({ client_email, private_key, token_uri }: ServiceAccount) =>
  new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt()
    .setExpirationTime(`${ASSERTION_LIFE_S} s`)
    .sign(await importPKCS8(private_key, 'RS256'))

async function ask(
  url: string,
  { body, headers = {} }: { body: BodyInit; headers?: HeadersInit },
): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) {
    // No fault: a refusal without a readable reason is one all the same.
    const body: unknown = await answer.json().catch(() => undefined)
    throw new Refused(new URL(url).host, answer.status, body)
  }
  return answer.json()
}
