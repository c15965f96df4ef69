import { expect, inject } from 'vitest'
import { startChatEndpoint } from '#tests/support/chat-endpoint.ts'
import { createProduct } from '#tests/support/product-process.ts'
import { DEMO_COUPLE } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { ring, untilOfflineReady } from './support/screens.ts'

const PROPOSED = 'Prenotare l’appuntamento per le pubblicazioni'

demoJourney(
  'without a model a question is answered from the guides, a proposed task lands in the planner, and all is there offline',
  async ({ newPhone }) => {
    const phone = await newPhone()
    await openAs(phone.page, DEMO_COUPLE, '/wed-ai')
    const { page } = phone
    await page.getByText('Le risposte sono passaggi delle nostre guide').waitFor()
    const box = page.getByLabel('La tua domanda')
    // What is kept of the conversation has been read.
    await page.locator('button:enabled', { hasText: 'Quanto costa un matrimonio' }).waitFor()
    await box.fill('Come si fanno le pubblicazioni?')
    await box.press('Enter')
    await page.getByRole('link', { name: 'Le pubblicazioni di matrimonio, passo per passo' }).waitFor()
    // Read aloud once, when it is whole.
    await page.locator('output[aria-live]', { hasText: 'Risposta:' }).waitFor({ state: 'attached' })

    await page.getByRole('button', { name: `Aggiungi: ${PROPOSED}` }).click()
    await page.getByText('In lista', { exact: true }).waitFor()
    await page.getByRole('button', { name: `Annulla: Attività aggiunta: ${PROPOSED}`, exact: true }).click()
    await page.getByRole('button', { name: `Aggiungi: ${PROPOSED}` }).click()
    await page.getByText('In lista', { exact: true }).waitFor()
    await untilOfflineReady(page)
    await page.reload()
    await page.getByText('Come si fanno le pubblicazioni?').waitFor()

    await phone.goOffline()
    await page.reload()
    await page.getByText('Come si fanno le pubblicazioni?').waitFor()
    await page.getByText('Dove chiedere').waitFor()
    await page.getByText('In lista', { exact: true }).waitFor()
    await box.fill('E se piove?')
    await box.press('Enter')
    await page.getByText('Senza rete si rilegge; la domanda aspetta qui.').waitFor()
    expect(await box.inputValue()).toBe('E se piove?')

    await phone.goOnline()
    await page.goto('/couple/planning')
    await ring(page, PROPOSED).waitFor()
  },
)

demoJourney(
  'an answer that is being written stops when asked, and is asked for again',
  async ({ newPhone }) => {
    const endpoint = await startChatEndpoint()
    const product = await createProduct({
      template: inject('emptyTemplate'),
      environment: { ASSISTANT_BASE_URL: endpoint.url, ASSISTANT_MODEL: 'prova' },
    })
    await product.start()
    try {
      const { page } = await newPhone({ baseURL: product.url })
      await page.goto('/wed-ai')
      await page.getByText('Risponde un modello di intelligenza artificiale').waitFor()
      endpoint.will({ say: Array.from({ length: 400 }, (_, at) => `Frase ${at}. `), everyMs: 40 })
      await page.getByLabel('La tua domanda').fill('Parlami delle fedi')
      await page.getByRole('button', { name: 'Chiedi', exact: true }).click()
      await page.getByText('Frase 3.').waitFor()
      await page.getByRole('button', { name: 'Ferma la risposta' }).click()
      await page.getByText('Risposta fermata.').first().waitFor()
      await expect.poll(() => endpoint.left()).toBe(1)
      endpoint.will({
        say: [
          'Le **fedi** si scelgono in due. ',
          '<img src=x onerror=alert(1)> ',
          '[qui](https://altrove.example)',
        ],
      })
      await page.getByRole('button', { name: 'Chiedi di nuovo' }).click()
      await page.locator('strong', { hasText: 'fedi' }).waitFor()
      await page.getByText('onerror=alert(1)').first().waitFor()
      expect(await page.locator('article img, article a[href^="http"]').count()).toBe(0)
      expect(await page.getByText('Frase 3.').count()).toBe(0)
    } finally {
      await product.remove()
      await endpoint.close()
    }
  },
)
