/** A badge as files and as code for the vendor's own site, made on the device. */
import { saveFile, saveText } from '../../lib/save-file.ts'
import { badgeFaces } from './badge-faces.ts'
import { BADGE_SIZE, type Badge, badgeAddress, badgeAlt, badgeSvg } from './badge-svg.ts'

/** Sharp on paper as well: a badge of eight centimetres at 300 dots an inch. */
const PNG_SIZE = 1_000
const SHOWN_SIZE = 200

const fileName = ({ year, category, place }: Badge): string =>
  `award-lovoglio-${year}-${place === 'winner' ? 'vincitore' : 'finalista'}-${category.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`

export const saveSvg = async (badge: Badge): Promise<void> =>
  saveText(`${fileName(badge)}.svg`, 'image/svg+xml;charset=utf-8', badgeSvg(badge, await badgeFaces()))

/** @throws where the browser draws none */
export async function savePng(badge: Badge): Promise<void> {
  const picture = new Image(BADGE_SIZE, BADGE_SIZE)
  picture.src = badgeAddress(badgeSvg(badge, await badgeFaces()))
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = PNG_SIZE
  canvas.getContext('2d')!.drawImage(picture, 0, 0, PNG_SIZE, PNG_SIZE)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('no picture')
  saveFile(`${fileName(badge)}.png`, png)
}

/**
 * A picture that links to the vendor's page, short enough to be pasted and so without fonts of its own: nothing runs on the site that takes it, and nothing is fetched from ours.
 * @param page its address
 */
export function embedCode(badge: Badge, page: string): string {
  const alt = badgeAlt(badge).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  // Quotes of one kind are left by the encoding, and the attribute has the other.
  return `<a href="${page}"><img src="${badgeAddress(badgeSvg(badge))}" width="${SHOWN_SIZE}" height="${SHOWN_SIZE}" alt="${alt}"></a>`
}
