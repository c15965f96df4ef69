/** The name of a drawing's content: equal for equal SVG. */
import { createHash } from 'node:crypto'

export const fingerprint = (svg: string): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 16)
