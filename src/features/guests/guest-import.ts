/** What a file of guests adds to those who are there. Pure. */
import type { Guest } from '#contract/plan/guest.ts'
import { MAX_COMPANIONS } from '#contract/website/rsvp-limits.ts'
import type { Invitation } from '#contract/website/rsvp.ts'
import { plural, searchable } from '../../lib/text.ts'
import type { GuestRow, LeftOut } from './read-guest-csv.ts'

export interface Joining {
  /** Undefined for one that is made. */
  invitation: Invitation | undefined
  /** Empty for those on no envelope. */
  name: string
  rows: readonly GuestRow[]
}
export interface Import {
  envelopes: readonly Joining[]
  persons: number
  /** Who is there already, under the same name on the same envelope. */
  known: readonly GuestRow[]
  doubts: readonly LeftOut[]
}

const key = (envelope: string, name: string) => `${searchable(envelope)}\n${searchable(name)}`

/**
 * @param leftOut by what was read already
 * @returns what is added: nobody twice, and on an envelope no more than it holds
 */
export function importOf(
  { rows, leftOut }: { rows: readonly GuestRow[]; leftOut: readonly LeftOut[] },
  invitations: readonly Invitation[],
  guests: readonly Guest[],
): Import {
  const nameOf = new Map(invitations.map(({ id, name }) => [id, name]))
  const there = new Set(
    guests.map(({ name, invitationId }) => key(nameOf.get(invitationId ?? '') ?? '', name)),
  )
  const known: GuestRow[] = []
  const doubts = [...leftOut]
  const adding = new Map<string, { invitation: Invitation | undefined; name: string; rows: GuestRow[] }>()
  for (const row of rows) {
    const own = key(row.envelope, row.name)
    if (there.has(own)) {
      known.push(row)
      continue
    }
    there.add(own)
    const word = searchable(row.envelope)
    const joining = adding.get(word) ?? {
      invitation: invitations.find(({ name }) => word !== '' && searchable(name) === word),
      name: row.envelope,
      rows: [],
    }
    adding.set(word, joining)
    const taken = guests.filter(({ invitationId }) => invitationId === joining.invitation?.id).length
    if (word !== '' && taken + joining.rows.length > MAX_COMPANIONS)
      doubts.push({
        line: row.line,
        why: `su una busta ci stanno ${plural(MAX_COMPANIONS + 1, 'persona', 'persone')}`,
      })
    else joining.rows.push(row)
  }
  const envelopes = [...adding.values()].filter((joining) => joining.rows.length > 0)
  return {
    envelopes,
    persons: envelopes.reduce((sum, joining) => sum + joining.rows.length, 0),
    known,
    doubts: doubts.toSorted((one, other) => one.line - other.line),
  }
}
