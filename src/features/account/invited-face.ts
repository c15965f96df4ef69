/** What a page reached by an invitation shares with those of signing in. */
export { AccountFrame } from './account-frame.tsx'
export { PASSWORD_MIN_LENGTH as PASSWORD_LEAST } from './credential-fields.tsx'
export { accountFailureText } from './identity-text.ts'
