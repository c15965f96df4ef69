import { expect, it } from 'vitest'
import { hiddenByPlanText } from './plan-limit-words.ts'
import { shownOfPlan } from './plan-limits.ts'

it('a plan shows the first of what is there, and says what it hides and which plan brings it back', () => {
  expect(shownOfPlan([1, 2, 3], 2)).toEqual([1, 2])
  expect(hiddenByPlanText('photos', 30, 'base')).toBe('')
  expect(hiddenByPlanText('photos', 42, 'base')).toBe(
    'Con il piano Base le coppie vedono le prime 30 foto: le altre 12 restano qui, nascoste. Tornano con Premium.',
  )
  expect(hiddenByPlanText('photos', 101, 'premium')).toBe(
    'Con il piano Premium le coppie vedono le prime 100 foto: l’ultima resta qui, nascosta. Torna con Elite.',
  )
  expect(hiddenByPlanText('videos', 4, 'base')).toBe(
    'Con il piano Base le coppie non vedono video: i tuoi 4 restano qui, nascosti. Tornano con Premium.',
  )
  expect(hiddenByPlanText('videos', 1, 'base')).toBe(
    'Con il piano Base le coppie non vedono video: il tuo resta qui, nascosto. Torna con Premium.',
  )
  expect(hiddenByPlanText('videos', 11, 'premium')).toContain(
    'i primi 10 video: l’ultimo resta qui, nascosto',
  )
})
