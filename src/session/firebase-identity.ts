/** The identity provider through Firebase's SDK; embedded or Google's own by configuration. */
import { FirebaseError, initializeApp } from 'firebase/app'
import {
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth'
import type { AppConfig } from '#contract/wire/app-config.ts'
import { heard } from '../lib/fault-log.ts'
import type { CodePurpose, Identity } from './identity.ts'
import { IdentityError } from './identity-error.ts'
import type { IdentityUser } from './session-store.ts'

const PURPOSES: Readonly<Record<string, CodePurpose>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

/** @param origin where the embedded provider answers: the SDK drops any path, so it is the origin's root */
export function createFirebaseIdentity(config: AppConfig['identity'], origin: string): Identity {
  const app = initializeApp({
    apiKey: config.apiKey,
    projectId: config.projectId,
    storageBucket: config.storageBucket,
    authDomain: config.authDomain,
    appId: config.appId,
  })
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  if (config.mode === 'embedded') connectAuthEmulator(auth, origin, { disableWarnings: true })
  auth.languageCode = 'it'

  return {
    current: () => auth.authStateReady().then(() => (auth.currentUser ? userOf(auth.currentUser) : null)),
    onChange: (listener) => onAuthStateChanged(auth, (user) => listener(user ? userOf(user) : null)),
    idToken: (fresh) =>
      guarded(async () => {
        await auth.authStateReady()
        if (!auth.currentUser) throw new IdentityError('signed_out')
        return auth.currentUser.getIdToken(fresh)
      }),
    register: (email, password) =>
      guarded(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password)
        // Nobody waits for it, and it can be asked for again.
        void sendEmailVerification(user).catch(heard('firebase-identity'))
        return userOf(user)
      }),
    sendVerification: () =>
      guarded(async () => {
        await auth.authStateReady()
        if (!auth.currentUser) throw new IdentityError('signed_out')
        await sendEmailVerification(auth.currentUser)
      }),
    signIn: (email, password) =>
      guarded(async () => userOf((await signInWithEmailAndPassword(auth, email, password)).user)),
    signOut: () => guarded(() => signOut(auth)),
    sendReset: (email) => guarded(() => sendPasswordResetEmail(auth, email)),
    checkCode: (code) =>
      guarded(async () => {
        const { operation, data } = await checkActionCode(auth, code)
        return {
          purpose: PURPOSES[operation] ?? 'other',
          email: data.email ?? null,
          previousEmail: data.previousEmail ?? null,
        }
      }),
    confirmReset: (code, password) => guarded(() => confirmPasswordReset(auth, code, password)),
    applyCode: (code) => guarded(() => applyActionCode(auth, code)),
  }
}

function userOf(user: User): IdentityUser {
  return { uid: user.uid, email: user.email ?? '', emailVerified: user.emailVerified }
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof FirebaseError) throw new IdentityError(cause.code, { cause })
    throw cause
  }
}
