import type { CategorySlug } from '#contract/vendors/category.ts'
import { abitiSposa } from './abiti-sposa.ts'
import { abitiSposo } from './abiti-sposo.ts'
import { altro } from './altro.ts'
import { animazione } from './animazione.ts'
import { autoETrasporti } from './auto-e-trasporti.ts'
import { bellezza } from './bellezza.ts'
import { bomboniereEConfettata } from './bomboniere-e-confettata.ts'
import { catering } from './catering.ts'
import type { CategoryTexts } from './category-texts.ts'
import { celebranti } from './celebranti.ts'
import { fioriEAllestimenti } from './fiori-e-allestimenti.ts'
import { fotoEVideoBooth } from './foto-e-video-booth.ts'
import { fotografo } from './fotografo.ts'
import { gioielliEFedi } from './gioielli-e-fedi.ts'
import { listaNozze } from './lista-nozze.ts'
import { location } from './location.ts'
import { musica } from './musica.ts'
import { noleggioELuci } from './noleggio-e-luci.ts'
import { partecipazioniEGrafica } from './partecipazioni-e-grafica.ts'
import { torte } from './torte.ts'
import { viaggioDiNozze } from './viaggio-di-nozze.ts'
import { video } from './video.ts'
import { weddingPlanner } from './wedding-planner.ts'

/** What is said in each category, and how many vendors say it. */
export const textsByCategory: Record<CategorySlug, { texts: CategoryTexts; vendors: number }> = {
  location: { texts: location, vendors: 95 },
  catering: { texts: catering, vendors: 40 },
  fotografo: { texts: fotografo, vendors: 55 },
  video: { texts: video, vendors: 16 },
  'fiori-e-allestimenti': { texts: fioriEAllestimenti, vendors: 35 },
  musica: { texts: musica, vendors: 33 },
  'abiti-sposa': { texts: abitiSposa, vendors: 18 },
  'abiti-sposo': { texts: abitiSposo, vendors: 9 },
  torte: { texts: torte, vendors: 14 },
  bellezza: { texts: bellezza, vendors: 16 },
  'gioielli-e-fedi': { texts: gioielliEFedi, vendors: 10 },
  'bomboniere-e-confettata': { texts: bomboniereEConfettata, vendors: 10 },
  'partecipazioni-e-grafica': { texts: partecipazioniEGrafica, vendors: 9 },
  'auto-e-trasporti': { texts: autoETrasporti, vendors: 12 },
  'wedding-planner': { texts: weddingPlanner, vendors: 14 },
  celebranti: { texts: celebranti, vendors: 9 },
  animazione: { texts: animazione, vendors: 9 },
  'noleggio-e-luci': { texts: noleggioELuci, vendors: 9 },
  'foto-e-video-booth': { texts: fotoEVideoBooth, vendors: 8 },
  'viaggio-di-nozze': { texts: viaggioDiNozze, vendors: 8 },
  'lista-nozze': { texts: listaNozze, vendors: 8 },
  altro: { texts: altro, vendors: 8 },
}
