import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { DEMO_COUPLE } from '#tests/support/product-people.ts'
import { DEVICE_FAULT } from '#tests/support/device-fault.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { untilOfflineReady } from './support/screens.ts'

async function write(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Di che cosa si tratta').selectOption('piano')
  await page.getByLabel('Oggetto').fill(subject)
  await page.getByLabel('Che cosa succede').fill('Ho scelto un giorno e non lo vedo più.')
}
/** Its chip moves what is below it. */
async function attach(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(await picture())
  await page.getByRole('button', { name: 'Togli schermo.png' }).waitFor()
}
const send = (page: Page) => page.getByRole('button', { name: 'Invia', exact: true }).click()
const picture = async () => ({
  name: 'schermo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: 'olive' } })
    .png()
    .toBuffer(),
})

demoJourney(
  'help is asked with a file by who has no account, and with no network by who has one',
  async ({ product, newPhone }) => {
    const visitor = await newPhone()
    await visitor.page.goto('/assistance')
    await write(visitor.page, 'La data')
    await send(visitor.page)
    await visitor.page.getByText('Scrivi un indirizzo a cui risponderti.').waitFor()
    await visitor.page.getByLabel('Il tuo nome').fill('Lucia')
    await visitor.page.getByLabel('Email').fill('lucia@prova.test')
    await attach(visitor.page)
    // What was written is there after a reload; a file has to be chosen again.
    await visitor.page.reload()
    await expect.poll(() => visitor.page.getByLabel('Oggetto').inputValue()).toBe('La data')
    await attach(visitor.page)
    await send(visitor.page)
    await visitor.page.getByText(/A-\d{4}-\d{6}/).waitFor()
    const rows = () =>
      product.rows(
        `select subject, from_type, jsonb_array_length(files) as files, faults from assistance_request
          where subject in ('La data', 'Senza rete') order by number`,
      )
    expect(await rows()).toEqual([{ subject: 'La data', from_type: 'visitor', files: 1, faults: [] }])

    const couple = await newPhone()
    await openAs(couple.page, DEMO_COUPLE, '/assistance')
    await untilOfflineReady(couple.page)
    await couple.page.evaluate(
      (fault) => localStorage.setItem('lovoglio-faults', JSON.stringify([fault])),
      DEVICE_FAULT,
    )
    await couple.page.reload()
    await couple.goOffline()
    await expect.poll(() => couple.page.getByLabel('Email').inputValue()).toBe('coppia@lovoglio.test')
    await write(couple.page, 'Senza rete')
    await couple.page.getByLabel(/^Allega \d+ intopp/).check()
    await attach(couple.page)
    await send(couple.page)
    await couple.page.getByText('È al sicuro su questo dispositivo').waitFor()
    await couple.goOnline()
    await expect.poll(rows).toHaveLength(2)
    expect((await rows())[1]).toEqual({
      subject: 'Senza rete',
      from_type: 'couple',
      files: 1,
      faults: expect.arrayContaining([DEVICE_FAULT]),
    })
    const [{ number } = { number: '' }] = await product.rows<{ number: string }>(
      `select number from assistance_request where subject = 'Senza rete'`,
    )
    await couple.page.getByText(number).first().waitFor()
    // What we answered before is read there as well.
    await couple.page.getByText('segnate lì i pagamenti').waitFor()
  },
)
