import { BOOKINGS_LISTED } from '#contract/lists/site/listed.ts'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconCalendarShare from '@tabler/icons-react/dist/esm/icons/IconCalendarShare.mjs'
import IconCalendarMonth from '@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import { useToday } from '../../../lib/clock.ts'
import { plural } from '../../../lib/text.ts'
import { useSession } from '../../../session/session-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { CutNote } from '../../../ui/list/cut-note.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { PageHeader } from '../../../ui/frame/page-header.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { useVendorBookingActions } from '../booking-actions.ts'
import { BookingGroups } from '../booking-groups.tsx'
import type { BookingSearch } from '../booking-search.ts'
import { BookingsFailed } from '../booking-states.tsx'
import { useBookings, useBusyDays } from '../booking-queries.ts'
import { isToAnswer } from '../booking-words.ts'
import css from '../bookings.module.css'
import type { VendorBookingSheetProps } from './vendor-booking-sheet.tsx'
import { later } from '../../../ui/overlay/later.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import { VendorCalendar } from './vendor-calendar.tsx'

const VendorBookingSheet = later(() =>
  import('./vendor-booking-sheet.tsx').then((part) => part.VendorBookingSheet),
)

const CalendarsSheet = later(() =>
  import('../../calendars/calendars-face.tsx').then((part) => part.CalendarsSheet),
)

const QuoteTemplatesSheet = later(() =>
  import('../quote-model/quote-templates-sheet.tsx').then((part) => part.QuoteTemplatesSheet),
)

/** What a vendor is asked for, as a list of what to answer and as a month. */
export function VendorBookingsScreen({
  search,
  onWrite,
  onSearch,
}: {
  search: BookingSearch
  /** Opens the conversation with who asks. */
  onWrite: VendorBookingSheetProps['onWrite']
  onSearch: (search: BookingSearch, options?: { replace?: boolean }) => void
}) {
  const today = useToday()
  const vendorId = useSession((session) => session.last?.accountId) ?? ''
  const list = useBookings()
  const busy = useBusyDays()
  const actions = useVendorBookingActions(vendorId)
  const { bookings, marks, ready, failed, fetching, retry } = list
  const open = bookings.find(({ id }) => id === search.booking)
  if (failed && !ready) return <BookingsFailed title="Prenotazioni" busy={fetching} onRetry={retry} />
  const toAnswer = bookings.filter(isToAnswer).length
  return (
    <>
      <PageHeader
        title="Prenotazioni"
        subtitle={toAnswer > 0 ? plural(toAnswer, 'risposta da dare', 'risposte da dare') : undefined}
        actions={
          <>
            <Button variant="quiet" icon={IconBookmark} onClick={() => onSearch({ ...search, templates: 1 })}>
              Modelli
            </Button>
            <Button
              variant="quiet"
              icon={IconCalendarShare}
              onClick={() => onSearch({ ...search, calendars: 1 })}
            >
              Calendari
            </Button>
          </>
        }
      />
      <div className={css.tools}>
        <Segmented
          label="Come vederle"
          options={[
            { value: 'list', label: 'Elenco', icon: IconList },
            { value: 'month', label: 'Calendario', icon: IconCalendarMonth },
          ]}
          value={search.month ? 'month' : 'list'}
          onValue={(view) =>
            onSearch(view === 'month' ? { month: today.slice(0, 7) } : {}, { replace: true })
          }
        />
      </div>
      {!ready ? (
        <Skeleton shape="row" count={5} />
      ) : search.month ? (
        <VendorCalendar
          month={search.month}
          today={today}
          list={list}
          busy={busy}
          onMonth={(month) => onSearch({ month }, { replace: true })}
          onOpen={({ id }) => onSearch({ ...search, booking: id })}
          onBusy={(day, value) => void actions.setBusy([day], value)}
        />
      ) : bookings.length === 0 ? (
        <EmptyState drawing="bookings" title="Qui arriveranno le richieste delle coppie">
          Intanto segna nel calendario i giorni già presi: chi cerca vede subito quando sei libero.
        </EmptyState>
      ) : (
        <BookingGroups list={list} onOpen={(id) => onSearch({ booking: id })} />
      )}
      <CutNote shown={bookings.length} most={BOOKINGS_LISTED}>
        Qui ci sono tutte le prenotazioni da adesso in poi e le ultime passate: quelle dei giorni prima non
        sono su questo dispositivo.
      </CutNote>
      <Lingering>
        {search.calendars && (
          <CalendarsSheet
            onClose={() => onSearch(search.month ? { month: search.month } : {}, { replace: true })}
          />
        )}
      </Lingering>
      <Lingering>
        {search.templates && (
          <QuoteTemplatesSheet
            onClose={() => onSearch(search.month ? { month: search.month } : {}, { replace: true })}
          />
        )}
      </Lingering>
      <Lingering>
        {open && (
          <VendorBookingSheet
            key={open.id}
            booking={open}
            bookings={bookings}
            busy={busy}
            mark={marks.get(open.id)}
            actions={actions}
            onWrite={onWrite}
            onClose={() => onSearch(search.month ? { month: search.month } : {}, { replace: true })}
          />
        )}
      </Lingering>
    </>
  )
}
