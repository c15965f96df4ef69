import { z } from 'zod'
import { Instant } from '../kit/scalars.ts'

/**
 * What can go wrong, by stable code: the status the server answers and the words people read.
 * Programs look at the code, never at the words.
 */
export const PROBLEMS = {
  malformed: [400, 'Richiesta non valida', 'Qualcosa nei dati inviati non va: controlla i campi segnalati.'],
  unauthenticated: [
    401,
    'Accesso richiesto',
    'Ci dispiace, non sei autorizzato a visualizzare questa pagina.',
  ],
  token_expired: [401, 'Sessione scaduta', 'La tua sessione è scaduta: accedi di nuovo.'],
  look_over: [
    401,
    'Tempo finito',
    'Non stai più guardando questo account: se serve ancora, ricomincia dalla sua scheda.',
  ],
  wedding_deleted: [
    401,
    'Piano eliminato',
    'Questo matrimonio è stato eliminato: quello che c’è su questo dispositivo resta da leggere.',
  ],
  wedding_left: [
    401,
    'Piano lasciato',
    'Non fai più parte di questo matrimonio: quello che c’è su questo dispositivo resta da leggere.',
  ],
  vendor_deleted: [
    401,
    'Pagina eliminata',
    'Questo account è stato eliminato: quello che c’è su questo dispositivo resta da leggere.',
  ],
  forbidden: [403, 'Non consentito', 'Non hai il permesso di fare questa operazione.'],
  not_your_role: [403, 'Non del tuo ruolo', 'Il tuo ruolo non lo prevede: chiedilo a chi è titolare.'],
  look_read_only: [
    403,
    'Si guarda soltanto',
    'Stai guardando l’account di un’altra persona: da qui non si cambia niente.',
  ],
  look_hidden: [
    403,
    'Non si vede da qui',
    'Questo resta a chi ha l’account: chi guarda dall’assistenza non lo vede.',
  ],
  second_factor_asked: [403, 'Serve il codice', 'Per entrare serve anche il codice della tua app.'],
  wrong_code: [
    403,
    'Codice sbagliato',
    'Il codice non è questo, o è passato: scrivi quello che vedi adesso nell’app.',
  ],
  second_factor_owed: [
    403,
    'Verifica da attivare',
    'Qui la verifica in due passaggi è obbligatoria: attivala, e torna tutto.',
  ],
  email_not_proved: [
    403,
    'Indirizzo da confermare',
    'Prima conferma il tuo indirizzo email, con il link che ti abbiamo mandato.',
  ],
  wrong_password: [403, 'Parola sbagliata', 'La parola non è questa: controllate l’invito e riprovate.'],
  deactivated: [403, 'Account sospeso', 'Il tuo account è sospeso: scrivi all’assistenza per riattivarlo.'],
  not_found: [404, 'Non trovato', 'Quello che cerchi non c’è, o non puoi vederlo.'],
  method_not_allowed: [405, 'Metodo non previsto', 'Questo indirizzo non accetta questa operazione.'],
  conflict: [409, 'Già modificato', 'Nel frattempo qualcosa è cambiato: ricarica e riprova.'],
  profile_exists: [409, 'Profilo già presente', 'Questo account ha già un profilo.'],
  booking_state: [
    409,
    'Prenotazione già cambiata',
    'Nel frattempo la prenotazione è cambiata: guardate a che punto è.',
  ],
  conversation_blocked: [
    403,
    'Conversazione bloccata',
    'Questo fornitore non riceve più i vostri messaggi: il testo resta qui, da copiare o da eliminare.',
  ],
  conversation_closed: [
    409,
    'Conversazione chiusa',
    'Dall’altra parte non c’è più nessuno che possa leggere.',
  ],
  amount_changed: [409, 'Importo cambiato', 'Oggi si paga un altro importo: guarda quale, e conferma.'],
  already_exists: [409, 'Già presente', 'Esiste già un elemento con questo identificativo.'],
  deleted: [410, 'Eliminato', 'Questo elemento è stato eliminato.'],
  invitation_expired: [
    410,
    'Invito scaduto',
    'Questo invito è scaduto o è già stato usato: chiedine uno nuovo.',
  ],
  too_large: [413, 'Troppo grande', 'Quello che hai inviato supera la dimensione massima.'],
  unsupported_media_type: [415, 'Formato non accettato', 'Questo formato non è accettato.'],
  rule_broken: [422, 'Non si può fare', 'Questa operazione non rispetta una regola.'],
  plan_limit: [
    422,
    'Limite del piano',
    'Il tuo piano non ne prevede altre: togline qualcuna, o passa a un piano più ampio.',
  ],
  key_reused: [422, 'Chiave già usata', 'La stessa chiave è già stata usata per un’altra richiesta.'],
  client_outdated: [
    426,
    'App da aggiornare',
    'Aggiorna l’app: questa versione non è più capita. Le tue modifiche restano salvate.',
  ],
  rate_limited: [
    429,
    'Troppe richieste',
    'Hai fatto troppe richieste in poco tempo: aspetta un momento e riprova.',
  ],
  internal: [500, 'Errore nostro', 'Qualcosa è andato storto da parte nostra. Riprova tra poco.'],
  not_implemented: [501, 'Non ancora servito', 'Questa operazione non è ancora disponibile.'],
  unavailable: [
    503,
    'Servizio occupato',
    'Il servizio non è raggiungibile in questo momento. Riprova tra poco.',
  ],
} as const satisfies Record<string, readonly [number, string, string]>

export type ProblemCode = keyof typeof PROBLEMS

/** RFC 9457, with a stable `code` and the fields that were refused. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The request's id in the server's log, for who reports it; no screen shows it. */
  requestId: z.string().optional(),
  /** Of `amount_changed`: what is paid today, in cents. */
  amountCents: z.int().optional(),
  /** Of `wedding_deleted`, `wedding_left` and `vendor_deleted`: when, and by which of the two; support has no place among them. */
  ended: z.object({ at: Instant, by: z.enum(['one', 'two']).optional() }).optional(),
})
export type Problem = z.infer<typeof Problem>
