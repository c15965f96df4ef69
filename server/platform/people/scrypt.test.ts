import { readFileSync, readdirSync } from 'node:fs'
import { scryptSync } from 'node:crypto'
import os from 'node:os'
import { expect, test } from 'vitest'
import { scryptQuietly } from './scrypt.ts'

const JOB = { password: 'rose', salt: Buffer.from('sale'), bytes: 32, N: 2 ** 10, r: 8, p: 1 }

test('a key is scrypt’s, for each of many who ask at once', async () => {
  const passwords = Array.from({ length: 20 }, (_, n) => `rose ${n}`)
  const keys = await Promise.all(passwords.map((password) => scryptQuietly({ ...JOB, password })))
  const { salt, bytes, N, r, p } = JOB
  expect(keys).toEqual(passwords.map((password) => scryptSync(password, salt, bytes, { N, r, p })))
})

test('what is not a cost of scrypt is an error, and the next one is derived', async () => {
  await expect(scryptQuietly({ ...JOB, N: 1_000 })).rejects.toThrow('Invalid scrypt params')
  expect(await scryptQuietly(JOB)).toHaveLength(JOB.bytes)
})

/** The nice value of each thread of this process (proc_pid_stat(5), field 19). */
const niceOfThreads = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return Number(fields[19 - 3])
  })

test.runIf(os.platform() === 'linux')(
  'it is made on a thread that yields to all others of the process',
  async () => {
    await scryptQuietly(JOB)
    const nice = niceOfThreads()
    expect(
      nice.filter((value) => value === os.constants.priority.PRIORITY_BELOW_NORMAL).length,
    ).toBeGreaterThan(0)
    expect(nice.filter((value) => value === os.getPriority()).length).toBeGreaterThan(1)
  },
)
