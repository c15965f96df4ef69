import { expect } from 'vitest'
import { DEMO_ADMIN } from '#tests/support/product-people.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'

demoJourney(
  'an administrator writes the foot of the public pages, and brings an old one back: who has one open sees it at once, who comes finds it',
  async ({ product, newPhone }) => {
    const visitor = await newPhone({ width: 1440, height: 900 })
    await visitor.page.goto('/')
    const foot = visitor.page.getByRole('contentinfo')
    await foot.getByRole('link', { name: 'Privacy' }).waitFor()

    const { page } = await newPhone({ width: 1440, height: 900 })
    await openAs(page, DEMO_ADMIN, '/admin/dashboard')
    await page.getByRole('link', { name: 'Piè di pagina' }).click()
    await page.waitForURL('**/admin/footer')

    const group = page.getByRole('group', { name: 'Per le coppie' })
    await group.getByRole('button', { name: 'Aggiungi un collegamento' }).click()
    const sheet = page.getByRole('dialog', { name: 'Un collegamento nuovo' })
    await sheet.getByLabel('Come si chiama').fill('La fiera di Firenze')
    await sheet.getByLabel('Indirizzo').fill('//altrove.test/fiera')
    await sheet.getByRole('button', { name: 'Aggiungi' }).click()
    await sheet.getByText('Una pagina del sito comincia con una barra sola').waitFor()
    expect(await sheet.getByLabel('Come si chiama').inputValue()).toBe('La fiera di Firenze')
    expect(await violations(page)).toEqual([])
    await sheet.getByLabel('Indirizzo').fill('https://esempio.it/fiera')
    await sheet.getByRole('button', { name: 'Aggiungi' }).click()
    await sheet.waitFor({ state: 'detached' })

    await page.getByLabel('Instagram').fill('https://instagram.com.example.com/lovoglio')
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await page.getByText('Non è un indirizzo di Instagram').waitFor()
    await page.getByLabel('Instagram').fill('https://www.instagram.com/lovoglio')
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await page.getByRole('region', { name: 'Avvisi' }).getByText('Piè di pagina cambiato.').waitFor()
    await page.getByText(/^Cambiato l’ultima volta da /).waitFor()
    const [kept] = await product.rows<{ at: string }>(`select social ->> 'instagram' as at from site_foot`)
    expect(kept!.at).toBe('https://www.instagram.com/lovoglio')

    await foot.getByRole('link', { name: 'La fiera di Firenze' }).waitFor()
    expect(await foot.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe(kept!.at)
    await page.getByLabel('La frase').fill('Una frase che dura poco.')
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await foot.getByText('Una frase che dura poco.').waitFor()
    await page.getByRole('button', { name: 'Versioni' }).click()
    const versions = page.getByRole('dialog', { name: 'Versioni' })
    await versions.getByText('Quella di adesso · la frase').waitFor()
    await versions.getByRole('button', { name: /collegamenti/ }).click()
    const about = versions.getByRole('region', { name: 'La frase' })
    await about.getByText('Una frase che dura poco.').waitFor()
    expect(await violations(page)).toEqual([])
    await versions.getByRole('button', { name: 'Riporta questa versione' }).click()
    await versions.waitFor({ state: 'detached' })
    await foot.getByText('Una frase che dura poco.').waitFor({ state: 'detached' })
    await foot.getByRole('link', { name: 'La fiera di Firenze' }).waitFor()

    await visitor.page.goto('/privacy-policy')
    await foot.getByRole('link', { name: 'La fiera di Firenze' }).waitFor()
  },
)
