/** What a task is about. The slug is stored; the name is what people read. */
export const TASK_CATEGORIES = [
  { slug: 'documenti', name: 'Documenti' },
  { slug: 'cerimonia', name: 'Cerimonia' },
  { slug: 'location', name: 'Location' },
  { slug: 'catering', name: 'Catering e torta' },
  { slug: 'fornitori', name: 'Fornitori' },
  { slug: 'abiti', name: 'Abiti' },
  { slug: 'estetica', name: 'Trucco e capelli' },
  { slug: 'stile', name: 'Fiori e stile' },
  { slug: 'invitati', name: 'Invitati' },
  { slug: 'viaggio', name: 'Viaggio' },
  { slug: 'budget', name: 'Budget' },
  { slug: 'giorno', name: 'Il giorno' },
  { slug: 'dopo', name: 'Dopo le nozze' },
  { slug: 'altro', name: 'Altro' },
] as const
export type TaskCategorySlug = (typeof TASK_CATEGORIES)[number]['slug']
