/** How the register says what administrators did. A call of theirs without words does not compile. */
import type { RegisterEntry } from '#contract/admin/admin-register.ts'
import type { CallName, ROUTES } from '#contract/routes.ts'
import type { ApprovedCall } from '#contract/lists/admin/approvals.ts'
import { thingWords } from './thing-words.ts'

type Asks<N extends CallName> = (typeof ROUTES)[N] extends { method: 'GET' } ? never : N
/** What an administrator may write, by its route. */
type Act = {
  [N in CallName]: (typeof ROUTES)[N]['access'] extends 'admin' | 'identity-or-admin' ? Asks<N> : never
}[CallName]
/** Reads that are asked by POST. */
type ReadByPost = Extract<Act, `Admin/get${string}` | `Admin/find${string}`>

const ACTS: Readonly<Record<Exclude<Act, ReadByPost>, string>> = {
  'Admin/inviteAdministrator': 'Ha invitato chi amministri',
  'Admin/cancelAdminInvitation': 'Ha ritirato un invito ad amministrare',
  'Admin/changeAdministrator': 'Ha cambiato il ruolo di chi amministra',
  'Admin/removeAdministrator': 'Ha tolto chi amministrava',
  'Admin/startLook': 'Ha guardato un account come lo vede chi ce l’ha',
  'Admin/endLook': 'Ha smesso di guardare un account',
  'Admin/retryMails': 'Ha fatto ripartire le email respinte',
  'Admin/retryJob': 'Ha fatto ripartire un lavoro non riuscito',
  'Admin/decideApproval': 'Ha rifiutato una richiesta da confermare',
  'Admin/withdrawApproval': 'Ha ritirato una richiesta da confermare',
  'Admin/startSecondFactor': 'Ha cominciato la verifica in due passaggi',
  'Admin/confirmSecondFactor': 'Ha attivato la verifica in due passaggi',
  'Admin/endSecondFactor': 'Si è tolto la verifica in due passaggi',
  'Admin/renewRecoveryCodes': 'Ha rifatto i codici di recupero',
  'Admin/requireSecondFactor': 'Ha deciso se la verifica in due passaggi è obbligatoria',
  'Admin/resetSecondFactor': 'Ha tolto a qualcuno la verifica in due passaggi',
  'Vendor/addNewVendor': 'Ha aggiunto un fornitore',
  'Admin/addAccountNote': 'Ha scritto una nota su un account',
  'Admin/deleteAccountNote': 'Ha eliminato una nota su un account',
  'Admin/inviteVendor': 'Ha invitato chi terrà la pagina di un fornitore',
  'Admin/cancelVendorInvitation': 'Ha ritirato l’invito a tenere la pagina di un fornitore',
  'Admin/updateVendor': 'Ha modificato un fornitore',
  'Admin/manageActiveDeactivateVendor': 'Ha sospeso o riattivato un fornitore',
  'Admin/deleteVendor': 'Ha eliminato un fornitore',
  'Admin/updateCouple': 'Ha modificato una coppia',
  'Admin/manageActiveDeactivateCouple': 'Ha sospeso o riattivato una coppia',
  'Admin/deleteCouple': 'Ha eliminato una coppia',
  'Admin/addTaskCouple': 'Ha aggiunto un’attività',
  'Admin/updateTaskCouple': 'Ha modificato un’attività',
  'Admin/deleteTaskCouple': 'Ha eliminato un’attività',
  'Admin/addBudgetItemCouple': 'Ha aggiunto una voce di budget',
  'Admin/updateBudgetItemCouple': 'Ha modificato una voce di budget',
  'Admin/deleteBudgetItemCouple': 'Ha eliminato una voce di budget',
  'Admin/addBudgetWeddingCouple': 'Ha fissato il budget di una coppia',
  'Admin/updateBudgetWeddingCouple': 'Ha modificato il budget di una coppia',
  'Admin/updateWebSiteWedding': 'Ha modificato un sito di nozze',
  'Admin/markInvoicePaid': 'Ha segnato pagata una fattura',
  'Admin/creditInvoice': 'Ha emesso una nota di credito',
  'Admin/refundInvoice': 'Ha rimborsato una fattura',
  'Admin/sendInvoiceAgain': 'Ha corretto una fattura e l’ha rimandata',
  'Leads/decide': 'Ha deciso di una richiesta contestata',
  'Admin/addNewBackgroundHomepage': 'Ha aggiunto uno sfondo della home',
  'Admin/deleteBackgroundImage': 'Ha tolto uno sfondo della home',
  'Admin/updateHomePage': 'Ha modificato la home',
  'Admin/updateFooter': 'Ha modificato il piè di pagina',
  'Admin/setPageSeo': 'Ha scritto come una pagina sta nei motori di ricerca',
  'Admin/resetPageSeo': 'Ha riportato una pagina alle parole del sito',
  'Admin/addVisibilityVendor': 'Ha dato visibilità a un fornitore',
  'Admin/updateVisibilityByVendorId': 'Ha modificato una visibilità',
  'Admin/deleteVisibilityVendor': 'Ha tolto una visibilità',
  'Admin/addBanner': 'Ha aggiunto un banner',
  'Admin/updateBanner': 'Ha modificato un banner',
  'Admin/deleteBanner': 'Ha tolto un banner',
  'Vendor/addNewAward': 'Ha assegnato un award',
  'Vendor/updateAwardById': 'Ha modificato un award',
  'Vendor/deleteAwardById': 'Ha tolto un award',
  'Admin/publishAwards': 'Ha pubblicato gli award di un anno',
  'Admin/withdrawAwards': 'Ha ritirato gli award di un anno',
  'Admin/importAwards': 'Ha importato degli award da un file',
  'Reviews/moderate': 'Ha deciso di una recensione',
  'RealWeddings/moderate': 'Ha deciso di un matrimonio vero',
  'Messages/closeReport': 'Ha chiuso una segnalazione',
  'Assistance/moveRequest': 'Ha lavorato a una richiesta',
  'Assistance/addNote': 'Ha scritto in una richiesta',
  'News/addArticle': 'Ha cominciato un articolo',
  'News/updateArticle': 'Ha modificato un articolo',
  'News/deleteArticle': 'Ha eliminato un articolo',
}
/** What was asked, and waits for another one. */
const ASKED: Readonly<Record<ApprovedCall, string>> = {
  'Admin/deleteVendor': 'Ha chiesto di eliminare un fornitore',
  'Admin/deleteCouple': 'Ha chiesto di eliminare una coppia',
  'Admin/creditInvoice': 'Ha chiesto una nota di credito',
}
/** What is everybody's to do, and noted of administrators. */
const OTHERS: Partial<Record<CallName, string>> = {
  'Messages/send': 'Ha scritto in una conversazione',
  'Messages/report': 'Ha segnalato una conversazione',
  'Reviews/report': 'Ha segnalato una recensione',
}
const FILES: Partial<Record<CallName, string>> = {
  'Admin/getAllCouple': 'Ha esportato le coppie',
  'Admin/getVendor': 'Ha esportato i fornitori',
  'Admin/getAllBilling': 'Ha esportato le fatture',
  'Admin/exportBilling': 'Ha esportato fatture e movimenti per il commercialista',
  'Admin/getSiteAnalytics': 'Ha esportato le statistiche',
  'Admin/getDemand': 'Ha esportato domanda e ricerche',
  'Admin/getRegister': 'Ha esportato il registro',
  'News/getAllArticles': 'Ha esportato gli articoli',
}

const wordIn = (words: Partial<Record<string, string>>, call: string) => words[call]

/** What was done, in words. */
export function actWords({ kind, call, coupleId, vendorId, step }: RegisterEntry): string {
  if (step === 'asked') return wordIn(ASKED, call) ?? call
  if (kind === 'export') return wordIn(FILES, call) ?? 'Ha esportato un elenco'
  if (kind === 'write') return wordIn(ACTS, call) ?? wordIn(OTHERS, call) ?? call
  if (call === 'Messages/getMessages') return 'Ha letto una conversazione'
  return coupleId
    ? 'Ha aperto la scheda di una coppia'
    : vendorId
      ? 'Ha aperto la scheda di un fornitore'
      : 'Ha letto dati riservati'
}

/** Who did it: of what takes two, both, or that there was no other one. */
export function whoWords({ who, step, askedBy }: RegisterEntry): string {
  if (step === 'confirmed') return `${who}, chiesto da ${askedBy ?? ''}`
  return step === 'alone' ? `${who}, senza un’altra persona che potesse confermare` : who
}

/** What it was about, in words. */
export function aboutWords({ about, thing, coupleId, vendorId, call, thingId }: RegisterEntry): string {
  if (about) return about
  if (/delete(Couple|Vendor)$/.test(call)) return 'Account eliminato'
  if (thing) return thingWords(thing)
  return thingId && !coupleId && !vendorId ? 'Non c’è più' : '–'
}
