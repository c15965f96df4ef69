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
import { stationery } from './scenes/stationery.ts'
import { favours } from './scenes/favours.ts'
import { planner } from './scenes/planner.ts'
import { chapel } from './scenes/chapel.ts'
import { fountain } from './scenes/fountain.ts'
import { play } from './scenes/play.ts'
import { lights } from './scenes/lights.ts'
import { journey } from './scenes/journey.ts'
import { gifts } from './scenes/gifts.ts'
import { booth } from './scenes/booth.ts'
import { masseria } from './scenes/masseria.ts'
import { castle } from './scenes/castle.ts'
import { lake } from './scenes/lake.ts'
import { couple } from './scenes/couple.ts'
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
  stationery: { draw: stationery, category: 'partecipazioni-e-grafica', seeds: 7 },
  favours: { draw: favours, category: 'bomboniere-e-confettata', seeds: 7 },
  planner: { draw: planner, category: 'wedding-planner', seeds: 6 },
  chapel: { draw: chapel, category: 'celebranti', seeds: 7 },
  fountain: { draw: fountain, category: 'altro', seeds: 6 },
  play: { draw: play, category: 'animazione', seeds: 7 },
  lights: { draw: lights, category: 'noleggio-e-luci', seeds: 7 },
  journey: { draw: journey, category: 'viaggio-di-nozze', seeds: 7 },
  gifts: { draw: gifts, category: 'lista-nozze', seeds: 7 },
  booth: { draw: booth, category: 'foto-e-video-booth', seeds: 6 },
  masseria: { draw: masseria, category: 'location', seeds: 6 },
  castle: { draw: castle, category: 'location', seeds: 5 },
  lake: { draw: lake, category: 'location', seeds: 5 },
  couple: { draw: couple, category: null, seeds: 9 },
  hero: { draw: hero, category: null, seeds: 6 },
}
