import { ProblemError } from './problem.ts'

/** The id of a read that takes it in the address or as its body; `malformed` when it has neither. */
export function askedId(query: string | undefined, body: string | { id: string } | undefined): string {
  const id = query ?? (typeof body === 'object' ? body.id : body)
  if (id) return id
  throw new ProblemError('malformed', { errors: [{ path: 'id', message: 'Manca l’identificativo' }] })
}
