import { failureText } from '../../api/api-error.ts'
import { IdentityError } from '../../session/identity-error.ts'

const WRONG = 'L’email o la password non sono giuste. Controllale, o scegli una password nuova.'
const TOO_MANY = 'Troppi tentativi ravvicinati: aspetta qualche minuto e riprova.'
const NO_NETWORK = 'Non c’è rete in questo momento. Quello che hai scritto resta qui: riprova tra poco.'

/** What to say for each code of the identity provider; codes are Firebase's. */
const TEXTS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': WRONG,
  'auth/invalid-login-credentials': WRONG,
  'auth/wrong-password': WRONG,
  'auth/user-not-found': WRONG,
  'auth/user-disabled': 'Questo account è stato disattivato: scrivi all’assistenza.',
  'auth/invalid-email': 'Questa email non è scritta bene: controllala.',
  'auth/missing-email': 'Scrivi la tua email.',
  'auth/missing-password': 'Scrivi la password.',
  'auth/email-already-in-use': 'Questa email ha già un account: accedi, o scegli una password nuova.',
  'auth/weak-password': 'La password è troppo corta: servono almeno 6 caratteri.',
  'auth/password-does-not-meet-requirements':
    'La password non rispetta le regole: provane una più lunga e varia.',
  'auth/too-many-requests': TOO_MANY,
  'auth/quota-exceeded': TOO_MANY,
  'auth/network-request-failed': NO_NETWORK,
  'auth/expired-action-code': 'Questo link è scaduto: chiedine uno nuovo.',
  'auth/invalid-action-code': 'Forse questo link è già stato usato: chiedine uno nuovo.',
  'auth/operation-not-allowed': 'Questo modo di accedere non è attivo. Scrivi all’assistenza.',
  'auth/internal-error': 'Il servizio di accesso non risponde come dovrebbe. Riprova tra poco.',
  'auth/user-token-expired': 'La tua sessione è scaduta: accedi di nuovo.',
  signed_out: 'La tua sessione è scaduta: accedi di nuovo.',
}

/** The field a failure speaks of, when it speaks of one. */
export function fieldOf(error: unknown): 'email' | 'password' | undefined {
  const code = error instanceof IdentityError ? error.code : ''
  if (/invalid-email|missing-email|email-already-in-use/.test(code)) return 'email'
  return /password/.test(code) ? 'password' : undefined
}

/** The Italian sentence for any failure of signing in, registering or resetting. */
export function accountFailureText(error: unknown): string {
  if (error instanceof IdentityError)
    return TEXTS[error.code] ?? 'Qualcosa è andato storto con l’accesso. Riprova tra poco.'
  if (error instanceof TypeError) return NO_NETWORK
  return failureText(error)
}

/** Whether the code of a link is over: used, or too old. */
export const isGone = (error: unknown): boolean =>
  error instanceof IdentityError && /^auth\/(expired|invalid)-action-code$/.test(error.code)
