import { loadLate } from '../../../platform/load-late.ts'

export const xmlBuilder = loadLate<typeof import('xmlbuilder2')>('xmlbuilder2')
