import { expect, it } from 'vitest'
import { NewBanner } from '#contract/site/site-management.ts'
import { newId } from '#contract/kit/new-id.ts'
import { faultsOf, formOf, saidBy } from './banner-form.ts'

const picture = { id: newId(), url: '', width: 4, height: 3, alt: '', placeholder: '' }
const whole = {
  ...formOf(undefined, '2026-11-03', '2026-12-01'),
  advertiser: 'Tipografia Pratolini',
  title: 'Le partecipazioni stampate a mano',
  link: '/fornitori/partecipazioni-e-grafica',
  picture,
}

it('runs four weeks from today until somebody says otherwise, and is what the contract takes', () => {
  expect(whole).toMatchObject({ placement: 'home', from: '2026-11-03', to: '2026-12-01', weight: '10' })
  expect(faultsOf(whole)).toEqual({})
  const sent = { id: newId(), ...saidBy(whole), picture: { fileId: picture.id } }
  expect(NewBanner.safeParse(sent).success).toBe(true)
})

it('says at each field what is missing or wrong', () => {
  const fields = (more: Partial<typeof whole>) => Object.keys(faultsOf({ ...whole, ...more }))
  expect(fields({ advertiser: ' ', title: '', picture: undefined as never })).toEqual([
    'advertiser',
    'title',
    'picture',
  ])
  expect(fields({ to: '2026-11-02', weight: '0' })).toEqual(['to', 'weight'])
})

it('leads to a page of ours or to a whole address, and nowhere else', () => {
  const leads = (link: string) => faultsOf({ ...whole, link }).link === undefined
  for (const link of ['/', '/awards', 'https://esempio.it', 'https://esempio.it/a?b=c']) {
    expect([link, leads(link)]).toEqual([link, true])
    expect(NewBanner.shape.link.safeParse(link).success).toBe(true)
  }
  for (const link of ['', 'awards', '//altrove.it', 'javascript:alert(1)', 'https://'])
    expect([link, leads(link)]).toEqual([link, false])
})
