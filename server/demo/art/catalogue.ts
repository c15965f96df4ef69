/** What is drawn: every kind of picture, the vendor category it stands for, and how many seeds of it. */
import { arch } from './scenes/arch.ts'
import { bouquet } from './scenes/bouquet.ts'
import { cake } from './scenes/cake.ts'
import { car } from './scenes/car.ts'
import { dress } from './scenes/dress.ts'
import { hero } from './scenes/hero.ts'
import { music } from './scenes/music.ts'
import { photographer } from './scenes/photographer.ts'
import { rings } from './scenes/rings.ts'
import { table } from './scenes/table.ts'
import { video } from './scenes/video.ts'
import { suit } from './scenes/suit.ts'
import { beauty } from './scenes/beauty.ts'
import { villa } from './scenes/villa.ts'
import type { CategorySlug } from '#contract/category.ts'
import type { Scene } from './sheet.ts'

export interface Kind {
  draw: Scene
  /** the vendor category it illustrates; null = none (home page, news) */
  category: CategorySlug | null
  /** seeds 1..seeds are drawn */
  seeds: number
}

export const KINDS: Record<string, Kind> = {
  villa: { draw: villa, category: 'location', seeds: 6 },
  table: { draw: table, category: 'catering', seeds: 8 },
  photographer: { draw: photographer, category: 'fotografo', seeds: 8 },
  music: { draw: music, category: 'musica', seeds: 8 },
  arch: { draw: arch, category: 'fiori-e-allestimenti', seeds: 6 },
  bouquet: { draw: bouquet, category: 'fiori-e-allestimenti', seeds: 6 },
  dress: { draw: dress, category: 'abiti-sposa', seeds: 9 },
  rings: { draw: rings, category: 'gioielli-e-fedi', seeds: 8 },
  cake: { draw: cake, category: 'torte', seeds: 8 },
  car: { draw: car, category: 'auto-e-trasporti', seeds: 8 },
  video: { draw: video, category: 'video', seeds: 7 },
  suit: { draw: suit, category: 'abiti-sposo', seeds: 6 },
  beauty: { draw: beauty, category: 'bellezza', seeds: 6 },
  hero: { draw: hero, category: null, seeds: 6 },
}
