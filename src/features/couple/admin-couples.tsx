import {
  dayColumn,
  filterOf,
  regionFilter,
  stateColumn,
  stateFilter,
  tableDay,
} from '../../lists/columns.tsx'
import type { ListDescription } from '../../lists/list-description.ts'
import { suspension } from '../../lists/suspension.ts'
import { UiLink } from '../../ui/link.tsx'

/** The couples as administrators look through them. */
export const ADMIN_COUPLES: ListDescription<'Admin/getAllCouple'> = {
  call: 'Admin/getAllCouple',
  title: 'Coppie',
  seek: 'Nomi, comune o email',
  file: 'coppie',
  nameOf: ({ partners }) => partners.map(({ firstName }) => firstName).join(' e '),
  columns: [
    {
      key: 'name',
      heading: 'Coppia',
      sort: 'name',
      render: ({ id, partners }) => (
        <strong>
          <UiLink href={`/admin/couple/${id}`}>
            {partners.map((one) => `${one.firstName} ${one.lastName}`.trim()).join(' e ')}
          </UiLink>
        </strong>
      ),
    },
    { key: 'email', heading: 'Email', phone: 'hide', render: ({ emails }) => emails.join(', ') },
    {
      key: 'wedding',
      heading: 'Matrimonio',
      sort: 'wedding',
      render: ({ weddingDate }) => (weddingDate ? tableDay(weddingDate) : 'da decidere'),
    },
    { key: 'place', heading: 'Dove', render: ({ place }) => place.city ?? place.province ?? '–' },
    { key: 'guests', heading: 'Invitati', align: 'end', render: ({ guestCount }) => guestCount ?? '–' },
    {
      key: 'members',
      heading: 'Chi c’è',
      phone: 'hide',
      render: ({ members }) => (members.length === 2 ? 'tutti e due' : 'una persona'),
    },
    stateColumn('a'),
    dayColumn('createdAt', { heading: 'Iscritta', sort: 'created' }),
    dayColumn('updatedAt', { heading: 'Modificata', further: true }),
  ],
  filters: [
    stateFilter('e'),
    filterOf('when', 'Matrimonio', {
      futuro: 'Da celebrare',
      passato: 'Celebrato',
      'senza-data': 'Senza data',
    }),
    regionFilter,
    filterOf('members', 'Chi c’è', { una: 'Una persona', due: 'Tutti e due' }),
  ],
  actions: suspension('Admin/manageActiveDeactivateCouple', {
    the: 'la coppia',
    many: 'coppie',
    ending: 'e',
  }),
  empty: { title: 'Nessuna coppia, ancora', text: 'Qui arriva chi si iscrive.' },
}
