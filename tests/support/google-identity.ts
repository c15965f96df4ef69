/** A local server that speaks what is used of Google's: signing keys, OAuth tokens for a service account, accounts. */
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, exportJWK, exportPKCS8, generateKeyPair, jwtVerify } from 'jose'

interface GoogleAccount {
  disabled?: boolean
  /** What ends every sign-in before it, to the second. */
  validSince?: Date
}

/** What lookups and deletions are answered: as Google does, or not at all. */
export type Mood = 'well' | 'refuses' | 'breaks' | 'is somebody else'

export interface GoogleIdentity {
  url: string
  projectId: string
  /** The contents of a key file. */
  serviceAccount: string
  accounts: Map<string, GoogleAccount>
  /** The uids of each lookup. */
  asked: string[][]
  /** How many access tokens were given. */
  tokens: () => number
  mood: Mood
  idToken(uid: string, email: string, signedInAt?: Date): Promise<string>
  close(): Promise<void>
}

const ACCESS = 'un-permesso'

export async function startGoogleIdentity(): Promise<GoogleIdentity> {
  const [signing, service] = [
    await generateKeyPair('RS256'),
    await generateKeyPair('RS256', { extractable: true }),
  ]
  const publicJwk = { ...(await exportJWK(signing.publicKey)), kid: 'uno', alg: 'RS256', use: 'sig' }
  let given = 0
  const server = createServer((request, response) => {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    void textOf(request).then(async (text) => {
      if (request.url === '/keys') return say(200, { keys: [publicJwk] })
      if (request.url === '/token') {
        const form = new URLSearchParams(text)
        if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
          return say(400, { error: 'unsupported_grant_type' })
        const proved = await jwtVerify(form.get('assertion') ?? '', service.publicKey, {
          audience: `${google.url}/token`,
          issuer: 'lovoglio@nozze.iam.gserviceaccount.com',
          maxTokenAge: '1h',
        }).catch(() => undefined)
        if (!proved?.payload.exp || !String(proved.payload.scope).includes('googleapis.com/auth/'))
          return say(400, { error: 'invalid_grant' })
        given++
        return say(200, { access_token: ACCESS, expires_in: 3600, token_type: 'Bearer' })
      }
      const method = new RegExp(`^/v1/projects/${google.projectId}/accounts:(lookup|delete)$`).exec(
        request.url!,
      )?.[1]
      if (!method) return say(404, {})
      if (google.mood === 'refuses' || request.headers.authorization !== `Bearer ${ACCESS}`)
        return say(403, { error: { code: 403, message: 'PERMISSION_DENIED' } })
      if (google.mood === 'breaks') return request.socket.destroy()
      if (google.mood === 'is somebody else') return say(200, { benvenuto: 'nella rete dell’albergo' })
      if (method === 'delete') {
        const { localId } = JSON.parse(text) as { localId: string }
        return google.accounts.delete(localId)
          ? say(200, { kind: 'identitytoolkit#DeleteAccountResponse' })
          : say(400, { error: { code: 400, message: 'USER_NOT_FOUND' } })
      }
      const { localId } = JSON.parse(text) as { localId: string[] }
      google.asked.push(localId)
      const users = localId.flatMap((uid) => {
        const account = google.accounts.get(uid)
        if (!account) return []
        const validSince = String(Math.floor((account.validSince ?? new Date(0)).getTime() / 1000))
        return [{ localId: uid, validSince, ...(account.disabled ? { disabled: true } : {}) }]
      })
      // Of nobody it says nothing, not an empty list.
      return say(200, {
        kind: 'identitytoolkit#GetAccountInfoResponse',
        ...(users.length > 0 ? { users } : {}),
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const google: GoogleIdentity = {
    url,
    projectId: 'nozze',
    serviceAccount: JSON.stringify({
      type: 'service_account',
      project_id: 'nozze',
      private_key: await exportPKCS8(service.privateKey),
      client_email: 'lovoglio@nozze.iam.gserviceaccount.com',
      token_uri: `${url}/token`,
    }),
    accounts: new Map(),
    asked: [],
    tokens: () => given,
    mood: 'well',
    idToken: (uid, email, signedInAt = new Date()) =>
      new SignJWT({ email, email_verified: true, auth_time: Math.floor(signedInAt.getTime() / 1000) })
        .setProtectedHeader({ alg: 'RS256', kid: 'uno' })
        .setIssuer('https://securetoken.google.com/nozze')
        .setAudience('nozze')
        .setSubject(uid)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(signing.privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return google
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
