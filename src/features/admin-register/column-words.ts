/** How the register calls the columns of what was changed; loaded where one act is read, for it knows every form of a plan. */
import { capital } from '../../lib/text.ts'
import { describedOf } from '../../plan/described-entities.ts'
import { PLAN_ENTITIES } from '../../plan/entities.ts'

/** Of what is in nobody's plan. */
const FIELDS: Readonly<Record<string, string>> = {
  account_email: 'email dell’account',
  active: 'attivo',
  admin_id: 'chi se ne occupa',
  advertiser: 'inserzionista',
  amount_cents: 'importo',
  asked_at: 'chiesta il',
  asked_by: 'chi l’ha chiesta',
  assignee: 'di chi è',
  author: 'firma',
  author_id: 'chi scrive',
  body: 'testo',
  business_name: 'nome',
  call: 'che cosa',
  capacity: 'capienza',
  category: 'categoria',
  ceremony: 'rito',
  citation: 'motivazione',
  closed_at: 'chiusa il',
  contacts: 'contatti',
  couple: 'coppia',
  coverage: 'dove lavora',
  cover: 'copertina',
  deactivation_reason: 'motivo della sospensione',
  decided_at: 'decisa il',
  decided_by: 'chi l’ha decisa',
  description: 'descrizione',
  done_at: 'fatta il',
  due_date: 'scadenza',
  email: 'email',
  ended_at: 'finito prima del tempo',
  ends_at: 'fino a',
  expires_at: 'scade il',
  faq: 'domande',
  featured: 'in evidenza',
  first_published_at: 'prima uscita',
  from: 'dal',
  gallery: 'galleria',
  groups: 'gruppi di link',
  guest_count: 'invitati',
  guests: 'invitati',
  headline: 'titolo',
  lead: 'sottotitolo',
  link: 'link',
  logo: 'logo',
  method: 'come è stata pagata',
  moderated_at: 'letta il',
  name: 'nome',
  notes: 'note',
  number: 'numero',
  paid_at: 'pagata il',
  partners: 'i due',
  path: 'pagina',
  payments: 'pagamenti',
  picture: 'foto',
  pictures: 'foto',
  place: 'luogo',
  placement: 'posizione',
  price: 'prezzi',
  published: 'pubblicato',
  published_at: 'pubblicato il',
  reason: 'motivo',
  reference: 'riferimento',
  reply: 'risposta',
  role: 'ruolo',
  seen: 'com’era',
  second_factor_required: 'verifica in due passaggi obbligatoria',
  second_factor_since: 'verifica in due passaggi dal',
  services: 'servizi',
  session_id: 'accesso di chi guarda',
  slug: 'indirizzo',
  solved_at: 'risolta il',
  started_at: 'da quando',
  state: 'stato',
  story: 'racconto',
  style: 'stile',
  subject: 'oggetto',
  summary: 'sommario',
  tags: 'argomenti',
  taken_off: 'tolto dal sito',
  text: 'testo',
  title: 'titolo',
  to: 'al',
  total_cents: 'totale',
  type_of_account: 'piano',
  wedding_date: 'data delle nozze',
  weight: 'peso',
  words: 'parole',
  year: 'anno',
}

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The fields of a table of a couple's plan: `couple_task` holds tasks. */
function planFieldsOf(table: string) {
  const kept = camelCase(table).toLowerCase()
  const entity = PLAN_ENTITIES.find(({ kind }) => kept.endsWith(kind.toLowerCase()))
  return describedOf(entity?.kind ?? '')
}

/**
 * What a column is called: in a couple's plan as the couple reads it on its own form, elsewhere by the register's own words.
 * @param table where the column is
 */
export function columnWords(table: string, column: string): string {
  const field = planFieldsOf(table)[camelCase(column)]
  return capital(field?.label ?? FIELDS[column] ?? column.replaceAll('_', ' '))
}
