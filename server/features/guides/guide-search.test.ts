import { expect, it } from 'vitest'
import { searchPassages } from './guide-search.ts'
import { stem, stems } from './italian-words.ts'

/** As people ask: without accents, without question marks, in other words than the guides'. */
const ASKED: readonly (readonly [string, string])[] = [
  ['che documenti servono per sposarsi in comune?', 'documenti-per-sposarsi'],
  ['quali carte dobbiamo portare', 'documenti-per-sposarsi'],
  ['quanto durano le pubblicazioni', 'pubblicazioni-di-matrimonio'],
  ['Dopo quanti giorni scadono le pubblicazioni?', 'pubblicazioni-di-matrimonio'],
  ['quante marche da bollo servono', 'pubblicazioni-di-matrimonio'],
  ['la mia fidanzata è brasiliana, cosa serve? nulla osta', 'stranieri-e-nulla-osta'],
  ['nulla osta consolato legalizzazione prefettura', 'stranieri-e-nulla-osta'],
  ['il mio ragazzo è straniero', 'stranieri-e-nulla-osta'],
  ['comunione o separazione dei beni?', 'regime-patrimoniale'],
  ['che regime patrimoniale conviene', 'regime-patrimoniale'],
  ['sono divorziata, posso risposarmi?', 'seconde-nozze'],
  ['quanti giorni di congedo matrimoniale ho', 'viaggio-e-congedo'],
  ['luna di miele quando partire', 'viaggio-e-congedo'],
  ['vogliamo sposarci all’estero su una spiaggia greca, è valido in Italia?', 'matrimonio-all-estero'],
  ['unione civile come si fa', 'unione-civile'],
  ['chi può celebrare il matrimonio in comune? un amico può?', 'rito-civile'],
  ['quanto costa sposarsi fuori dal municipio', 'rito-civile'],
  ['corso prematrimoniale quando iniziare', 'rito-religioso'],
  ['il parroco vuole il certificato di cresima', 'rito-religioso'],
  ['quanto si lascia di offerta in chiesa', 'rito-religioso'],
  ['rito simbolico è valido?', 'rito-simbolico'],
  ['come scrivo le mie promesse', 'promesse-personali'],
  ['quanto costa un matrimonio in media', 'quanto-costa-un-matrimonio'],
  ['quanto si spende per 100 invitati', 'quanto-costa-un-matrimonio'],
  ['guadagniamo stipendi diversi, come dividiamo le spese', 'budget-in-due'],
  ['differenza tra caparra e acconto', 'contratti-caparre-acconti'],
  ['cosa deve esserci nel contratto della villa', 'contratti-caparre-acconti'],
  ['come confronto i preventivi', 'confrontare-i-preventivi'],
  ['dobbiamo rimandare il matrimonio, perdiamo la caparra?', 'spostare-o-annullare'],
  ['meglio giugno o settembre?', 'stagione-e-data'],
  ['in che mese costa meno sposarsi', 'stagione-e-data'],
  ['cosa guardare quando visitiamo una location', 'scegliere-la-location'],
  ['come faccio la lista degli invitati senza offendere nessuno', 'quanti-invitati'],
  ['e se piove?', 'piano-pioggia'],
  ['prova menù quando si fa', 'catering-e-menu'],
  ['invitati celiaci e allergie', 'catering-e-menu'],
  ['quando prenotare il fotografo', 'fotografo-e-video'],
  ['quanto costa la SIAE', 'musica-e-siae'],
  ['chi paga la siae?', 'musica-e-siae'],
  ['che fiori scegliere a ottobre', 'fiori-e-allestimenti'],
  ['quando comprare l’abito da sposa', 'abiti'],
  ['su che mano si porta la fede', 'fedi'],
  ['quante bomboniere servono', 'bomboniere-e-confettata'],
  ['quando si spediscono le partecipazioni', 'partecipazioni-e-galateo'],
  ['come disporre i tavoli con i genitori separati', 'tavoli-e-tableau'],
  ['a che ora iniziano trucco e capelli il giorno delle nozze', 'scaletta-della-giornata'],
  ['matrimonio ecologico senza sprechi', 'matrimonio-sostenibile'],
  ['cosa chiedere ai fornitori al primo incontro', 'domande-ai-fornitori'],
]

it.each(ASKED)('«%s» is answered by %s first', (question, slug) => {
  expect(searchPassages(question)[0]?.guide.slug).toBe(slug)
})

it.each([
  '',
  '???',
  'quanto fa 7 per 8',
  'chi ha vinto il campionato di calcio',
  'asdfgh qwerty',
  'ricetta della carbonara',
])('finds nothing for «%s»', (question) => {
  expect(searchPassages(question)).toEqual([])
})

it('takes the forms of a word for the same', () => {
  expect(stem('pubblicazioni')).toBe(stem('pubblicazione'))
  expect(stem('fotografi')).toBe(stem('fotografo'))
  expect(stem('fioriste')).toBe(stem('fiorista'))
  expect(stems('Perché è più bello?')).toEqual(stems('bello'))
})
