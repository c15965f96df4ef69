import { expect } from 'vitest'
import { DEMO, DEMO_VENDOR } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { heading, openVendorScreen } from './support/screens.ts'

demoJourney(
  'a vendor whose plan has ended reads what couples no longer see of it, all of it still there, and what brings it back',
  async ({ product, newPhone }) => {
    const [villa] = await product.rows(
      `update vendor set type_of_account = 'base', version = version + 1
        where id = (select vendor_id from vendor_account where account_email = $1) returning id, slug`,
      [DEMO.vendor],
    )
    const [wedding] = await product.rows(
      `select slug, title from real_wedding where vendor_id = $1 and state = 'published' limit 1`,
      [villa!.id],
    )
    const [video] = await product.rows('select title from video where vendor_id = $1 limit 1', [villa!.id])
    const read = async (path: string) => {
      const answer = await fetch(product.url + path)
      return { status: answer.status, text: await answer.text() }
    }
    const page = await read(`/fornitore/${String(villa!.id)}/${String(villa!.slug)}`)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain(String(video!.title))
    expect((await read(`/matrimoni-veri/${String(wedding!.slug)}`)).status).toBe(404)

    const { page: own } = await newPhone()
    await openVendorScreen(own, DEMO_VENDOR, '/vendor/real-wedding', 'Matrimoni veri')
    await own.getByText('Con il piano Base le coppie non vedono i tuoi matrimoni veri').waitFor()
    await own
      .getByRole('region', { name: /Nascosti dal piano/ })
      .getByText(String(wedding!.title))
      .waitFor()
    await own.goto('/vendor/videos')
    await heading(own, 'Video').waitFor()
    await own.getByText('le coppie non vedono video').waitFor()
    await own.getByText('nascosto alle coppie').first().waitFor()
    await own.getByRole('link', { name: 'Confronta i piani' }).waitFor()
  },
)
