/** What administrators do most, from wherever they are. */
import type { CallName } from '#contract/routes.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { createTries } from '../../api/tries.ts'
import { saveFile } from '../../lib/save-file.ts'
import { plural } from '../../lib/text.ts'
import { type ListCall, readFile } from '../../lists/list-call.ts'

export interface PaletteAct {
  id: string
  label: string
  /** What else it is called, for who types that. */
  also?: string
  /** Who may make it, does it. */
  call: CallName
  /** Where it is done. */
  href?: string
  /** Does it here. @returns what is said once it is done @throws ApiError, NetworkError */
  run?: (api: ApiClient) => Promise<string>
}

/** An answer that was lost is asked for again, and the mails go once. */
const mails = createTries()

const saves =
  (call: ListCall, file: string): NonNullable<PaletteAct['run']> =>
  async (api) => {
    saveFile(`${file}.csv`, await readFile(api, call, {}))
    return 'Il file è pronto.'
  }

export const PALETTE_ACTS: readonly PaletteAct[] = [
  {
    id: 'new-vendor',
    label: 'Aggiungi un fornitore',
    also: 'nuovo',
    call: 'Vendor/addNewVendor',
    href: '/admin/fornitori/new',
  },
  {
    id: 'new-article',
    label: 'Scrivi un articolo',
    also: 'nuovo blog',
    call: 'News/addArticle',
    href: '/admin/blog/new',
  },
  {
    id: 'overdue',
    label: 'Fatture da seguire',
    also: 'scadute rifiutate',
    call: 'Admin/getAllBilling',
    href: '/admin/billing?filter=state:da-seguire',
  },
  {
    id: 'drafts',
    label: 'Fornitori in bozza',
    call: 'Admin/getVendor',
    href: '/admin/fornitori?filter=state:bozze',
  },
  {
    id: 'demand',
    label: 'Domanda e ricerche in Italia',
    also: 'mappa statistiche offerta',
    call: 'Admin/getDemand',
    href: '/admin/analytics?vista=domanda',
  },
  {
    id: 'mails',
    label: 'Riprova le email respinte',
    also: 'posta manda',
    call: 'Admin/retryMails',
    async run(api) {
      const { again } = await api('Admin/retryMails', { idempotencyKey: mails.keyFor() })
      mails.done()
      return again === 0
        ? 'Nessuna email aspettava.'
        : `${plural(again, 'email riparte', 'email ripartono')} adesso.`
    },
  },
  {
    id: 'vendors-csv',
    label: 'Esporta i fornitori in CSV',
    call: 'Admin/getVendor',
    run: saves('Admin/getVendor', 'fornitori'),
  },
  {
    id: 'couples-csv',
    label: 'Esporta le coppie in CSV',
    call: 'Admin/getAllCouple',
    run: saves('Admin/getAllCouple', 'coppie'),
  },
  {
    id: 'invoices-csv',
    label: 'Esporta le fatture in CSV',
    call: 'Admin/getAllBilling',
    run: saves('Admin/getAllBilling', 'fatture'),
  },
]
