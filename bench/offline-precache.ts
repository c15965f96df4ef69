/** What the installation of the service worker sends, as the server compresses it. */
import http from 'node:http'
import type { Page } from 'playwright-core'

/** Bytes of the bodies on the wire of all that the worker has put aside. */
export async function precacheSent(page: Page): Promise<{ files: number; bytes: number }> {
  const addresses = await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const found: string[] = []
    for (const name of (await caches.keys()).filter((each) => each.includes('precache')))
      for (const request of await (await caches.open(name)).keys()) found.push(request.url)
    return found
  })
  let bytes = 0
  for (const address of addresses) bytes += await bodyBytes(address)
  return { files: addresses.length, bytes }
}

/** Asks as a browser does, and counts what comes before it is unpacked. */
function bodyBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = http.get(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.on('end', () => resolve(bytes))
    })
    asked.on('error', reject)
  })
}
