/** A vendor's calendars elsewhere: how many, how large, how far. Free of schemas. */
export const MOST_OTHER_CALENDARS = 3
export const CALENDAR_NAME_MAX = 60
export const CALENDAR_URL_MAX = 2_000
/** How often one is read. */
export const CALENDAR_READ_EVERY_MINUTES = 60
/** From today on. */
export const CALENDAR_YEARS = 2
export const CALENDAR_MAX_BYTES = 1_048_576

/** Why a calendar cannot be read: what is said where it is added, and at its row after `Il calendario` and before since when. */
export const CALENDAR_FAULTS = {
  address: {
    added: 'Serve un indirizzo intero che comincia con https:// (o webcal://).',
    later: 'non ha più un indirizzo valido',
  },
  own: {
    added: 'Questo è il tuo calendario di Lovoglio: qui serve quello che tieni altrove.',
    later: 'è quello di Lovoglio',
  },
  private: {
    added: 'Questo indirizzo sta in una rete privata: da internet non si raggiunge.',
    later: 'sta in una rete privata',
  },
  unreachable: {
    added: 'A questo indirizzo non risponde nessuno: controlla che sia intero e riprova.',
    later: 'non risponde',
  },
  denied: {
    added: 'Questo calendario chiede una password: copia il suo indirizzo segreto in formato iCal.',
    later: 'chiede una password',
  },
  gone: {
    added: 'A questo indirizzo non c’è niente: copialo di nuovo dal tuo calendario.',
    later: 'non è più a questo indirizzo',
  },
  not_calendar: {
    added:
      'A questo indirizzo non c’è un calendario: serve quello in formato iCal, che spesso finisce con .ics.',
    later: 'non si legge: l’indirizzo dà un’altra cosa',
  },
  too_big: {
    added: 'Questo calendario supera 1 MB: scegline uno con i soli impegni da qui in avanti.',
    later: 'supera 1 MB',
  },
  too_many: {
    added: 'Questo calendario ha troppi impegni che si ripetono: scegline uno più semplice.',
    later: 'ha troppi impegni che si ripetono',
  },
} as const
export type CalendarFault = keyof typeof CALENDAR_FAULTS
