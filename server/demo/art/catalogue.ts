/** What is drawn: every kind of picture, the vendor category it stands for, and how many seeds of it. */
import type { CategorySlug } from '#contract/vendors/category.ts'
import { again } from './detail.ts'
import { DETAILS } from './details.ts'
import { arch } from './scenes/arch.ts'
import { avenue } from './scenes/avenue.ts'
import { beauty } from './scenes/beauty.ts'
import { booth } from './scenes/booth.ts'
import { bouquet } from './scenes/bouquet.ts'
import { buffet } from './scenes/buffet.ts'
import { cake } from './scenes/cake.ts'
import { car } from './scenes/car.ts'
import { carriage } from './scenes/carriage.ts'
import { castle } from './scenes/castle.ts'
import { chalet } from './scenes/chalet.ts'
import { chapel } from './scenes/chapel.ts'
import { couple } from './scenes/couple.ts'
import { court } from './scenes/court.ts'
import { dress } from './scenes/dress.ts'
import { favours } from './scenes/favours.ts'
import { fountain } from './scenes/fountain.ts'
import { gifts } from './scenes/gifts.ts'
import { gramophone } from './scenes/gramophone.ts'
import { hero } from './scenes/hero.ts'
import { journey } from './scenes/journey.ts'
import { lake } from './scenes/lake.ts'
import { lights } from './scenes/lights.ts'
import { limonaia } from './scenes/limonaia.ts'
import { masseria } from './scenes/masseria.ts'
import { music } from './scenes/music.ts'
import { pegged } from './scenes/pegged.ts'
import { photographer } from './scenes/photographer.ts'
import { planner } from './scenes/planner.ts'
import { play } from './scenes/play.ts'
import { rings } from './scenes/rings.ts'
import { slippers } from './scenes/slippers.ts'
import { stationery } from './scenes/stationery.ts'
import { suit } from './scenes/suit.ts'
import { sweets } from './scenes/sweets.ts'
import { table } from './scenes/table.ts'
import { terrace } from './scenes/terrace.ts'
import { video } from './scenes/video.ts'
import { villa } from './scenes/villa.ts'
import type { Scene } from './sheet.ts'

export interface Kind {
  draw: Scene
  /** the vendor category it illustrates; null = none (home page, news) */
  category: CategorySlug | null
  /** seeds 1..seeds are drawn */
  seeds: number
  /** the widest file, in pixels; 1600 unless said */
  widest?: number
}

export const KINDS: Record<string, Kind> = {
  villa: { draw: villa, category: 'location', seeds: 12 },
  masseria: { draw: masseria, category: 'location', seeds: 11 },
  castle: { draw: castle, category: 'location', seeds: 7 },
  lake: { draw: lake, category: 'location', seeds: 5 },
  limonaia: { draw: limonaia, category: 'location', seeds: 20, widest: 960 },
  avenue: { draw: avenue, category: 'location', seeds: 14, widest: 960 },
  terrace: { draw: terrace, category: 'location', seeds: 18, widest: 960 },
  court: { draw: court, category: 'location', seeds: 20, widest: 960 },
  chalet: { draw: chalet, category: 'location', seeds: 9, widest: 960 },
  banquet: { draw: again(table), category: 'location', seeds: 8, widest: 960 },
  garden: { draw: again(fountain), category: 'location', seeds: 8, widest: 960 },
  oratory: { draw: again(chapel), category: 'location', seeds: 8, widest: 960 },
  table: { draw: table, category: 'catering', seeds: 8 },
  buffet: { draw: buffet, category: 'catering', seeds: 6 },
  photographer: { draw: photographer, category: 'fotografo', seeds: 8 },
  pegged: { draw: pegged, category: 'fotografo', seeds: 6 },
  music: { draw: music, category: 'musica', seeds: 8 },
  gramophone: { draw: gramophone, category: 'musica', seeds: 6 },
  arch: { draw: arch, category: 'fiori-e-allestimenti', seeds: 6 },
  bouquet: { draw: bouquet, category: 'fiori-e-allestimenti', seeds: 6 },
  dress: { draw: dress, category: 'abiti-sposa', seeds: 9 },
  slippers: { draw: slippers, category: 'abiti-sposa', seeds: 5 },
  rings: { draw: rings, category: 'gioielli-e-fedi', seeds: 8 },
  cake: { draw: cake, category: 'torte', seeds: 8 },
  sweets: { draw: sweets, category: 'torte', seeds: 5 },
  car: { draw: car, category: 'auto-e-trasporti', seeds: 8 },
  carriage: { draw: carriage, category: 'auto-e-trasporti', seeds: 5 },
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
  ...DETAILS,
  couple: { draw: couple, category: null, seeds: 9 },
  hero: { draw: hero, category: null, seeds: 6 },
}
