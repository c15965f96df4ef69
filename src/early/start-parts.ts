/** The app, part by part. */
/** Files asked for in one go. */
const AT_ONCE = 3
const rest = () => new Promise((resolve) => setTimeout(resolve))

/** Each part by itself, what it is made of before it: no one task of the browser is long. */
export async function startParts(app: string): Promise<void> {
  const parts = document.querySelector<HTMLMetaElement>('meta[name="app-parts"]')?.content.split(' ') ?? []
  for (const [at, href] of parts.entries()) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
    if (at % AT_ONCE === AT_ONCE - 1) await rest()
  }
  for (const part of parts) {
    if (part === app) continue
    // The app asks for it again where it needs it, and says what is missing.
    await import(/* @vite-ignore */ part).catch(() => undefined)
    await rest()
  }
  await import(/* @vite-ignore */ app)
}
