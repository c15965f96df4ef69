import type { SessionSnapshot } from '../../session/session-snapshot.ts'

/** What happened to the account of this role, in words. */
export const deletedWords = (role: SessionSnapshot['role'] | undefined): string =>
  role === 'vendor' ? 'La tua pagina è stata eliminata' : 'Il vostro piano è stato eliminato'
