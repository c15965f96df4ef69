/** The copy of all that a couple has: out of the browser as a ZIP, and back into the plan. */
import { expect } from 'vitest'
import { type Person, newCouple, tasksOf } from '#tests/support/product-people.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { downloadCopy } from './support/downloaded-copy.ts'
import { journey } from './support/journey.ts'
import { openPlanner, ring, untilOfflineReady } from './support/screens.ts'

const titlesOf = async (couple: Person) => (await tasksOf(couple)).map(({ title }) => title).toSorted()
const picturesOf = (couple: Person) => couple.call<{ id: string }[]>('GET', '/api/Couple/getGalleryPictures')

journey(
  'a copy of the plan brings back what was deleted since, and leaves alone what is there',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Fedi', 'Invitati'])
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await ring(page, 'Fedi').waitFor()
    await untilOfflineReady(page)
    await page.goto('/couple/gallery')
    await page
      .getByLabel('Le foto da aggiungere')
      .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(600, 400) })
    await expect.poll(() => picturesOf(couple)).toHaveLength(1)

    await page.goto('/couple/sync')
    const { file, paths, text } = await downloadCopy(page)
    await page.getByText('La copia è nel file, con 1 foto o documento').waitFor()
    expect(paths).toEqual(expect.arrayContaining(['LEGGIMI.txt', 'attivita.csv', 'budget.csv']))
    expect(paths.filter((path) => path.startsWith('foto/'))).toHaveLength(1)
    expect(JSON.parse(await text('copia.json'))).toMatchObject({ format: 'lovoglio-copy', formatVersion: 2 })

    const [fedi] = (await tasksOf(couple)).filter(({ title }) => title === 'Fedi')
    await couple.call('DELETE', `/api/Couple/deleteTaskCouple/${fedi!.id}`)
    const chooser = page.getByLabel('Il file della copia')
    const restore = page.getByRole('dialog').getByRole('button', { name: 'Riporta', exact: true })
    await chooser.setInputFiles(file)
    await page.getByText('1 attività che non c’è più').waitFor()
    await restore.click()
    await expect.poll(() => titlesOf(couple)).toEqual(['Fedi', 'Invitati'])
  },
)
