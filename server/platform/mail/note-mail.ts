/** A mail that says one thing and leads to where it is: no more of anybody than the link's reader may see there. */
import { escapeHtml } from './escape-html.ts'
import type { Mail } from './mail.ts'

export interface Note {
  subject: string
  opening: string
  /** What the link says, and where it leads. */
  label: string
  link: string
  closing: string
}

/** The note in both of its looks. */
export function noteMail({ subject, opening, label, link, closing }: Note): Omit<Mail, 'to'> {
  const html = [
    escapeHtml(opening),
    `<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`,
    escapeHtml(closing),
  ]
  return {
    subject: subject.replace(/[\r\n]+/g, ' '),
    text: `${opening}\n\n${label}: ${link}\n\n${closing}`,
    html: html.map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`).join('\n'),
  }
}
