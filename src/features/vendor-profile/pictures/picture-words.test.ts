import { expect, it } from 'vitest'
import type { Picture } from '#contract/media/picture.ts'
import { describedAs } from './picture-actions.ts'
import { chosenPicture } from '../../files/given-picture-face.ts'
import { vendorPictures } from './picture-commands.ts'

const described: Picture = { ...chosenPicture({ id: 'p1', width: 4, height: 3 }), alt: 'La corte' }
const waitsAs = (put: Picture) =>
  vendorPictures.describe({ id: 'v1', did: 'words', changes: { gallery: { put: [put] } } })

it('says what is seen in a picture', () => {
  expect(describedAs(described, 'La corte al tramonto')).toBe('Descritta: La corte al tramonto')
  expect(waitsAs(described)).toBe('Che cosa si vede in una foto')
})

it('says that the words were taken off, where none are left', () => {
  expect(describedAs(described, '')).toBe('Tolta la descrizione: La corte')
  expect(waitsAs({ ...described, alt: '' })).toBe('Tolta la descrizione di una foto')
})
