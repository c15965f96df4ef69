import type { CategorySlug } from '#contract/vendors/category.ts'
import type { Kind } from './catalogue.ts'
import { detail, type Focus } from './detail.ts'
import { arch } from './scenes/arch.ts'
import { beauty } from './scenes/beauty.ts'
import { booth } from './scenes/booth.ts'
import { bouquet } from './scenes/bouquet.ts'
import { buffet } from './scenes/buffet.ts'
import { cake } from './scenes/cake.ts'
import { car } from './scenes/car.ts'
import { carriage } from './scenes/carriage.ts'
import { chalet } from './scenes/chalet.ts'
import { chapel } from './scenes/chapel.ts'
import { dress } from './scenes/dress.ts'
import { favours } from './scenes/favours.ts'
import { fountain } from './scenes/fountain.ts'
import { gifts } from './scenes/gifts.ts'
import { gramophone } from './scenes/gramophone.ts'
import { journey } from './scenes/journey.ts'
import { lights } from './scenes/lights.ts'
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
import { video } from './scenes/video.ts'
import type { Scene } from './sheet.ts'

type Row = readonly [kind: string, scene: Scene, focus: Focus, seeds: number, what: string]

/** The close-ups of every trade: what is looked at, how many are drawn, what they show. */
const ROWS: Partial<Record<CategorySlug, readonly Row[]>> = {
  location: [['balcony', chalet, [460, 580, 560], 6, 'Balcone di legno con i fiori, davanti agli abeti']],
  catering: [
    ['places', table, [600, 590, 480], 7, 'Piatti bianchi e foglie lungo una tavola apparecchiata'],
    ['lemons', table, [960, 260, 560], 6, 'Rami di limoni e fili di lampadine sopra la tavola'],
    ['coupes', buffet, [660, 600, 480], 7, 'Calici pronti per il brindisi accanto alla caraffa'],
    ['figs', buffet, [960, 620, 480], 7, 'Ciotola di fichi e limoni sul tavolo dell’aperitivo'],
  ],
  fotografo: [
    ['lens', photographer, [780, 460, 540], 14, 'Obiettivo di una macchina a pellicola con la sua tracolla'],
    ['prints', photographer, [270, 500, 560], 14, 'Stampe di colline e di fiori appena scelte'],
    ['bellows', pegged, [450, 570, 500], 13, 'Macchina a soffietto su uno sgabello nel prato'],
  ],
  video: [
    ['reels', video, [480, 260, 560], 5, 'Bobine di una cinepresa, viste da vicino'],
    ['filming', video, [800, 420, 560], 5, 'Obiettivo di una cinepresa puntato sul giardino'],
  ],
  'fiori-e-allestimenti': [
    ['garland', arch, [420, 330, 480], 9, 'Rose e foglie intrecciate su una cornice per la cerimonia'],
    ['petals', bouquet, [640, 360, 560], 9, 'Rose e ranuncoli di un bouquet, da vicino'],
    ['stems', bouquet, [470, 690, 560], 8, 'Gambi di un bouquet legati con un nastro di seta'],
  ],
  musica: [
    ['cello', music, [640, 480, 560], 8, 'Violoncello e archetto davanti alle arcate'],
    ['score', music, [320, 560, 500], 6, 'Spartito aperto sul leggio, con un violino ai piedi'],
    ['guitar', gramophone, [880, 620, 540], 7, 'Chitarra appoggiata a una sedia di legno'],
  ],
  'abiti-sposa': [
    ['bodice', dress, [470, 260, 500], 5, 'Corpetto di un abito da sposa sul manichino'],
    ['comb', slippers, [290, 660, 500], 4, 'Pettine di perle posato sul velo'],
  ],
  'gioielli-e-fedi': [
    ['bands', rings, [620, 500, 480], 4, 'Due fedi intrecciate su un ramo d’olivo'],
    ['ribboned', rings, [900, 300, 560], 3, 'Rose e nastro di seta accanto a un piatto con le fedi'],
  ],
  torte: [
    ['topped', cake, [600, 300, 500], 4, 'Cima di una torta nuziale con fichi e fiori'],
    ['pastries', sweets, [300, 600, 480], 4, 'Pasticcini in fila sulle alzate'],
  ],
  'auto-e-trasporti': [
    ['bonnet', car, [800, 640, 520], 4, 'Muso di un’auto d’epoca con i fiori sul cofano'],
    ['wheel', carriage, [370, 660, 540], 4, 'Ruota di una carrozza ferma sul viale'],
  ],
  'abiti-sposo': [
    ['bow-tie', suit, [430, 320, 500], 4, 'Giacca da sposo con il fiore all’occhiello, da vicino'],
    ['shoes', suit, [1000, 680, 430], 3, 'Sgabello di legno accanto alla finestra, pronto per la vestizione'],
  ],
  bellezza: [
    ['brushes', beauty, [300, 560, 520], 6, 'Pennelli da trucco in un vasetto di ceramica'],
    ['powders', beauty, [760, 640, 560], 6, 'Boccette, cipria e fiori su una toeletta'],
  ],
  'partecipazioni-e-grafica': [
    ['wax', stationery, [400, 640, 520], 4, 'Busta chiusa con un sigillo di ceralacca'],
    ['painted', stationery, [770, 420, 540], 4, 'Cartoncino dipinto a mano con foglie e fiori'],
  ],
  'bomboniere-e-confettata': [
    ['almonds', favours, [860, 430, 520], 4, 'Ciotola di confetti bianchi e pastello'],
    ['sachets', favours, [350, 360, 540], 4, 'Sacchetti di lino con un fiore nel nodo'],
  ],
  'wedding-planner': [
    ['swatches', planner, [980, 300, 460], 6, 'Campioni di stoffa e fogli di prova su un tavolo da lavoro'],
    ['coffee', planner, [240, 220, 480], 5, 'Tazza di caffè accanto a un quaderno di appunti'],
  ],
  celebranti: [
    ['threshold', chapel, [520, 480, 520], 4, 'Porta aperta di una piccola chiesa di pietra'],
    ['benches', chapel, [760, 720, 560], 4, 'Panche di legno con i mazzi di fiori lungo il sentiero'],
  ],
  altro: [
    ['water', fountain, [580, 420, 540], 4, 'Acqua che scende da una fontana di pietra'],
    ['doves', fountain, [940, 700, 480], 4, 'Colombe e un cesto di fiori sul bordo della fontana'],
  ],
  animazione: [
    ['tent', play, [370, 440, 560], 4, 'Tenda a righe con le bandierine, sul prato'],
    ['skittles', play, [640, 720, 480], 4, 'Birilli e palle di legno sull’erba'],
  ],
  'noleggio-e-luci': [
    ['lanterns', lights, [840, 720, 520], 4, 'Lanterne accese sul lastricato di un cortile'],
    ['bulbs', lights, [680, 260, 620], 4, 'Fili di lampadine tesi sopra un cortile'],
  ],
  'viaggio-di-nozze': [
    ['hat', journey, [440, 580, 520], 4, 'Cappello di paglia su una valigia di cuoio'],
    ['sail', journey, [790, 500, 500], 4, 'Barca a vela davanti a una terrazza sul mare'],
  ],
  'lista-nozze': [
    ['bows', gifts, [380, 380, 540], 4, 'Scatole da regalo con i nastri di seta'],
    ['cups', gifts, [980, 660, 500], 4, 'Tazze e piatti di ceramica su una tovaglia di lino'],
  ],
  'foto-e-video-booth': [
    ['strips', booth, [930, 260, 560], 4, 'Strisce di stampe sul muro sopra una macchina a soffietto'],
    ['curtain', booth, [420, 620, 560], 4, 'Sgabello con i fiori davanti a una tenda di velluto'],
  ],
}

/** Close-ups are shown among others and small: they are drawn up to 960 pixels. */
export const DETAILS: Record<string, Kind> = Object.fromEntries(
  Object.entries(ROWS).flatMap(([category, rows]) =>
    rows.map(([kind, scene, focus, seeds, what]) => [
      kind,
      { draw: detail(scene, focus, what), category: category as CategorySlug, seeds, widest: 960 },
    ]),
  ),
)
