import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_ADMIN } from '#tests/support/product-people.ts'
import { newId } from '#contract/kit/new-id.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { invitationLink } from './support/mailed-link.ts'
import { openAs } from './support/open-as.ts'
import { heading } from './support/screens.ts'

const nav = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

demoJourney(
  'an owner invites a supporter, who sees and does what is theirs, and reads in the register what they did',
  async ({ product, newPhone }) => {
    const email = `sara.${newId().slice(-8)}@prova.test`
    const { page: owner } = await newPhone({ width: 1440, height: 900 })
    await openAs(owner, DEMO_ADMIN, '/admin/dashboard')
    await nav(owner, 'Chi amministra').click()
    await heading(owner, 'Chi amministra').waitFor()
    await owner.getByRole('button', { name: 'Invita qualcuno' }).click()
    await owner.getByLabel('Email').fill(email)
    await owner.getByRole('button', { name: 'Manda l’invito' }).click()
    await owner.getByRole('heading', { name: email }).waitFor()
    expect(await violations(owner)).toEqual([])

    const sarasDesk = await newPhone({ width: 1440, height: 900 })
    const { page: sara } = sarasDesk
    await sara.goto(await invitationLink(product.dataDir, email, '/invito-amministrazione'))
    await heading(sara, /ti invita$/).waitFor()
    await sara.getByLabel('Il tuo nome').fill('Sara Neri')
    await sara.getByLabel('Password', { exact: true }).fill('una-password-lunga')
    expect(await violations(sara)).toEqual([])
    await sara.getByRole('button', { name: 'Accetta l’invito' }).click()
    await sara.getByRole('link', { name: 'Apri l’amministrazione' }).click()
    await heading(sara, 'Dashboard').waitFor()
    await nav(sara, 'Assistenza').waitFor()
    for (const name of ['Fatture', 'Blog', 'Registro', 'Chi amministra'])
      expect(await nav(sara, name).count()).toBe(0)
    expect(await sara.getByRole('heading', { name: 'Denaro' }).count()).toBe(0)
    await sara.goto('/admin/billing')
    await heading(sara, 'Questa pagina non è del tuo ruolo').waitFor()
    await sara.getByRole('link', { name: 'Torna alla Dashboard' }).click()
    await heading(sara, 'Dashboard').waitFor()

    await sara.goto('/admin/fornitori?q=villa%20cipressa')
    await sara.getByLabel('Scegli Villa Cipressa').check()
    await sara.getByRole('button', { name: 'Sospendi' }).click()
    const dialog = sara.getByRole('alertdialog')
    await dialog.getByLabel('Il motivo, che si leggerà').fill('Foto di un altro luogo')
    await dialog.getByRole('button', { name: 'Sospendi' }).click()
    await sara.getByText('Account sospeso.').waitFor()

    await nav(owner, 'Registro').click()
    await heading(owner, 'Registro').waitFor()
    await owner.getByLabel('Chi', { exact: true }).selectOption({ label: 'Sara Neri' })
    await owner.getByRole('link', { name: 'Ha sospeso o riattivato un fornitore' }).click()
    await heading(owner, 'Ha sospeso o riattivato un fornitore').waitFor()
    await owner.getByText('Sara Neri').waitFor()
    await owner.getByRole('cell', { name: 'Foto di un altro luogo' }).waitFor()
    expect(await violations(owner)).toEqual([])

    await nav(owner, 'Chi amministra').click()
    await owner.getByRole('button', { name: 'Azioni per Sara Neri' }).click()
    await owner.getByRole('menuitem', { name: 'Togli' }).click()
    sarasDesk.expect(/status of 401/, /WebSocket connection to .* HTTP Authentication failed/)
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click()
    await owner.getByText('Sara Neri non amministra più.').waitFor()
    // What is open says so by itself.
    await heading(sara, 'La tua sessione è finita').waitFor()
    await sara.goto('/admin/couple')
    await sara.waitForURL((url) => !url.pathname.startsWith('/admin'))
  },
)
