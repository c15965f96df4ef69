import type { CategorySlug } from '#contract/vendors/category.ts'
import type { Banner, BannerPlacement } from '#contract/site/site-management.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import { entityOf } from './days.ts'
import type { ChoosePictures } from './picture-choice.ts'
import type { Random } from './random.ts'

interface Advert {
  placement: BannerPlacement
  advertiser: string
  title: string
  text: string
  category: CategorySlug
}

/** Advertisers are made up, and their banners lead to pages of ours: nothing of the demo leaves the site. */
const ADVERTS: Advert[] = [
  {
    placement: 'home',
    advertiser: 'Lista nozze Bellini',
    title: 'Un servito intero, un pezzo alla volta',
    text: 'Gli invitati scelgono, voi ricevete a casa dopo il viaggio.',
    category: 'lista-nozze',
  },
  {
    placement: 'home',
    advertiser: 'Tipografia Pratolini',
    title: 'Le partecipazioni stampate a mano',
    text: 'Carta di cotone, piombo e inchiostro: tre settimane dalla prima prova.',
    category: 'partecipazioni-e-grafica',
  },
  {
    placement: 'list',
    advertiser: 'Rotta Lenta Viaggi',
    title: 'La luna di miele in treno, da Torino a Palermo',
    text: 'Dodici giorni, sei città, nessun aeroporto.',
    category: 'viaggio-di-nozze',
  },
  {
    placement: 'detail',
    advertiser: 'Luci di Contrada',
    title: 'Mille lampadine sopra la vostra cena',
    text: 'Le portiamo, le appendiamo e le togliamo il giorno dopo.',
    category: 'noleggio-e-luci',
  },
]

/** The demo's advertisements, all of them running. */
export const makeBanners = (today: string, choose: ChoosePictures, random: Random): Banner[] =>
  ADVERTS.flatMap(({ category, ...advert }) => {
    const from = addDays(today, -random.int(3, 20))
    const [picture] = choose(category, null, 1, random)
    return picture
      ? [
          {
            ...entityOf(from, random),
            ...advert,
            picture,
            link: `/fornitori/${category}`,
            from,
            to: addDays(today, 365),
            weight: 10,
          },
        ]
      : []
  })
