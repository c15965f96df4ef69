import { expect } from 'vitest'
import { DEMO_COUPLE } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { heading } from './support/screens.ts'

const YEAR = new Date().getFullYear() + 1

demoJourney(
  'a day is written as Italians do or taken from the calendar by keys, and a wrong one is said at its field',
  async ({ product, newPhone }) => {
    // A device in another language, where the browser's own field has the month first.
    const { page } = await newPhone({ width: 1440, height: 900, locale: 'en-US' })
    const freeOn = (day: string) => page.waitForURL((url) => url.searchParams.get('freeOn') === day)

    await page.goto('/')
    const asked = page.getByLabel('Quando')
    await page.getByRole('button', { name: 'Apri il calendario' }).waitFor()
    await asked.fill(`12/6/${YEAR}`)
    await asked.press('Enter')
    await freeOn(`${YEAR}-06-12`)
    const field = page.getByLabel('Liberi il giorno')
    await expect.poll(() => field.inputValue()).toBe(`12 giu ${YEAR}`)

    const button = field.locator('xpath=..').getByRole('button', { name: 'Apri il calendario' })
    await button.waitFor()
    await field.press('ArrowDown')
    const calendar = page.getByRole('dialog', { name: 'Scegli il giorno' })
    const focused = calendar.locator('button:focus')
    await calendar.getByRole('heading', { name: `giugno ${YEAR}` }).waitFor()
    expect(await focused.textContent()).toBe('12')
    expect(await calendar.getByRole('columnheader').first().textContent()).toBe('L')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('ArrowRight')
    await calendar.getByRole('heading', { name: `luglio ${YEAR}` }).waitFor()
    await expect.poll(() => focused.textContent()).toBe('13')
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await button.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await freeOn(`${YEAR}-06-19`)

    await field.fill(`31/6/${YEAR}`)
    await field.blur()
    await page.getByText(`Giugno ${YEAR} ha 30 giorni.`).waitFor()
    expect(await field.inputValue()).toBe(`31/6/${YEAR}`)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill(`sabato 30 maggio ${YEAR + 1}`)
    await field.press('Enter')
    await page.getByText(/^Il 30 maggio \d{4} è un/).waitFor()
    expect(new URL(page.url()).searchParams.get('freeOn')).toBe(`${YEAR}-06-19`)
    await field.fill('')
    await page.waitForURL((url) => !url.searchParams.has('freeOn'))

    // The form as the browser sends it by itself.
    const sent = await fetch(`${product.url}/fornitori?q=&region=toscana&freeOn=12%2F6%2F${YEAR}`, {
      redirect: 'manual',
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/fornitori?region=toscana&freeOn=${YEAR}-06-12`,
    ])
  },
)

demoJourney(
  'a deadline that has passed says so, a form is not sent with an unreadable one, and a phone keeps its own calendar',
  async ({ newPhone }) => {
    const [foreign, italian] = await Promise.all([newPhone({ locale: 'en-US' }), newPhone()])
    const taskSheet = async ({ page }: typeof foreign) => {
      await openAs(page, DEMO_COUPLE, '/couple/planning')
      await heading(page, 'Attività').waitFor()
      await page.getByRole('button', { name: 'Aggiungi attività' }).first().click()
      const sheet = page.getByRole('dialog', { name: 'Nuova attività' })
      const field = sheet.getByLabel('Entro quando')
      await field.waitFor()
      return { sheet, field }
    }
    const own = await taskSheet(italian)
    expect(await own.field.getAttribute('type')).toBe('date')

    const { page } = foreign
    const { sheet, field } = await taskSheet(foreign)
    await sheet.getByLabel('Che cosa c’è da fare').fill('Scegliere il giorno')
    await field.fill('12 febbrile')
    await sheet.getByRole('button', { name: 'Aggiungi' }).click()
    await sheet.getByText('Scrivi un giorno così: 12/6/2027, oppure 12 giugno.').waitFor()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await field.fill('ieri')
    await sheet.getByText('In ritardo di 1 giorno').waitFor()

    await sheet.getByRole('button', { name: 'Apri il calendario' }).click()
    const calendar = page.getByRole('dialog', { name: 'Scegli il giorno' })
    await calendar.getByRole('gridcell', { selected: true }).waitFor()
    await calendar.getByRole('button', { name: 'Anno successivo' }).click()
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'hidden' })
    await sheet.getByRole('button', { name: 'Apri il calendario' }).click()
    await calendar.getByRole('button', { name: 'Oggi', exact: true }).click()
    await calendar.waitFor({ state: 'hidden' })
    await sheet.getByText('In ritardo').waitFor({ state: 'detached' })
    await sheet.getByRole('button', { name: 'Aggiungi' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByText('Scegliere il giorno').first().waitFor()
  },
)
