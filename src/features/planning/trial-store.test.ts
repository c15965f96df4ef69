import { beforeEach, expect, it } from 'vitest'
import { forgetTrial, tickTrial, triedPlan } from './trial-store.ts'

const TODAY = '2026-11-21'
beforeEach(forgetTrial)

it('keeps both of two ticks that come before a screen was drawn, each once', () => {
  tickTrial('rito', true, TODAY)
  tickTrial('budget', true, TODAY)
  tickTrial('budget', true, TODAY)
  expect(triedPlan(TODAY)).toEqual({ done: ['rito', 'budget'] })
  tickTrial('rito', false, TODAY)
  expect(triedPlan(TODAY)).toEqual({ done: ['budget'] })
})
