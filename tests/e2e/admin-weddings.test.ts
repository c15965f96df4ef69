import { expect } from 'vitest'
import { DEMO, DEMO_ADMIN, DEMO_VENDOR } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { mailsTo } from './support/mailed-link.ts'
import { heading } from './support/screens.ts'

demoJourney(
  'an administrator reads real weddings, takes one off with a reason its vendor reads, and puts it back',
  async ({ product, newPhone }) => {
    const [told] = await product.rows<{ id: string; title: string; slug: string }>(
      `update real_wedding set read_at = null where id = (
         select w.id from real_wedding w join vendor_account a on a.vendor_id = w.vendor_id
           join person_address p on p.uid = a.uid where p.email = $1 limit 1)
       returning id, title, slug`,
      [DEMO.vendor],
    )
    const { id, title, slug } = told!
    const isOpen = async () => (await fetch(`${product.url}/matrimoni-veri/${slug}`)).status
    expect(await isOpen()).toBe(200)

    const { page } = await newPhone({ width: 1440, height: 900 })
    await openAs(page, DEMO_ADMIN, '/admin/dashboard')
    await page.getByRole('link', { name: /^Matrimoni veri da leggere/ }).click()
    await page.waitForURL('**/admin/real-wedding')
    await heading(page, 'Matrimoni veri').waitFor()
    const wedding = page.getByRole('article', { name: title, exact: true })
    await wedding.getByRole('button', { name: 'Togli dalla pagina' }).click()
    const question = page.getByRole('alertdialog', { name: 'Togliere questo matrimonio?' })
    await question.getByRole('button', { name: 'Togli' }).click()
    await question.getByText('Scrivi perché: il fornitore deve saperlo.').waitFor()
    await question.getByLabel('Il motivo, che il fornitore leggerà').fill('Le foto sono di un altro.')
    await question.getByRole('button', { name: 'Togli' }).click()
    await wedding.waitFor({ state: 'detached' })
    await expect.poll(isOpen).toBe(404)
    const mails = async () =>
      (await mailsTo(product.dataDir, DEMO.vendor)).filter((mail) =>
        mail.includes('Le foto sono di un altro.'),
      )
    await expect.poll(mails).toHaveLength(1)

    const vendor = await newPhone()
    await openAs(vendor.page, DEMO_VENDOR, `/vendor/real-wedding/edit-wedding?wedding=${id}`)
    const sheet = vendor.page.getByRole('dialog', { name: 'Matrimonio' })
    await sheet.getByText('Le foto sono di un altro.').waitFor()
    await sheet.getByRole('radio', { name: /^Tutti/ }).check()
    await sheet.getByRole('button', { name: 'Pubblica' }).click()
    await vendor.page.getByText('Lo rileggiamo', { exact: true }).waitFor()
    // It says so before it has arrived.
    const readAgain = () =>
      product.rows(`select 1 from real_wedding where id = '${id}' and state = 'published'`)
    await expect.poll(readAgain).toHaveLength(1)
    expect(await isOpen()).toBe(404)

    await page.goto('/admin/real-wedding')
    await wedding.getByRole('button', { name: 'Rimetti sulla pagina' }).click()
    await wedding.waitFor({ state: 'detached' })
    await expect.poll(isOpen).toBe(200)
    await vendor.page.getByText('Lo rileggiamo', { exact: true }).waitFor({ state: 'detached' })
  },
)
