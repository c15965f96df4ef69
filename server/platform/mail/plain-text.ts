/** Marks that hide, overturn or overprint what others read. New lines and tabs stay. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Text of one person as another reads it: no hidden marks, no walls of empty lines. What looks like markup stays text. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
