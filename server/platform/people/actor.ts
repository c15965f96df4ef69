import type { AdminRole } from '#contract/lists/admin/admin-roles.ts'

/** An administrator sees what its owner sees, and changes nothing (account-look.ts). */
export interface Look {
  id: string
  adminId: string
}

/**
 * Whose request this is. Store functions take what they may see from here, never from a body. `device` is the session it
 * comes from: one on each device.
 */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'identity'; uid: string; email: string; emailVerified: boolean; authTime: Date }
  | {
      kind: 'couple'
      uid: string
      coupleId: string
      partner: 'one' | 'two'
      active: boolean
      device: string
      look?: Look
    }
  | { kind: 'vendor'; uid: string; vendorId: string; active: boolean; device: string; look?: Look }
  | {
      kind: 'admin'
      uid: string
      adminId: string
      role: AdminRole
      device: string
      /** The company asks a second factor of everybody, and this one has none. */
      owesSecondFactor?: boolean
    }

export type ActorOf<K extends Actor['kind']> = Extract<Actor, { kind: K }>

/** Who the idempotency table and the history write down. */
export const actorName = (actor: Actor): string => (actor.kind === 'visitor' ? 'visitor' : actor.uid)
