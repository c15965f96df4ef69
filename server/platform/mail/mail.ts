/** Sends mail by SMTP when configured; by default writes it to DATA_DIR/mail and prints its links to the log. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}
/** @param mail its id becomes its Message-ID: sent again, it is the same mail */
export type SendMail = (mail: Mail & { id: string }) => Promise<void>

export interface MailOptions {
  smtpUrl: string | undefined
  from: string
  directory: string
  log: (message: string) => void
}

/** How long a mail server may take over one mail, in milliseconds. */
const SEND_WITHIN_MS = 60_000
/** Until it answers at all, and between two of its answers. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function createMailer({ smtpUrl, from, directory, log }: MailOptions): SendMail {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'lovoglio'
  const asSent = ({ id, ...mail }: Parameters<SendMail>[0]) => ({
    from,
    messageId: `<${id}@${domain}>`,
    ...mail,
  })
  if (smtpUrl) {
    const transport = nodemailer.createTransport({ url: smtpUrl, ...PATIENCE })
    return async (mail) => {
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => late.reject(new Error('the mail server takes too long')), SEND_WITHIN_MS)
      await Promise.race([transport.sendMail(asSent(mail)), late.promise]).finally(() => clearTimeout(timer))
    }
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const { message } = await transport.sendMail(asSent(mail))
    await writeFile(path.join(directory, `${mail.id}.eml`), message as Buffer, { mode: 0o600 })
    const links = mail.text.match(/https?:\/\/\S+/g) ?? []
    log(`mail: ${mail.subject} ${links.join(' ')}`)
  }
}
