/** The faces of a badge's words, carried in it: an SVG that is shown as a picture or saved as a file has no fonts of ours. */
import { useEffect, useState } from 'react'
import { noteFault } from '../../lib/fault-log.ts'

const OURS = /Cormorant G|Figtree V/

const dataOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error!)
    reader.readAsDataURL(file)
  })

/** A rule of the page's with its file in it; the file is on every device that has the app. */
async function carried({ cssText, parentStyleSheet }: CSSRule): Promise<string> {
  const [whole, address] = /url\("?([^")]+)"?\)/.exec(cssText)!
  const answer = await fetch(new URL(address!, parentStyleSheet?.href ?? location.href))
  if (!answer.ok) throw new Error(`a face: ${answer.status}`)
  return cssText.replace(whole, `url(${await dataOf(await answer.blob())})`)
}

/**
 * Rules for a `<style>` of the badge.
 * @returns nothing where they cannot be had: the badge names faces that resemble them
 */
export async function badgeFaces(): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && OURS.test(rule.cssText))
  try {
    const faces = await Promise.all(rules.map(carried))
    return `${faces.join('')}text{font-variant-numeric:lining-nums}`
  } catch (fault) {
    noteFault('badge-faces', fault)
    return ''
  }
}

/** The same for a screen; undefined until it is known. */
export function useBadgeFaces(): string | undefined {
  const [faces, setFaces] = useState<string>()
  useEffect(() => void badgeFaces().then(setFaces), [])
  return faces
}
