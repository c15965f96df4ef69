/** What can be chosen of a copy, in words. Pure. */
import type { CopyPart } from '#contract/plan/copy.ts'
import { plural } from '../../lib/text.ts'
import type { CopyFindings, Return } from '../../plan/copy/compare-copy.ts'
import { planEntityOf } from '../../plan/entities.ts'
import { allOf, countOf } from '../../plan/kind-words.ts'

export interface Choice {
  key: string
  label: string
  hint: string
  returns: readonly Return[]
  /** Whether it comes back unless somebody says no. */
  offered: boolean
}

const NAMES_SHOWN = 3

/** What is gone is offered; what stands there otherwise today is written over only where somebody says so. */
export function choicesOf({ waiting, missing, changed }: CopyFindings): Choice[] {
  const pending: Choice = {
    key: 'pending',
    label: plural(waiting, 'modifica che aspettava', 'modifiche che aspettavano'),
    hint: 'Quelle già arrivate al server non si ripetono.',
    returns: [],
    offered: true,
  }
  return [
    ...(waiting > 0 ? [pending] : []),
    ...each(missing).map(([part, returns]) => ({
      key: `missing ${part}`,
      label: missingText(part, returns.length),
      hint: someOf(returns),
      returns,
      offered: true,
    })),
    ...each(changed).map(([part, returns]) => ({
      key: `changed ${part}`,
      label: changedText(part, returns.length),
      hint: someOf(returns),
      returns,
      offered: false,
    })),
  ]
}

const each = (some: CopyFindings['missing']) => Object.entries(some) as [CopyPart, readonly Return[]][]

/** Of these a couple has one. */
const isOnly = (part: CopyPart) => part === 'couple' || planEntityOf(part)?.single === true

const missingText = (part: CopyPart, count: number) =>
  isOnly(part)
    ? allOf(part)
    : `${countOf(part, count)} ${count === 1 ? 'che non c’è più' : 'che non ci sono più'}`

const changedText = (part: CopyPart, count: number) =>
  `${isOnly(part) ? allOf(part) : countOf(part, count)} ${count === 1 ? 'com’era' : 'com’erano'} nella copia`

function someOf(returns: readonly Return[]): string {
  const shown = returns.slice(0, NAMES_SHOWN).map(({ name }) => name)
  const more = returns.length - shown.length
  if (more === 0) return shown.join(', ')
  return `${shown.join(', ')} e ${more === 1 ? 'un’altra voce' : `altre ${more} voci`}`
}
