/** The look of this tab: what opens it stands in the tab's own storage, survives a reload and goes with the tab. */
import { LOOK_ROOT } from '#contract/screens/look.ts'
import { rootOf } from '#contract/screens/areas.ts'

const KEY = 'lovoglio-sguardo'
/** What there is to say once it is over, on the record. */
const SAID_KEY = 'lovoglio-sguardo-finito'

export interface KeptLook {
  token: string
  endsAt: string
  kind: 'couple' | 'vendor'
  /** The record that it was begun from. */
  back: string
}

/** Opens the owner's screens in this tab. @throws DOMException where the browser keeps nothing for a tab */
export function enterLook(look: KeptLook): void {
  sessionStorage.setItem(KEY, JSON.stringify(look))
  // Not the router: nothing of the administrator's app goes along.
  location.assign(LOOK_ROOT + rootOf(look.kind))
}

/** @returns undefined where this tab looks at nothing */
export function keptLook(): KeptLook | undefined {
  const kept = sessionStorage.getItem(KEY)
  return kept ? (JSON.parse(kept) as KeptLook) : undefined
}

let left = false

/**
 * Leaves the screens for the record; with the page goes all that was read. The first to say so says where to and why:
 * the page goes on for a moment, in which its clock and each of its reads may find that the look is over.
 * @param said what is told there
 */
export function leaveLook(said?: string): void {
  if (left) return
  left = true
  const back = keptLook()?.back ?? '/admin/dashboard'
  sessionStorage.removeItem(KEY)
  if (said) sessionStorage.setItem(SAID_KEY, said)
  location.replace(back)
}

/** What is to be told of the look that was left, once. */
export function saidOfLook(): string | null {
  const said = sessionStorage.getItem(SAID_KEY)
  sessionStorage.removeItem(SAID_KEY)
  return said
}
