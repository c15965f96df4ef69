import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineSources } from './inline-hashes.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('names what runs and what is drawn, each once, and neither files nor data', () => {
  const html = `<style>p{color:red}</style><script type="application/ld+json">{"a":1}</script>
<script class="$tsr">one()
</script><script>one()
</script><script type="module" src="/a.js"></script><script type="module">two("à")</script>`
  expect(inlineSources(html)).toEqual({
    script: [hash('one()\n'), hash('two("à")')],
    style: [hash('p{color:red}')],
  })
})
