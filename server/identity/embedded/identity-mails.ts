import { escapeHtml } from '../../platform/mail/escape-html.ts'
import type { CodeKind } from './code-store.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** The mode the page that handles a code is opened with, as Firebase names them. */
export const LINK_MODE: Record<CodeKind, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

type Words = { subject: string; lead: string; action: string; after: string }

const WORDS: Record<CodeKind, (newEmail: string) => Words> = {
  PASSWORD_RESET: () => ({
    subject: 'Scegli una nuova password per Lovoglio',
    lead: 'abbiamo ricevuto la richiesta di cambiare la password del tuo account.',
    action: 'Scegli la nuova password',
    after:
      'Il collegamento vale un’ora e si usa una volta sola. Se non l’hai chiesto tu, non devi fare nulla: la password resta quella di prima.',
  }),
  VERIFY_EMAIL: () => ({
    subject: 'Conferma il tuo indirizzo email per Lovoglio',
    lead: 'ci manca solo una conferma: questo indirizzo è tuo?',
    action: 'Sì, conferma l’indirizzo',
    after:
      'Il collegamento vale tre giorni. Se non hai un account su Lovoglio, ignora pure questo messaggio.',
  }),
  VERIFY_AND_CHANGE_EMAIL: () => ({
    subject: 'Conferma il tuo nuovo indirizzo email per Lovoglio',
    lead: 'hai chiesto di usare questo indirizzo per accedere a Lovoglio.',
    action: 'Conferma il nuovo indirizzo',
    after:
      'Il collegamento vale un giorno. Finché non confermi, per accedere usi l’indirizzo di prima. Se non l’hai chiesto tu, ignora pure questo messaggio.',
  }),
  RECOVER_EMAIL: (newEmail) => ({
    subject: 'L’indirizzo email del tuo account Lovoglio è cambiato',
    lead: `da adesso per accedere a Lovoglio si usa ${newEmail} al posto di questo indirizzo. Se l’hai cambiato tu, è tutto a posto.`,
    action: 'Non l’ho cambiato io: rimetti il mio indirizzo',
    after: 'Il collegamento vale trenta giorni. Dopo averlo usato, scegli anche una nuova password.',
  }),
}

/** The mail that carries a code. `newEmail` is only read by the mail that tells of a changed address. */
export function codeMail(kind: CodeKind, link: string, newEmail: string | null): Omit<Mail, 'to'> {
  const words = WORDS[kind](newEmail ?? '')
  const lead = escapeHtml(words.lead)
  return {
    subject: words.subject,
    text: `Ciao,\n\n${words.lead}\n\n${words.action}:\n${link}\n\n${words.after}\n\nA presto,\nLovoglio\n`,
    html: `<!doctype html>
<html lang="it"><body style="margin:0;padding:32px 16px;background:#faf7f2;color:#2b2622;font:16px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:16px">
<p>Ciao,</p>
<p>${lead}</p>
<p style="margin:32px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#2b2622;color:#fff;text-decoration:none">${words.action}</a></p>
<p style="font-size:14px">${words.after}</p>
<p>A presto,<br>Lovoglio</p>
</div></body></html>
`,
  }
}
