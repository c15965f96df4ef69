import { afterEach, expect, test, vi } from 'vitest'
import { NewAssistanceRequest } from '#contract/admin/assistance.ts'
import { FAULTS_MAX, noteFault } from '../../lib/fault-log.ts'
import { faults } from '../../offline/kept-faults.ts'

afterEach(() => void vi.unstubAllGlobals())

test('all that a device keeps of its faults may go along with a request for help', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('document', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  for (let n = 0; n <= FAULTS_MAX; n++)
    noteFault(
      `module ${n}`,
      Object.assign(new Error('x'.repeat(999)), { code: 'y'.repeat(999), name: 'z'.repeat(999) }),
    )
  expect(faults()).toHaveLength(FAULTS_MAX)
  expect(NewAssistanceRequest.shape.faults.parse(faults())).toEqual(faults())
})
