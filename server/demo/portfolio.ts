import type { CategorySlug } from '#contract/vendors/category.ts'
import type { PortfolioProject } from '#contract/vendors/portfolio.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import { entityOf, pastWeddingDay } from './days.ts'
import type { ChoosePictures } from './picture-choice.ts'
import type { Random } from './random.ts'
import type { MadeVendor } from './vendors.ts'

const PROJECTS: readonly { title: string; text: string; of: readonly CategorySlug[] }[] = [
  {
    title: 'Una tavola sola sotto gli alberi',
    text: 'Volevano vedersi tutti in faccia. Abbiamo messo i tavoli in fila, una luce ogni tre sedie, e spostato la musica dietro la siepe.',
    of: ['location', 'catering', 'fiori-e-allestimenti'],
  },
  {
    title: 'Il rito nel cortile',
    text: 'Sedie in cerchio, nessuna prima fila. La pioggia era data per le sei: il portico era pronto, e non è servito.',
    of: ['location', 'fiori-e-allestimenti'],
  },
]

/** What the vendor that signs in shows of its work. */
export function makePortfolio(
  { vendor }: MadeVendor,
  today: string,
  choose: ChoosePictures,
  random: Random,
): PortfolioProject[] {
  return PROJECTS.map(({ title, text, of }, at) => {
    const date = pastWeddingDay(today, 60, 700, random)
    return {
      ...entityOf(addDays(date, 20), random),
      vendorId: vendor.id,
      title,
      place: vendor.place.city,
      month: date.slice(0, 7),
      text,
      pictures: of.flatMap((category) => choose(category, vendor, 2, random.fork(`${at}/${category}`))),
      consent: true,
      state: 'published',
      position: at * 10,
    }
  })
}
