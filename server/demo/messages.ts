import type { Side } from '#contract/lists/vendors/message-words.ts'
import type { Couple } from '#contract/people/couple.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import type { Random } from './random.ts'
import type { MadeVendor } from './vendors.ts'

/** Anna, Marco, the vendor, or us. */
type Speaker = 'one' | 'two' | 'vendor' | 'support'
type Line = readonly [by: Speaker, daysAgo: number, at: string, text: string]

interface ConversationPlan {
  /** Which couple: 0 is Anna and Marco; none where the vendor writes to support. */
  couple?: number
  /** None where the couple writes to support. */
  vendor?: string
  lines: readonly Line[]
  /** How many of the last lines the side that did not write them has still to read. */
  unread?: number
}

const VILLA = 'Villa Cipressa'

const PLANS: readonly ConversationPlan[] = [
  {
    couple: 0,
    vendor: VILLA,
    lines: [
      [
        'one',
        132,
        '18:40',
        'Buongiorno! Ci sposiamo a giugno e la limonaia ci ha conquistati. Si può visitare?',
      ],
      [
        'vendor',
        131,
        '08:15',
        'Buongiorno Anna, volentieri. Sabato alle undici siamo aperti: vi mostro anche il giardino.',
      ],
      ['one', 131, '12:02', 'Perfetto, ci saremo.'],
      [
        'two',
        128,
        '20:31',
        'Grazie della visita. Una domanda: se piove, la cerimonia si sposta nel salone o in limonaia?',
      ],
      [
        'vendor',
        127,
        '07:50',
        'In limonaia: ci stanno centoventi sedie, e i vetri si aprono sul prato. Nel salone facciamo l’aperitivo.',
      ],
      ['two', 127, '07:58', 'Ottimo, allora chiediamo il giorno da qui.'],
      [
        'vendor',
        119,
        '09:20',
        'È tutto confermato. Per il sopralluogo con il catering scegliete voi una mattina di febbraio.',
      ],
      ['one', 3, '19:12', 'Ciao! La sera prima possiamo portare i fiori o meglio la mattina?'],
      [
        'vendor',
        2,
        '08:05',
        'La sera prima va benissimo: la cella è libera dalle sei, e tengo io le chiavi.',
      ],
      ['one', 1, '21:17', 'Gentilissimi. Allora la fioraia arriva verso le sette.'],
      ['one', 1, '21:19', 'Un’ultima cosa: il parcheggio regge trentacinque auto?'],
    ],
    unread: 2,
  },
  {
    couple: 0,
    vendor: 'Catering Sapori delle Crete',
    lines: [
      ['two', 60, '13:25', 'Abbiamo tre invitati celiaci e uno allergico alle noci: si può fare?'],
      [
        'vendor',
        60,
        '15:40',
        'Certo. Per i celiaci cuciniamo in una postazione a parte, e le noci le togliamo da tutto il buffet.',
      ],
      ['two', 59, '08:10', 'Che sollievo, grazie.'],
      [
        'vendor',
        1,
        '10:32',
        'Buongiorno! Per la prova del menù avrei giovedì 3 o martedì 8, a pranzo. Quale preferite?',
      ],
    ],
    unread: 1,
  },
  {
    couple: 0,
    vendor: 'Studio Brera',
    lines: [
      ['one', 8, '21:05', 'Le foto di gruppo ci mettono ansia: quanto durano di solito?'],
      [
        'vendor',
        7,
        '09:48',
        'Venti minuti, se fate una lista di massimo otto gruppi. Ve ne mando una d’esempio.',
      ],
      ['one', 7, '10:02', 'Otto ci bastano. Grazie!'],
    ],
  },
  {
    couple: 0,
    vendor: 'La Serra di Costanza',
    lines: [
      ['one', 76, '17:30', 'Le rose color tè a giugno si trovano?'],
      [
        'vendor',
        76,
        '18:12',
        'Sì, le prendo da un coltivatore di Pescia. Le fermo a marzo, quando sappiamo quante ne servono.',
      ],
    ],
  },
  {
    couple: 1,
    vendor: VILLA,
    lines: [
      [
        'one',
        1,
        '17:44',
        'Buonasera, vi abbiamo appena mandato la richiesta. Per la visita di dicembre basta presentarsi?',
      ],
    ],
    unread: 1,
  },
  {
    couple: 2,
    vendor: VILLA,
    lines: [
      ['two', 11, '12:20', 'Le luci in giardino restano accese tutta la notte?'],
      ['vendor', 10, '09:05', 'Fino all’una, poi solo il viale. È scritto anche nel preventivo.'],
      ['two', 9, '22:48', 'Va bene così. Vi diciamo entro la settimana.'],
    ],
  },
  {
    couple: 4,
    vendor: VILLA,
    lines: [
      ['one', 4, '11:15', 'L’orchestra chiede due prese da sedici ampere vicino al palco: ci sono?'],
      ['vendor', 4, '14:30', 'Ce ne sono quattro, sotto il portico. Mando la pianta al vostro fonico.'],
    ],
  },
  {
    couple: 0,
    lines: [
      ['two', 20, '21:40', 'Ho cambiato telefono: ritrovo tutto entrando con la stessa email?'],
      [
        'support',
        19,
        '09:10',
        'Sì: entri e il piano è lì. Le modifiche che aspettavano sul vecchio telefono partono quando lo riaccendi con la rete.',
      ],
      ['two', 19, '09:32', 'Ha funzionato, grazie.'],
      ['support', 19, '09:40', 'Benissimo. Buona festa a tutti e due.'],
    ],
  },
  {
    vendor: VILLA,
    lines: [['vendor', 1, '16:20', 'Come si cambia l’ordine delle foto nella pagina pubblica?']],
    unread: 1,
  },
]

const BY: Record<Speaker, Side> = { one: 'couple', two: 'couple', vendor: 'vendor', support: 'support' }

/** The conversations of those who sign in, as rows of the database. */
export function makeConversations(
  couples: readonly Couple[],
  vendors: readonly MadeVendor[],
  today: string,
  random: Random,
) {
  const idOf = new Map(vendors.map(({ vendor }) => [vendor.businessName, vendor.id]))
  const made = PLANS.map(({ couple, vendor, lines, unread = 0 }) => {
    const said = lines.map(([by, daysAgo, at, text], index) => {
      const createdAt = `${addDays(today, -daysAgo)}T${at}:00.000Z`
      const isRead = index < lines.length - unread
      return {
        id: random.id(createdAt),
        number: index + 1,
        by: BY[by],
        partner: by === 'one' || by === 'two' ? by : null,
        text,
        files: [],
        readAt: isRead ? createdAt : null,
        createdAt,
        updatedAt: createdAt,
        version: 1,
      }
    })
    const [first, last] = [said[0]!, said.at(-1)!]
    const readBy = (side: Side) =>
      said.findLast(({ by, readAt }) => by !== side && readAt !== null)?.number ?? 0
    const conversation = {
      id: random.id(first.createdAt),
      coupleId: couple === undefined ? null : couples[couple]!.id,
      vendorId: vendor === undefined ? null : idOf.get(vendor)!,
      messages: said.length,
      coupleRead: readBy('couple'),
      vendorRead: readBy('vendor'),
      supportRead: readBy('support'),
      // What is unread was told already: a demo that starts sends no mail.
      coupleMailedAt: last.createdAt,
      vendorMailedAt: last.createdAt,
      createdAt: first.createdAt,
      updatedAt: last.createdAt,
      version: said.length,
    }
    return { conversation, messages: said.map((one) => ({ ...one, conversationId: conversation.id })) }
  })
  return {
    conversations: made.map(({ conversation }) => conversation),
    messages: made.flatMap(({ messages }) => messages),
  }
}
