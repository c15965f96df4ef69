/** Questions as people ask them, the guide each is answered from first, and what the answer must say. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AssistantEvent } from '#contract/site/assistant.ts'
import { type TestApp, send, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp(() => new Date('2026-11-21T10:00:00Z'))
})
afterAll(() => at.close())

const ANSWERS: readonly (readonly [question: string, guide: string, says: string])[] = [
  ['quanto durano le pubblicazioni', 'pubblicazioni-di-matrimonio', 'otto giorni di fila'],
  ['Dopo quanti giorni scadono le pubblicazioni?', 'pubblicazioni-di-matrimonio', '180 giorni'],
  ['quante marche da bollo servono', 'pubblicazioni-di-matrimonio', 'marca da bollo da 16 euro'],
  ['quali carte dobbiamo portare', 'documenti-per-sposarsi', 'pubblicazioni decadono'],
  ['nulla osta consolato legalizzazione prefettura', 'stranieri-e-nulla-osta', 'legalizzata in Prefettura'],
  ['il mio ragazzo è straniero', 'stranieri-e-nulla-osta', 'il consolato o l’ambasciata'],
  ['comunione o separazione dei beni?', 'regime-patrimoniale', 'di tutti e due in parti uguali'],
  ['quanti giorni di congedo matrimoniale ho', 'viaggio-e-congedo', '15 giorni di congedo'],
  ['luna di miele quando partire', 'viaggio-e-congedo', 'Due o tre giorni di pausa'],
  [
    'vogliamo sposarci all’estero su una spiaggia greca, è valido in Italia?',
    'matrimonio-all-estero',
    'vale, ma in Italia deve risultare',
  ],
  ['unione civile come si fa', 'unione-civile', 'Non ci sono pubblicazioni'],
  [
    'chi può celebrare il matrimonio in comune? un amico può?',
    'rito-civile',
    'anche un amico che ne abbia i requisiti',
  ],
  ['quanto costa sposarsi fuori dal municipio', 'rito-civile', 'Il costo fuori dal municipio'],
  ['corso prematrimoniale quando iniziare', 'rito-religioso', 'circa sei mesi prima'],
  ['quanto si lascia di offerta in chiesa', 'rito-religioso', 'circa 300 euro'],
  ['rito simbolico è valido?', 'rito-simbolico', 'Per la legge serve il rito civile'],
  ['come scrivo le mie promesse', 'promesse-personali', 'Rispondete da soli, a mano'],
  ['quanto costa un matrimonio in media', 'quanto-costa-un-matrimonio', '21.090 euro'],
  ['quanto si spende per 100 invitati', 'quanto-costa-un-matrimonio', 'per cento invitati'],
  ['guadagniamo stipendi diversi, come dividiamo le spese', 'budget-in-due', 'In proporzione'],
  ['differenza tra caparra e acconto', 'contratti-caparre-acconti', 'articolo 1385'],
  [
    'cosa deve esserci nel contratto della villa',
    'contratti-caparre-acconti',
    'Data, orario di inizio e fine',
  ],
  ['come confronto i preventivi', 'confrontare-i-preventivi', 'Tre per le voci grandi'],
  [
    'come faccio la lista degli invitati senza offendere nessuno',
    'quanti-invitati',
    'purché valgano per tutti',
  ],
  ['e se piove?', 'piano-pioggia', 'Ombrelli chiari'],
  ['prova menù quando si fa', 'catering-e-menu', 'circa due mesi prima'],
  ['invitati celiaci e allergie', 'catering-e-menu', 'un elenco con nome e tavolo'],
  ['quando prenotare il fotografo', 'fotografo-e-video', 'Da 12 a 9 mesi prima'],
  ['quanto costa la SIAE', 'musica-e-siae', '199 euro più IVA'],
  ['chi paga la siae?', 'musica-e-siae', 'gli sposi, come organizzatori'],
  ['quando comprare l’abito da sposa', 'abiti', 'Da dieci a otto mesi prima'],
  ['su che mano si porta la fede', 'fedi', 'all’anulare sinistro'],
  ['quante bomboniere servono', 'bomboniere-e-confettata', 'Una per famiglia o coppia'],
  ['quando si spediscono le partecipazioni', 'partecipazioni-e-galateo', 'Da tre a due mesi prima'],
  ['come disporre i tavoli con i genitori separati', 'tavoli-e-tableau', 'due tavoli di distanza'],
  ['matrimonio ecologico senza sprechi', 'matrimonio-sostenibile', 'Meno invitati, meno di tutto'],
]

it.each(ANSWERS)('«%s» is answered from %s first', async (text, guide, says) => {
  const { body } = await send(`${at.url}/api/Assistant/ask`, 'POST', '', {
    turns: [{ role: 'person', text }],
  })
  const events = body.events as AssistantEvent[]
  const sources = events.flatMap((event) => (event.type === 'sources' ? event.sources : []))
  const said = events.flatMap((event) => (event.type === 'text' ? event.text : [])).join('')
  expect(sources[0]?.slug).toBe(guide)
  expect(said).toContain(says)
  expect(said).toContain('Dove chiedere')
  expect(events.at(-1)).toEqual({ type: 'done' })
})
