import type { ReactNode } from 'react'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import css from './guests.module.css'
import type { GuestSearch } from './guests-screen.tsx'

/** The head of both views, and the way from one to the other. */
export function GuestsHeader({
  subtitle,
  actions,
  search: { parte },
  onSearch,
}: {
  subtitle: string
  actions: ReactNode
  search: GuestSearch
  onSearch: (search: GuestSearch) => void
}) {
  return (
    <>
      <PageHeader title="Invitati" subtitle={subtitle} actions={actions} />
      <div className={css.views}>
        <Segmented
          label="Come li vedete"
          options={[
            { value: 'elenco', label: 'Elenco' },
            { value: 'tavoli', label: 'Tavoli' },
          ]}
          value={parte ?? 'elenco'}
          onValue={(view) => onSearch(view === 'tavoli' ? { parte: view } : {})}
        />
      </div>
    </>
  )
}
