/** Programs that tests and the cluster need and npm does not bring: found where they are, or installed from Debian as root. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'

/** Whether a path is a program that can be run. */
export const runs = (file: string | undefined): file is string => {
  try {
    if (file) accessSync(file, constants.X_OK)
    return Boolean(file)
  } catch {
    return false
  }
}

/** Installs one of Debian's packages; does nothing where there is no apt, or no right to use it. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name}…`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}

/**
 * The path of a server program of Debian's, installed first where it is missing. What the package would start by itself
 * is left alone: it listens on ports that are not asked for here.
 * @throws Error saying what to install where that cannot be done
 */
export function ensureProgram(name: string): string {
  const find = () =>
    ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
      .map((folder) => `${folder}/${name}`)
      .find(runs)
  if (!find()) installPackage(name)
  const found = find()
  if (!found) throw new Error(`${name} is missing: install the package ${name}.`)
  return found
}
