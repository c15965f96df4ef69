/** The app, part by part. */
const rest = () => new Promise((resolve) => setTimeout(resolve))

/** Each part by itself, what it is made of before it: no one task of the browser is long. */
export async function startParts(app: string): Promise<void> {
  const parts = document.querySelector<HTMLMetaElement>('meta[name="app-parts"]')?.content.split(' ') ?? []
  for (const href of parts) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
    // To ask for one takes a slow phone 15 ms.
    await rest()
  }
  for (const part of parts) {
    if (part === app) continue
    // No fault: the app asks for it again where it needs it, and says what is missing.
    await import(/* @vite-ignore */ part).catch(() => undefined)
    await rest()
  }
  await import(/* @vite-ignore */ app)
}
