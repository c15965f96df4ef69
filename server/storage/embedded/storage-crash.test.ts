import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'
import {
  connectStorageEmulator,
  getBytes,
  getStorage,
  list,
  ref,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const SCRIPT = fileURLToPath(import.meta.resolve('./test-support/provider-process.ts'))

let database: TestDatabase
let filesDir: string
let child: ChildProcess
let app: FirebaseApp
let port = 0

beforeEach(async () => {
  database = await createTestDatabase()
  filesDir = await mkdtemp(join(tmpdir(), 'lovoglio-crash-'))
  port = 0
  await start()
  app = initializeApp({ apiKey: 'k', projectId: 'any', storageBucket: 'any.appspot.com' }, 'crash')
  connectAuthEmulator(getAuth(app), `http://127.0.0.1:${port}`, { disableWarnings: true })
  connectStorageEmulator(getStorage(app), '127.0.0.1', port)
})

afterEach(async () => {
  await deleteApp(app)
  await kill()
  await database.close()
  await rm(filesDir, { recursive: true, force: true })
})

async function start() {
  child = spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, DATABASE_URL: database.url, FILES_DIR: filesDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  port = Number(line.toString())
}

async function kill() {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

test('a kill in the middle of writes loses no account and no file that was acknowledged', async () => {
  const auth = getAuth(app)
  const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', 'rose-e-peonie')
  const folder = ref(getStorage(app), `couples/${user.uid}`)
  const acknowledged = new Map<string, Buffer>()
  let killed = false
  const died = once(child, 'exit').then(() => null)
  const writing = (async () => {
    for (let i = 0; !killed; i += 1) {
      const content = randomBytes(20_000)
      const upload = uploadBytes(ref(folder, `file-${i}`), content)
      const done = await Promise.race([upload, died])
      if (done === null) return
      acknowledged.set(`file-${i}`, content)
    }
  })()
  // By what has been acknowledged and not by the clock: a slow machine has as much to lose.
  while (acknowledged.size <= 3) await new Promise((resolve) => setTimeout(resolve, 10))
  await kill()
  killed = true
  await writing
  expect(acknowledged.size).toBeGreaterThan(3)

  await start()
  await signOut(auth)
  const back = await signInWithEmailAndPassword(auth, 'giulia@example.it', 'rose-e-peonie')
  expect(back.user.uid).toBe(user.uid)
  for (const [name, content] of acknowledged) {
    expect(Buffer.compare(Buffer.from(await getBytes(ref(folder, name))), content)).toBe(0)
  }
  // what was not acknowledged is either wholly there or not at all
  const { items } = await list(folder)
  for (const item of items) expect((await getBytes(item)).byteLength).toBe(20_000)
})

test('an upload goes on by itself after a kill', async () => {
  const { user } = await createUserWithEmailAndPassword(getAuth(app), 'giulia@example.it', 'rose-e-peonie')
  const content = randomBytes(6 * 1024 * 1024)
  const file = ref(getStorage(app), `couples/${user.uid}/video`)
  const task = uploadBytesResumable(file, content)
  let killing: Promise<void> | undefined
  task.on('state_changed', (snapshot) => {
    if (snapshot.bytesTransferred > 0) killing ??= kill().then(start)
  })
  await task
  await killing
  expect(killing).toBeDefined()
  expect(Buffer.compare(Buffer.from(await getBytes(file)), content)).toBe(0)
})
