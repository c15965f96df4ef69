/** Nothing that a browser takes out of an address or reads as another slash. */
const PLAIN = /^\/[^\\\p{Cc}]*$/u

/** Whether something is a path of this app: read as an address it leads to no other host. */
export function isOwnPath(path: unknown): path is string {
  if (typeof path !== 'string' || !PLAIN.test(path)) return false
  const here = 'http://here.invalid'
  const read = URL.parse(path, here)
  return read !== null && read.origin === here && !read.pathname.startsWith('//')
}
