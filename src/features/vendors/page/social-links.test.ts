import { expect, it } from 'vitest'
import { socialLinks } from './social-links.ts'

const of = (instagram: string) => socialLinks({ socials: { instagram } }).map(({ href }) => href)

it('leads to what a vendor wrote, an address or a name, and never anywhere else', () => {
  expect(of('https://instagram.com/villa')).toEqual(['https://instagram.com/villa'])
  expect(of('http://www.instagram.com/villa?hl=it')).toEqual(['https://www.instagram.com/villa?hl=it'])
  expect(of('instagram.com/villa')).toEqual(['https://instagram.com/villa'])
  expect(of(' @villa.cipressa ')).toEqual(['https://instagram.com/villa.cipressa'])
  for (const other of ['', 'la mia pagina', 'javascript:alert(1)', 'data:text/html,a/b', '<b>villa</b>'])
    expect(of(other), other).toEqual([])
})

it('calls another site by its own name, whatever it was written under', () => {
  const told = (instagram: string) => socialLinks({ socials: { instagram } })
  expect(told('https://www.villa-cipressa.it/foto')).toEqual([
    { label: 'villa-cipressa.it', href: 'https://www.villa-cipressa.it/foto' },
  ])
  for (const like of [
    'https://instagram.com.altrove.test/x',
    'https://notinstagram.com/x',
    'https://l.instagram.com/?u=https%3A%2F%2Faltrove.test',
  ])
    expect(told(like)[0]?.label, like).not.toBe('Instagram')
  expect(told('https://it-it.instagram.com/villa')[0]?.label).toBe('Instagram')
  expect(told('https://instagram.com@altrove.test/x')).toEqual([])
})

it('has them in one order, whatever the order they were written in', () =>
  expect(
    socialLinks({ socials: { pinterest: 'a', tiktok: '@b', facebook: 'c', instagram: 'd' } }).map(
      ({ href }) => href,
    ),
  ).toEqual([
    'https://instagram.com/d',
    'https://facebook.com/c',
    'https://tiktok.com/@b',
    'https://pinterest.com/a',
  ]))
