/** Sends mail by SMTP when configured; by default writes it to DATA_DIR/mail and prints its links to the log. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { newId } from '#contract/new-id.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}
export type SendMail = (mail: Mail) => Promise<void>

export interface MailOptions {
  smtpUrl: string | undefined
  from: string
  directory: string
  log: (message: string) => void
}

export function createMailer({ smtpUrl, from, directory, log }: MailOptions): SendMail {
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl)
    return async (mail) => void (await transport.sendMail({ from, ...mail }))
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const { message } = await transport.sendMail({ from, ...mail })
    const file = path.join(directory, `${newId()}.eml`)
    await writeFile(file, message as Buffer, { mode: 0o600 })
    const links = mail.text.match(/https?:\/\/\S+/g) ?? []
    log(`mail to ${mail.to}: ${mail.subject} ${links.join(' ')}`)
  }
}
