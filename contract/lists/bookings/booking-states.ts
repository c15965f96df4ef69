/** How far a booking is, as a couple reads it, and whoever is on neither side. Free of schemas. */
export const BOOKING_STATES = {
  requested: 'In attesa di risposta',
  quoted: 'Preventivo da accettare',
  accepted: 'Accettata, da confermare',
  confirmed: 'Confermata',
  completed: 'Conclusa',
  declined: 'Rifiutata',
  cancelled: 'Annullata',
  expired: 'Scaduta',
} as const
