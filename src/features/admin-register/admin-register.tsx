import { formatInstant } from '../../lib/day.ts'
import { filterOf } from '../../lists/columns.tsx'
import type { ListDescription } from '../../lists/list-description.ts'
import { UiLink } from '../../ui/link.tsx'
import { aboutWords, actWords, whoWords } from './act-words.ts'
import { registerPeople } from './register-queries.ts'

/** What administrators did and looked at. */
export const ADMIN_REGISTER: ListDescription<'Admin/getRegister'> = {
  call: 'Admin/getRegister',
  title: 'Registro',
  subtitle: 'Chi ha fatto che cosa, per un anno. Non si modifica e non si cancella.',
  seek: 'Persona, coppia, fornitore o titolo',
  file: 'registro',
  nameOf: actWords,
  columns: [
    {
      key: 'what',
      heading: 'Che cosa',
      render: (act) => (
        <strong>
          <UiLink href={`/admin/registro/${act.id}`}>{actWords(act)}</UiLink>
        </strong>
      ),
    },
    { key: 'about', heading: 'Di chi, di che cosa', render: aboutWords },
    { key: 'who', heading: 'Chi', render: whoWords },
    { key: 'at', heading: 'Quando', sort: 'at', render: ({ at }) => formatInstant(at) },
  ],
  filters: [
    { name: 'who', label: 'Chi', options: [], asked: registerPeople },
    filterOf('kind', 'Tipo', { write: 'Modifiche', read: 'Letture', export: 'Esportazioni' }),
    filterOf('thing', 'Riguarda', { vendors: 'Fornitori', couples: 'Coppie', site: 'Il sito' }),
    filterOf('when', 'Quando', {
      oggi: 'Oggi',
      ieri: 'Ieri',
      settimana: 'Ultimi 7 giorni',
      mese: 'Ultimi 30 giorni',
    }),
  ],
  empty: {
    title: 'Niente, ancora',
    text: 'Qui resta ogni modifica di chi amministra, ogni scheda aperta e ogni elenco esportato.',
  },
}
