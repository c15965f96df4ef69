import { DayCalendar, type DayCalendarProps } from './day-calendar.tsx'
import { Sheet } from '../overlay/sheet.tsx'

/** The calendar of a field where there is no room beside it. */
export function DaySheet({
  open,
  onClose,
  ...calendar
}: DayCalendarProps & { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} title="Scegli il giorno" onClose={onClose}>
      <DayCalendar {...calendar} />
    </Sheet>
  )
}
