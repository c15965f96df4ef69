/** What vendors change while somebody looks: told where it is looked at, and found right where it was not. */
import { expect } from 'vitest'
import { ALL_LISTS } from '#contract/wire/places.ts'
import { DEMO, signIn } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { overHeard } from './support/over-heard.ts'

demoJourney(
  'a vendor’s change is told to the page that shows it alone, and no page shows what was before it',
  async ({ product, newPhone }) => {
    const [shown, other] = (await product.rows(
      `select id, slug from vendor where active and deleted_at is null and category = 'musica' order by score limit 2`,
    )) as { id: string; slug: string }[]
    const admin = await signIn(product.url, DEMO.admin, DEMO.password)
    const rewrite = (id: string, headline: string) =>
      admin.call('PUT', `/api/Admin/updateVendor/${id}`, { headline })
    const { page } = await newPhone()
    const { told, looksAt } = overHeard(page)
    await page.goto(`${product.url}/fornitore/${shown!.id}/${shown!.slug}`)
    await looksAt(shown!.id)

    await rewrite(shown!.id, 'Scritta mentre si guarda')
    await page.getByText('Scritta mentre si guarda').waitFor()

    await page.locator('a[href="/fornitori"]:visible').first().click()
    await looksAt(ALL_LISTS)
    await page.getByRole('banner').getByRole('link', { name: 'Lovoglio' }).first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await looksAt('news')
    // Nobody looks at it here; its page is kept as fresh for minutes.
    const before = told.length
    await rewrite(shown!.id, 'Scritta mentre non si guarda')
    await rewrite(other!.id, 'Di un altro')
    // Told in this order: what is looked at comes after what is not.
    const [article] = await product.rows<{ id: string }>(
      `select id from article where state = 'published' limit 1`,
    )
    await admin.call('PUT', `/api/News/updateArticle/${article!.id}`, { summary: 'Riscritta.' })
    await expect.poll(() => told).toContain(article!.id)
    expect(told.slice(before)).toEqual([article!.id])

    await page.goBack()
    await page.goBack()
    await page.getByText('Scritta mentre non si guarda').waitFor()
  },
)
