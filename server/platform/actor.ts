/** Whose request this is. Store functions take what they may see from here, never from a body. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'identity'; uid: string; email: string; emailVerified: boolean }
  | { kind: 'couple'; uid: string; coupleId: string; partner: 'one' | 'two'; active: boolean }
  | { kind: 'vendor'; uid: string; vendorId: string; active: boolean }
  | { kind: 'admin'; uid: string; adminId: string }

export type ActorOf<K extends Actor['kind']> = Extract<Actor, { kind: K }>

/** Who the idempotency table and the history write down. */
export const actorName = (actor: Actor): string => (actor.kind === 'visitor' ? 'visitor' : actor.uid)
