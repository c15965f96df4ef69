import { useQueryClient } from '@tanstack/react-query'
import type { Couple } from '#contract/people/couple.ts'
import type { PlanSheetProps } from '../../../plan/record/plan-sheet.tsx'
import { later } from '../../../ui/overlay/later.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import { recordKey } from './record-queries.ts'

/** With all that describes a couple's plan: fetched when something of it is opened. */
const PlanSheet = later(() => import('../../../plan/record/plan-sheet.tsx').then((part) => part.PlanSheet))

/** What is opened of a couple's plan. */
export type Opened = Pick<PlanSheetProps, 'kind' | 'title' | 'names' | 'live'>

/** Where one thing of a couple's plan is written, while one is open. */
export function CouplePlanSheet({
  couple: { id, partners },
  part,
  open,
  onClose,
}: {
  couple: Couple
  /** The part of the record that shows it (`recordQueries`). */
  part: 'tasks' | 'budget' | 'website'
  open: Opened | undefined
  onClose: () => void
}) {
  const client = useQueryClient()
  const [one, two] = partners
  const names = {
    one: one?.firstName ?? 'Prima persona',
    two: two?.firstName ?? 'Seconda persona',
    both: 'Insieme',
  }
  return (
    <Lingering>
      {open && (
        <PlanSheet
          {...open}
          coupleId={id}
          known={{ names }}
          onRenew={() => client.invalidateQueries({ queryKey: [...recordKey(id), part] })}
          onClose={onClose}
        />
      )}
    </Lingering>
  )
}
