/** The queues of real weddings, as the address and the chips name them. */
import type { WeddingQueue } from '#contract/vendors/real-wedding.ts'
import { queueSearch } from '../../lists/queue-search.ts'

export const QUEUES: readonly { value: WeddingQueue; label: string; empty: string }[] = [
  {
    value: 'da-leggere',
    label: 'Da leggere',
    empty: 'Qui arriva un matrimonio quando il fornitore lo pubblica o lo cambia.',
  },
  { value: 'letti', label: 'Letti', empty: 'Qui stanno i matrimoni che hai letto e lasciato dove sono.' },
  { value: 'tolti', label: 'Tolti', empty: 'Non è stato tolto nessun matrimonio.' },
]

export const parseWeddingSearch = queueSearch(QUEUES)
