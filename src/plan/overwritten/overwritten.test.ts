import type { Couple } from '#contract/people/couple.ts'
import { expect, it } from 'vitest'
import { OUR_AUTHOR } from '#contract/lists/plan/history-authors.ts'
import { writtenBy } from './overwritten.ts'

const couple = {
  uid: 'u-anna',
  partners: [{ firstName: 'Anna' }, { firstName: 'Marco' }],
  members: [
    { uid: 'u-anna', partner: 'one' },
    { uid: 'u-marco', partner: 'two' },
  ],
} as unknown as Couple

it('what was written over is said by the name of who wrote it, and to the one who did', () => {
  expect(writtenBy(couple)('u-marco')).toBe('Marco ha scritto invece')
  expect(writtenBy(couple)('u-anna')).toBe('avevi scritto')
  expect(writtenBy(couple)('u-altri')).toBe('l’altra persona ha scritto invece')
  expect(writtenBy(couple)(OUR_AUTHOR)).toBe('l’assistenza ha scritto invece')
})
