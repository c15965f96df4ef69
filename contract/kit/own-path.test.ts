import { expect, it } from 'vitest'
import { isOwnPath } from './own-path.ts'

it.each(['/', '/couple/planning', '/fornitori?q=villa&sort=nome', '/news/a#fine', '/ricerca?q=//'])(
  '%s is a place of this app',
  (path) => expect(isOwnPath(path)).toBe(true),
)

it.each([
  '//altrove.test',
  '/\\altrove.test',
  '/\t/altrove.test',
  '/\n\\altrove.test',
  '/..//altrove.test',
  '/./\\altrove.test/x',
  '/a/..//altrove.test',
  'https://altrove.test',
  'javascript:alert(1)',
  '\\\\altrove.test',
  ' /couple',
  'couple',
  '',
  7,
  undefined,
  ['/couple'],
])('%j is not', (path) => expect(isOwnPath(path)).toBe(false))
