/** Answers that a vendor keeps under a name, to write them with a tap. Free of schemas. */
export const SAVED_REPLIES = 30
export const SAVED_REPLIES_FULL =
  'Hai già 30 risposte pronte: elimina quella che non usi più, o cambiane una che c’è.'
export const REPLY_NAME = 80
/** Shorter than a message, for names and days are longer than their places. */
export const REPLY_TEXT = 2_000
