import { expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { DEMO_ADMIN } from '#tests/support/product-people.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { mailsTo } from './support/mailed-link.ts'
import { heading } from './support/screens.ts'

demoJourney(
  'an administrator sees what waits, answers a request, finds the dashboard without it, and goes on by the palette',
  async ({ product, newPhone }) => {
    const { page } = await newPhone({ width: 1440, height: 900 })
    await openAs(page, DEMO_ADMIN, '/admin/dashboard')
    await heading(page, 'Dashboard').waitFor()
    const open = async () =>
      (
        await product.rows<{ n: number }>(
          `select count(*)::int as n from assistance_request where state in ('open', 'in_progress')`,
        )
      )[0]!.n
    const before = await open()
    const duty = page.getByRole('link', { name: /^Richieste di assistenza aperte/ })
    const counted = async () => Number((await duty.innerText()).split('\n').at(-1))
    expect(await counted()).toBe(before)
    const [{ n: couples } = { n: 0 }] = await product.rows<{ n: number }>(
      'select count(*)::int as n from couple where deleted_at is null',
    )
    await page.getByRole('link', { name: String(couples), exact: true }).waitFor()
    await page.getByText('90 g', { exact: true }).click()
    await page.waitForURL('**/admin/dashboard?giorni=90')

    await duty.click()
    await page.waitForURL('**/admin/assistance')
    await heading(page, 'Richieste di assistenza').waitFor()
    // What comes while it is looked at stands there by itself.
    const asked = { name: 'Nives', email: 'nives@prova.test', category: 'altro', subject: 'Una cosa sola' }
    const answer = await fetch(`${product.url}/api/Assistance/addRequest`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...asked, id: newId(), text: 'Si può cambiare la data del matrimonio?' }),
    })
    expect(answer.status).toBe(200)

    const request = page.getByRole('article', { name: 'Una cosa sola' })
    await request.getByRole('button', { name: 'Rispondi' }).click()
    await request.getByLabel('La tua risposta a Nives').fill('Sì, da «Voi due».')
    await request.getByRole('button', { name: 'Invia la risposta' }).click()
    await page.getByRole('region', { name: 'Avvisi' }).getByText('Risposta inviata.').waitFor()
    await request.getByText('Sì, da «Voi due».').waitFor()
    await request.getByText('la segui tu').waitFor()
    await request.getByRole('button', { name: 'Segna come risolta' }).click()
    await request.waitFor({ state: 'detached' })
    // It goes by itself, a moment after the answer is kept.
    const answers = async () =>
      (await mailsTo(product.dataDir, asked.email)).filter((mail) => mail.includes('Sì, da «Voi due».'))
    await expect.poll(answers).toHaveLength(1)

    await page.getByRole('link', { name: 'Dashboard' }).click()
    await heading(page, 'Dashboard').waitFor()
    await expect.poll(counted).toBe(before)

    // What the mail server refused goes now, and not at its time.
    await product.rows(
      `insert into mail (id, key, about, recipient, subject, text, html, due_at, good_until, tries, refused_at)
       values (gen_random_uuid(), $1, '{}', 'respinta@prova.test', 'Respinta una volta', 'Eccola', '', now() + interval '1 hour',
         now() + interval '1 day', 1, now()) returning id`,
      [newId()],
    )
    await page.reload()
    await page.getByRole('button', { name: 'Riprova le email respinte' }).click()
    await page.getByRole('region', { name: 'Avvisi' }).getByText('1 email riparte adesso.').waitFor()
    await expect.poll(() => mailsTo(product.dataDir, 'respinta@prova.test')).toHaveLength(1)

    // Work that failed is told with its reason, and done once more.
    await product.rows(
      `insert into pgboss.job (id, name, state, completed_on, output)
       values ($1, 'housekeeping', 'failed', now(), '{"code": "ENOSPC"}') returning id`,
      [newId()],
    )
    await page.reload()
    await page.getByText('Sul disco non c’era più spazio (ENOSPC)').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Riprova: Pulizie della notte' }).click()
    await page.getByRole('region', { name: 'Avvisi' }).getByText('Riparte adesso', { exact: false }).waitFor()
    const done = () =>
      product.rows(`select 1 from pgboss.job where name = 'housekeeping' and state = 'completed'`)
    await expect.poll(done).toHaveLength(1)
    await page.goto('/admin/assistance?queue=risolte')
    await request.getByRole('button', { name: 'Riapri' }).waitFor()

    await page.getByRole('button', { name: 'Cerca o fai…' }).waitFor()
    // What is typed before the palette has come is in it.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('cipress')
    const palette = page.getByRole('dialog', { name: 'Cerca o fai' })
    await expect.poll(() => palette.getByRole('combobox').inputValue()).toBe('cipress')
    const villa = palette.getByRole('option', { name: /^Villa Cipressa/ })
    await villa.first().waitFor()
    await palette
      .getByRole('option', { name: /^\d{4}\/\d+, Villa Cipressa/ })
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
    // Whatever comes and goes while one types, what is told as chosen is there.
    await page.evaluate(() => {
      const input = document.querySelector('[role="combobox"]')!
      const look = () => {
        const named = input.getAttribute('aria-activedescendant')
        const chosen = document.querySelector('[role="option"][aria-selected="true"]')?.id ?? null
        if (named !== chosen) document.body.dataset['strayed'] = `${named}, not ${chosen}`
        if (input.isConnected) requestAnimationFrame(look)
      }
      look()
    })
    for (const words of ['fatt', 'fatture', 'cipresz', 'bl', 'cipress']) {
      await palette.getByRole('combobox').fill(words)
      await palette.getByText(/^(Frecce|Niente)/).waitFor()
    }
    await villa.first().waitFor()
    expect(await page.evaluate(() => document.body.dataset['strayed'])).toBeUndefined()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/fornitori/*')
    await heading(page, 'Villa Cipressa').waitFor()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
    await keys.getByRole('switch', { name: /^Tasti da soli/ }).uncheck()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    // On a phone by the button; what is typed narrows screens and actions.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Cerca o fai…' }).click()
    expect(await keys.count()).toBe(0)
    await palette.getByRole('combobox').fill('domanda ricerche')
    await palette.getByRole('option', { name: 'Domanda e ricerche in Italia' }).click()
    await page.waitForURL('**/admin/analytics?vista=domanda')
    await heading(page, 'Statistiche').waitFor()
  },
)
