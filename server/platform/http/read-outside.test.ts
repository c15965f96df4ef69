import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INTERNET, isPublicAddress, type Reach, readOutside } from './read-outside.ts'

let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    const [, kind, rest] = request.url!.split('/')
    if (kind === 'hop')
      return response.writeHead(302, { location: rest === '0' ? '/text' : `/hop/${Number(rest) - 1}` }).end()
    if (kind === 'inside') return response.writeHead(302, { location: 'http://10.0.0.7/text' }).end()
    if (kind === 'big') return response.end('x'.repeat(5_000))
    if (kind === 'silent') return undefined
    if (kind === 'text') return response.end('ciao')
    return response.writeHead(Number(kind)).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://calendari.test:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const HERE = [{ address: '127.0.0.1', family: 4 }]
const local: Reach = {
  lookup: async () => HERE,
  mayReach: (address) => address === '127.0.0.1',
  protocols: ['http:'],
}
const read = (url: string, reach: Reach = local) =>
  readOutside(url, { most: 1_000, withinMs: 1_500, accept: '*/*', reach }).catch(({ fault }) => ({ fault }))

describe('a stranger’s address', () => {
  it('is read, after three redirects at the most', async () => {
    expect(await read(`${origin}/text`)).toBe('ciao')
    expect(await read(`${origin}/hop/2`)).toBe('ciao')
    expect(await read(`${origin}/hop/3`)).toEqual({ fault: 'unreachable' })
  })

  it('is refused where it, or one that it leads to, is within a network', async () => {
    expect(await read(`${origin}/inside`)).toEqual({ fault: 'private' })
    const inside = [
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ]
    const inside6 = ['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::a00:1', '2002:7f00:1::']
    expect([...inside, ...inside6].filter(isPublicAddress)).toEqual([])
    expect(['93.184.216.34', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(2)
    for (const host of [...inside, ...inside6.map((one) => `[${one}]`), '0x7f.1', '2130706433'])
      expect(await read(`https://${host}/`, INTERNET), host).toEqual({ fault: 'private' })
  })

  it('is refused by what its name says at the moment of the connection, if only one of its answers is inside', async () => {
    const answers = [
      [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.7', family: 4 },
      ],
    ]
    const turning: Reach = { ...INTERNET, lookup: async () => answers[0]! }
    expect(await read('https://calendari.test/', turning)).toEqual({ fault: 'private' })
  })

  it('is nothing but https', async () => {
    for (const url of ['http://esempio.it/', 'file:///etc/passwd', 'ftp://esempio.it/', 'esempio'])
      expect(await read(url, INTERNET)).toEqual({ fault: 'address' })
  })

  it('that says no, too much or nothing at all says so', async () => {
    expect(await read(`${origin}/401`)).toEqual({ fault: 'denied' })
    expect(await read(`${origin}/404`)).toEqual({ fault: 'gone' })
    expect(await read(`${origin}/500`)).toEqual({ fault: 'unreachable' })
    expect(await read(`${origin}/big`)).toEqual({ fault: 'too_big' })
    expect(await read(`${origin}/silent`)).toEqual({ fault: 'unreachable' })
  })
})
