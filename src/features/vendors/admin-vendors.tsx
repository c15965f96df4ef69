import { CATEGORIES, categoryOf } from '#contract/lists/vendors/category-list.ts'
import { formatNumber } from '../../lib/number.ts'
import { dayColumn, filterOf, regionFilter, stateColumn, stateFilter } from '../../lists/columns.tsx'
import type { ListDescription } from '../../lists/list-description.ts'
import { suspension } from '../../lists/suspension.ts'
import { UiLink } from '../../ui/link.tsx'

export const PLANS = { base: 'Base', premium: 'Premium', elite: 'Elite' } as const

/** The vendors as administrators look through them. */
export const ADMIN_VENDORS: ListDescription<'Admin/getVendor'> = {
  call: 'Admin/getVendor',
  title: 'Fornitori',
  seek: 'Nome, comune o email',
  file: 'fornitori',
  nameOf: ({ businessName }) => businessName,
  columns: [
    {
      key: 'name',
      heading: 'Fornitore',
      sort: 'name',
      render: ({ id, businessName }) => (
        <strong>
          <UiLink href={`/admin/fornitori/${id}`}>{businessName}</UiLink>
        </strong>
      ),
    },
    {
      key: 'category',
      heading: 'Categoria',
      render: ({ category }) => categoryOf(category)?.one ?? category,
    },
    { key: 'place', heading: 'Comune', render: ({ place }) => `${place.city} (${place.province})` },
    { key: 'plan', heading: 'Piano', render: ({ typeOfAccount }) => PLANS[typeOfAccount] },
    stateColumn('o'),
    {
      key: 'rating',
      heading: 'Voto',
      sort: 'rating',
      align: 'end',
      render: ({ rating, reviewCount }) => (reviewCount > 0 ? formatNumber(rating, 1, 1) : '–'),
    },
    {
      key: 'reviews',
      heading: 'Recensioni',
      align: 'end',
      phone: 'hide',
      render: ({ reviewCount }) => reviewCount,
    },
    {
      key: 'email',
      heading: 'Email',
      further: true,
      render: ({ private: known }) => known.accountEmail ?? 'senza account',
    },
    { key: 'phone', heading: 'Telefono', further: true, render: ({ phone }) => phone ?? '–' },
    dayColumn('createdAt', { heading: 'Iscritto', sort: 'created' }),
  ],
  filters: [
    stateFilter('i', { bozze: 'Bozze' }),
    filterOf('category', 'Categoria', Object.fromEntries(CATEGORIES.map(({ slug, name }) => [slug, name]))),
    regionFilter,
    filterOf('plan', 'Piano', PLANS),
  ],
  actions: suspension('Admin/manageActiveDeactivateVendor', {
    the: 'il fornitore',
    many: 'fornitori',
    ending: 'i',
  }),
  add: { href: '/admin/fornitori/new', label: 'Nuovo fornitore' },
  empty: { title: 'Nessun fornitore, ancora', text: 'Qui arriva chi apre una pagina.' },
}
