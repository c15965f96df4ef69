/** Letters and digits of a text, without accents, joined by hyphens: as an address writes it. Empty where there are none. */
export const slugOf = (text: string, most = 120): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, most)
    .replace(/-+$/, '')
