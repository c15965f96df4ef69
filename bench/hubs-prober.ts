import { Agent, request } from 'node:http'

/** Asks for one small page over and over, from a process of its own, and reports how long the answers took. */
export interface ProbeOrder {
  readonly url: string
  readonly count: number
  readonly pauseMs: number
}
export interface ProbeAnswer {
  readonly p50Ms: number
  readonly p99Ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

process.on('message', async ({ url, count, pauseMs }: ProbeOrder) => {
  const times: number[] = []
  for (let asked = 0; asked < count; asked++) {
    const start = performance.now()
    await new Promise<void>((resolve, reject) => {
      request(url, { agent }, (response) => response.resume().on('end', resolve))
        .on('error', reject)
        .end()
    })
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
  process.send?.({ p50Ms: at(0.5), p99Ms: at(0.99) } satisfies ProbeAnswer)
})
