import type { AssistanceRequest } from '#contract/admin/assistance.ts'

/** How far a request is, as who asked reads it. */
export const OWN_STATES: Readonly<Record<AssistanceRequest['state'], string>> = {
  open: 'Ricevuta',
  in_progress: 'Ci stiamo lavorando',
  solved: 'Risolta',
  closed: 'Chiusa',
}

export const SENDERS: Readonly<Record<AssistanceRequest['fromType'], string>> = {
  couple: 'coppia',
  vendor: 'fornitore',
  visitor: 'senza account',
}
