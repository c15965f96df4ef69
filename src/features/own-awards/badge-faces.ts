/** The faces of a badge's words, carried in it: an SVG that is shown as a picture or saved as a file has no fonts of ours. */
import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url'
import cormorantItalic from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { useEffect, useState } from 'react'
import { noteFault } from '../../lib/fault-log.ts'

const FACES = [
  [cormorant, 'font-family:"Cormorant Garamond";font-weight:300 700'],
  [cormorantItalic, 'font-family:"Cormorant Garamond";font-weight:300 700;font-style:italic'],
  [figtree, 'font-family:Figtree;font-weight:300 900'],
] as const

const dataOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error!)
    reader.readAsDataURL(file)
  })

let asked: Promise<string> | undefined

/**
 * Rules for a `<style>` of the badge; the files are on every device that has the app.
 * @returns nothing where they cannot be had: the badge names faces that resemble them
 */
export function badgeFaces(): Promise<string> {
  asked ??= Promise.all(
    FACES.map(async ([address, look]) => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`a face of the badge: ${answer.status}`)
      return `@font-face{${look};src:url(${await dataOf(await answer.blob())})}`
    }),
  ).then(
    (rules) => `${rules.join('')}text{font-variant-numeric:lining-nums}`,
    (fault: unknown) => {
      asked = undefined
      noteFault('badge-faces', fault)
      return ''
    },
  )
  return asked
}

/** The same for a screen; undefined until it is known. */
export function useBadgeFaces(): string | undefined {
  const [faces, setFaces] = useState<string>()
  useEffect(() => void badgeFaces().then(setFaces), [])
  return faces
}
