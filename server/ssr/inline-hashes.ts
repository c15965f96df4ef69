import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
/** Such a script is data: nothing runs it, and no policy asks about it. */
const DATA = /\btype="(?!module"|text\/javascript")/

export interface InlineSources {
  script: readonly string[]
  style: readonly string[]
}

/**
 * What a content policy names to let a page's own inline scripts and styles count, and nothing that was put in beside them:
 * the hash of each (CSP level 3, 2.3.1). Unlike a nonce it is the same for everybody, so that a page can be kept whole.
 */
export function inlineSources(html: string): InlineSources {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ([, attributes]) => !/\bsrc=/.test(attributes!) && !DATA.test(attributes!),
  )
  return {
    script: hashesOf(scripts.map(([, , text]) => text!)),
    style: hashesOf([...html.matchAll(STYLE)].map(([, text]) => text!)),
  }
}

const hashesOf = (texts: string[]) => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
]
