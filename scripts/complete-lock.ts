/**
 * `npm run lock`: completes package-lock.json after an install. npm leaves out optional packages of other platforms that
 * the registry at hand does not have, and then refuses its own file (`npm ci`: «Missing … from lock file»). Each is added
 * with the platform its name tells, so that it is skipped here and found where it is needed.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface LockedPackage {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

const SYSTEMS = [
  'darwin',
  'win32',
  'linux',
  'freebsd',
  'openbsd',
  'netbsd',
  'android',
  'aix',
  'sunos',
  'openharmony',
]
/** As they stand in names, and as Node calls them. */
const PROCESSORS: Record<string, string> = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
}

/** The platform a package's name tells, as npm writes it. */
export function platformOf(name: string): { os?: string[]; cpu?: string[] } {
  const words = name.split(/[/-]/)
  const os = words.find((word) => SYSTEMS.includes(word)) ?? (words.includes('windows') ? 'win32' : undefined)
  const cpu = words.map((word) => PROCESSORS[word]).find((word) => word !== undefined)
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}) }
}

/** Adds what is missing; returns the names. */
export function completeLock(packages: Record<string, LockedPackage>): string[] {
  const added: string[] = []
  for (const parent of Object.values({ ...packages }))
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const platform = platformOf(name)
      if (packages[`node_modules/${name}`] || !/^\d/.test(version) || !(platform.os ?? platform.cpu)) continue
      packages[`node_modules/${name}`] = { version, ...platform, optional: true }
      added.push(name)
    }
  return added
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const added = completeLock(lock.packages)
  const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1))
  lock.packages = Object.fromEntries(sorted)
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${added.length} packages of other platforms added to package-lock.json.`)
}
