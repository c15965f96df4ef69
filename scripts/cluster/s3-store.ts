/** An S3 store as a process of its own, its bucket a folder. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '#server/platform/database/free-port.ts'
import { listens } from '../ports.ts'
import { type Part, createPart } from './part.ts'

const BUCKET = 'lovoglio'
/** What this server knows its one user by. */
const KEY = 'S3RVER'

export interface S3Store {
  part: Part
  /** What a process is told of it. */
  environment: Record<string, string>
}

/** @param folder where it keeps what it is given */
export async function prepareS3Store(folder: string): Promise<S3Store> {
  await mkdir(path.join(folder, BUCKET), { recursive: true })
  const port = await freePort()
  const part = createPart({
    name: 's3',
    command: process.execPath,
    args: [path.join(import.meta.dirname, 's3-process.ts'), folder, String(port)],
    ready: () => listens(port),
  })
  return {
    part,
    environment: {
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_BUCKET: BUCKET,
      FILES_S3_REGION: 'eu-south-1',
      FILES_S3_ACCESS_KEY_ID: KEY,
      FILES_S3_SECRET_ACCESS_KEY: KEY,
    },
  }
}
