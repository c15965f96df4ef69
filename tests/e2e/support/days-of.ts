/** The days of a vendor: a journey that books one asks which are free, and takes none of the demo's own by chance. */

/** Those from one to another, both included, that are taken. */
export async function busyDaysOf(url: string, vendorId: string, from: string, to: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/Vendor/getAvailability?id=${vendorId}&from=${from}&to=${to}`)
  return ((await answer.json()) as { busy: string[] }).busy
}

/** Those from one to another, both included, for which it can be asked. */
export async function freeDaysOf(url: string, vendorId: string, from: string, to: string): Promise<string[]> {
  const busy = new Set(await busyDaysOf(url, vendorId, from, to))
  const free: string[] = []
  for (const at = new Date(from); at <= new Date(to); at.setUTCDate(at.getUTCDate() + 1)) {
    const day = at.toISOString().slice(0, 10)
    if (!busy.has(day)) free.push(day)
  }
  return free
}
