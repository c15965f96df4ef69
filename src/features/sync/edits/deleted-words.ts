import type { SessionSnapshot } from '../../../session/session-snapshot.ts'

/** What happened to an account that is gone, in words; of a wedding of which nobody knows what became, what is true of both. */
export function deletedWords({ role, deleted }: Pick<SessionSnapshot, 'role' | 'deleted'>): string {
  if (role === 'vendor') return 'La tua pagina è stata eliminata'
  return deleted?.at && !deleted.left
    ? 'Il vostro piano è stato eliminato'
    : 'Non fai più parte di questo piano'
}

/** The same, with who did it and when, where that is known. @param when as it is written */
export function deletedStory(
  account: Pick<SessionSnapshot, 'role' | 'deleted'>,
  when: (at: string) => string,
): string {
  const { by, at, left } = account.deleted ?? {}
  const on = at ? ` il ${when(at)}` : ''
  if (left)
    return by ? `${deletedWords(account)}: ti ha tolto ${by}${on}.` : `Hai lasciato questo piano${on}.`
  return `${deletedWords(account)}${by ? ` da ${by}` : ''}${on}.`
}
