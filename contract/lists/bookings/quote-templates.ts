/** Quotes that a vendor keeps under a name, to begin others from. Free of schemas. */
export const QUOTE_TEMPLATES = 20
export const QUOTE_TEMPLATES_FULL =
  'Hai già 20 modelli: elimina quello che non usi più, o salva al posto di uno che c’è.'
export const TEMPLATE_NAME = 80
/** For how many days at most what begins from one is valid. */
export const TEMPLATE_VALID_DAYS = 730
