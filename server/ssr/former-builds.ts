/**
 * Files of other builds than this process's own: those before it, for tabs that are still open, and during a deployment the
 * next one's. They lie in the database, which is what all processes have in common; their names carry their content's
 * hash, or they are asked for by it, so that what was found once is right for ever.
 */
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

/** The present one and the three before it. */
const BUILDS_KEPT = 4
/** A name that nobody has is looked for in the database no more often than this. */
const LOOK_EVERY_MS = 1_000
const HASHED_NAME = /^\/assets\/[\w.-]{1,150}$/

export interface FormerBuilds {
  /**
   * The content of a file of another build; undefined where no kept build has it.
   * @param revision of a file without a hash in its name: the SHA-256 of its content in base64
   */
  find(pathname: string, revision?: string): Promise<Buffer | undefined>
  /** Whether a file of this process's own build, of those without a hash in their names, has that content. */
  isOwn(pathname: string, revision: string): boolean
}

interface BuildFile {
  name: string
  content: Buffer
  revision: string | null
}

/**
 * Publishes the files of this build, forgets builds that are too old, and finds those of the others.
 * @param distDir where `npm run build` left its result; one without a record is nobody else's matter
 */
export async function formerBuilds(pool: pg.Pool, distDir: string): Promise<FormerBuilds> {
  const record = await readFile(path.join(distDir, 'build.json'), 'utf8').then(
    (text) => JSON.parse(text) as { hash: string; unhashed: string[] },
    // No fault: nothing was built.
    () => undefined,
  )
  const unhashed = await readUnhashed(path.join(distDir, 'client'), record?.unhashed ?? [])
  const own = new Set(unhashed.map(keyOf))
  if (record) await publish(pool, record.hash, path.join(distDir, 'client/assets'), unhashed)

  let known = new Set<string>()
  let lookedAt = -Infinity
  let look: Promise<void> | undefined
  const refresh = async () => {
    const { rows } = await pool.query<Omit<BuildFile, 'content'>>(
      'select distinct name, revision from build_file',
    )
    known = new Set(rows.map(keyOf))
    lookedAt = performance.now()
  }
  return {
    isOwn: (name, revision) => own.has(keyOf({ name, revision })),
    async find(name, revision) {
      if (revision === undefined && !HASHED_NAME.test(name)) return undefined
      const key = keyOf({ name, revision: revision ?? null })
      if (!known.has(key) && performance.now() - lookedAt > LOOK_EVERY_MS)
        await (look ??= refresh().finally(() => (look = undefined)))
      if (!known.has(key)) return undefined
      const { rows } = await pool.query<{ content: Buffer }>(
        'select content from build_file where name = $1 and revision is not distinct from $2 limit 1',
        [name, revision ?? null],
      )
      return rows[0]?.content
    },
  }
}

const keyOf = ({ name, revision }: Omit<BuildFile, 'content'>) =>
  revision === null ? name : `${name} ${revision}`

const readUnhashed = (folder: string, names: readonly string[]): Promise<BuildFile[]> =>
  Promise.all(
    names.map(async (name) => {
      const content = await readFile(path.join(folder, name))
      const revision = createHash('sha256').update(content).digest('base64')
      return { name: `/${name.replaceAll(path.sep, '/')}`, content, revision }
    }),
  )

async function publish(
  pool: pg.Pool,
  build: string,
  folder: string,
  unhashed: readonly BuildFile[],
): Promise<void> {
  const { rowCount } = await pool.query('update build set published_at = now() where id = $1', [build])
  if (rowCount) return
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz|map)$/.test(name))
  const hashed = names.map(async (name) => ({
    name: `/assets/${name}`,
    content: await readFile(path.join(folder, name)),
    revision: null,
  }))
  const files = [...(await Promise.all(hashed)), ...unhashed]
  // One statement: another process sees all of a build or nothing of it. Of two that publish the same, the second does nothing.
  await pool.query(
    `with made as (insert into build (id) values ($1) on conflict do nothing returning id)
     insert into build_file (build, name, content, revision)
       select made.id, file.name, file.content, file.revision
       from made, unnest($2::text[], $3::bytea[], $4::text[]) as file (name, content, revision)`,
    [
      build,
      files.map(({ name }) => name),
      files.map(({ content }) => content),
      files.map(({ revision }) => revision),
    ],
  )
  await pool.query(
    'delete from build where id in (select id from build order by published_at desc offset $1)',
    [BUILDS_KEPT],
  )
}
