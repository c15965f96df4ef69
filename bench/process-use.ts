/** What processes take of this machine, as Linux counts it in /proc. */
import { readFileSync, readdirSync } from 'node:fs'

/** USER_HZ, the same on every Linux of today. */
const TICK_MS = 10

interface Counted {
  parent: number
  /** Of itself and of its children that have ended, in milliseconds. */
  cpuMs: number
}

function counted(pid: number): Counted | undefined {
  try {
    // The name, in brackets, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), cpuMs: ticks * TICK_MS }
  } catch {
    return undefined
  }
}

/** Processor time of a process and its children so far, in milliseconds. */
export function cpuMsOf(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => counted(Number(name)))
    .filter((one) => one?.parent === pid)
  return (counted(pid)?.cpuMs ?? 0) + children.reduce((sum, one) => sum + one!.cpuMs, 0)
}

/** Memory of a process that is in use, in KiB. */
export const residentKib = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])

/** How many processes wanted a processor in the last minute, of all of this machine. */
export const loadNow = (): number => Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0])
