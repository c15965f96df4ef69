/** Somebody's words inside a page or mail of ours: shown as they are, never read as markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
