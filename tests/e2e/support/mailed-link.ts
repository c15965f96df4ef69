import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Every mail that was sent to an address, newest first, as its words read. The outbox keeps neither address nor words of
 * a mail that went: what has been sent is seen where it went, in DATA_DIR/mail.
 */
export async function mailsTo(dataDir: string, to: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  const files = await readdir(folder).catch((): string[] => [])
  const mails = await Promise.all(
    files
      .toSorted()
      .toReversed()
      .map((file) => readFile(path.join(folder, file), 'latin1')),
  )
  return mails.map(asRead).filter((mail) => mail.includes(to))
}

/** Lines of an .eml are folded, and what is not ASCII in it is written =C3=AC (RFC 2045, 6.7). */
const asRead = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/**
 * The link of the newest mail of a kind to an address, which is written a moment after the answer, so that nobody can
 * time who has an account.
 */
export async function mailedLink(
  dataDir: string,
  to: string,
  mode: 'resetPassword' | 'verifyEmail',
): Promise<URL> {
  const link = new RegExp(String.raw`https?://\S+/reset-password\?mode=${mode}[^\s"<]+`)
  const newest = async () => {
    for (const mail of await mailsTo(dataDir, to)) {
      const found = link.exec(mail)?.[0]
      if (found) return found
    }
    return ''
  }
  await expect.poll(newest).toContain('oobCode=')
  return new URL(await newest())
}

/** The link of the newest invitation to an address, once it is there. */
export async function invitationLink(
  dataDir: string,
  to: string,
  screen: '/invito-amministrazione' | '/invito-fornitore',
): Promise<string> {
  const newest = async () => {
    for (const mail of await mailsTo(dataDir, to)) {
      const found = new RegExp(String.raw`${screen}\?codice=[\w-]+`).exec(mail)?.[0]
      if (found) return found
    }
    return ''
  }
  await expect.poll(newest).toBeTruthy()
  return newest()
}

/**
 * Opens the link that proves the address, in another tab of the same phone, as from its mail, and taps before the page
 * knows what the link is for, as on a slow network.
 */
export async function confirmAddress(
  page: Page,
  { url, dataDir }: { url: string; dataDir: string },
  email: string,
): Promise<void> {
  await page.getByText('Ti abbiamo scritto', { exact: false }).waitFor()
  const link = await mailedLink(dataDir, email, 'verifyEmail')
  const other = await page.context().newPage()
  const tapped = Promise.withResolvers<void>()
  await other.route('**/accounts:resetPassword**', async (route) => {
    await tapped.promise
    await route.continue()
  })
  await other.goto(url + link.pathname + link.search)
  await other.getByRole('button', { name: 'Conferma', exact: true }).click()
  tapped.resolve()
  await other.getByText('la tua email è confermata', { exact: false }).waitFor()
  await other.close()
}
