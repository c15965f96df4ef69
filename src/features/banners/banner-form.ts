/** A banner as it is written. Pure. */
import type { Banner, BannerPlacement } from '#contract/site/site-management.ts'
import type { Picture } from '#contract/media/picture.ts'
import { turnFaults } from '../../lists/dated-turns.ts'

export const BANNER_LIMITS = { advertiser: 120, title: 80, text: 160, link: 400 } as const

export interface BannerForm {
  placement: BannerPlacement
  advertiser: string
  title: string
  text: string
  picture: Picture | undefined
  link: string
  from: string
  to: string
  weight: string
}

/** Under which name what is typed of one is kept. */
export const bannerDraft = (banner: Pick<Banner, 'id'> | undefined): string =>
  `admin/banner/${banner?.id ?? 'new'}`

/** What stands in the form at first: a new one runs four weeks from today. */
export const formOf = (banner: Banner | undefined, today: string, until: string): BannerForm => ({
  placement: banner?.placement ?? 'home',
  advertiser: banner?.advertiser ?? '',
  title: banner?.title ?? '',
  text: banner?.text ?? '',
  picture: banner?.picture,
  link: banner?.link ?? '',
  from: banner?.from ?? today,
  to: banner?.to ?? until,
  weight: String(banner?.weight ?? 10),
})

export type BannerErrors = Partial<Record<keyof BannerForm, string>>

/** A page of ours, or a whole address of the web, as the contract has it. */
const isLink = (link: string) => /^\/([^\s/\\]\S*)?$/.test(link) || /^https?:\/\/[^\s.]+\.\S+$/.test(link)

/** What is missing or wrong, each in a sentence at its field. */
export function faultsOf(form: BannerForm): BannerErrors {
  const faults: Record<string, string | false> = {
    advertiser: form.advertiser.trim() === '' && 'Scrivi chi paga: si legge accanto a «Pubblicità».',
    title: form.title.trim() === '' && 'Scrivi il titolo.',
    picture: !form.picture && 'Scegli una foto.',
    link:
      !isLink(form.link.trim()) &&
      'Una pagina nostra, come /awards, o un indirizzo intero: https://esempio.it.',
  }
  return {
    ...(Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as BannerErrors),
    ...turnFaults(form),
  }
}

/** What is sent of it; the picture apart, which has to be with the server first. */
export const saidBy = (form: BannerForm) => ({
  placement: form.placement,
  advertiser: form.advertiser.trim(),
  title: form.title.trim(),
  text: form.text.trim(),
  link: form.link.trim(),
  from: form.from,
  to: form.to,
  weight: Number(form.weight),
})
