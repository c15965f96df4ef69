/**
 * Whose things each call reaches: the one table of ownership the matrix is checked against. A call without its line
 * does not compile. Statuses are those of a caller whose role and session the call accepts; who that is, the contract says.
 */
import type { CallName } from '#contract/routes.ts'
import type { Role, Subject } from './cast.ts'

export interface Rule {
  /** What the id names, and where it travels: `path`, `query:key`, `body:key`, `body` whole, `twin` (GET in the address, POST in the body). */
  subject?: Subject
  at?: string
  /** The status for one's own, another's and an id that names nothing. */
  own: number
  another: number
  guessed: number
  /** Callers for whom it is otherwise, whatever the id. */
  by?: Partial<Record<Role, number>>
  /** A success ends the caller or what others of the cast need: everybody is made again. */
  ends?: true
}

const free: Rule = { own: 200, another: 200, guessed: 200 }
/** One's own; another's is as unknown as none. */
const mine = (subject: Subject, at = 'path'): Rule => ({
  subject,
  at,
  own: 200,
  another: 404,
  guessed: 404,
})
/** Whoever may call may reach any that is there. */
const any = (subject: Subject, at = 'path'): Rule => ({
  subject,
  at,
  own: 200,
  another: 200,
  guessed: 404,
})
/** A list by an owner: of one that is not there, a list of nothing. */
const listOf = (subject: Subject, at: string): Rule => ({ ...free, subject, at })
/** A new thing under an id that its maker chooses: taken is taken, whoever has it. */
const added = (subject: Subject): Rule => ({
  subject,
  at: 'body:id',
  own: 409,
  another: 409,
  guessed: 200,
})
/** The caller's own, whatever id the body names. */
const ownWhatever = (subject: Subject, at: string): Rule => ({ ...free, subject, at })
const ends = (rule: Rule): Rule => ({ ...rule, ends: true })
const loginBy: Rule['by'] = Object.fromEntries(
  (
    [
      'visitor',
      'couple',
      'partner',
      'otherCouple',
      'vendor',
      'otherVendor',
      'admin',
      'deactivatedCouple',
      'deactivatedVendor',
    ] as const
  ).map((role) => [role, 401]),
)

export const RULES: Record<CallName, Rule> = {
  ping: free,
  health: free,
  config: free,
  'User/login': { ...free, by: loginBy },
  'User/logout': ends(free),
  'User/me': free,
  'Vendor/checkUserIfVendor': free,
  'Couple/checkUserIfCouple': free,
  'Admin/checkUserIfAdmin': free,

  'Couple/findCoupleByUid': mine('uid', 'body'),
  'Couple/addNewCouple': ends(added('couple')),
  'Couple/updateCouple': mine('couple'),
  'Couple/deleteCouple': ends(mine('couple')),
  'Couple/getTaskCoupleById': ownWhatever('couple', 'body:id'),
  'Couple/addTaskCouple': added('task'),
  'Couple/updateTaskCouple': mine('task'),
  'Couple/deleteTaskCouple': mine('task'),
  'Couple/addBudgetItemCouple': added('budgetItem'),
  'Couple/getBudgetItemCoupleList': ownWhatever('couple', 'body:id'),
  'Couple/updateBudgetItemCouple': mine('budgetItem'),
  'Couple/deleteBudgetItemCouple': mine('budgetItem'),
  'Couple/addBudgetWeddingCouple': ownWhatever('couple', 'body:id'),
  'Couple/getBudgetWeddingCouple': ownWhatever('couple', 'body:id'),
  'Couple/updateBudgetWeddingCouple': mine('weddingBudget'),
  'Couple/getFavoriteVendorByCouple': free,
  'Couple/getIfBtnBookingIsVisible': listOf('vendor', 'query:IdVendor'),
  'Couple/getSiteWeddingCoupleByIdCouple': free,
  'Couple/getSiteWeddingCoupleById': any('website', 'query:IdCouple'),
  'Couple/updateWebSiteWedding': mine('website'),
  // A couple of two has nobody left to invite.
  'Couple/invitePartner': { ...free, by: { couple: 422, partner: 422 } },
  'Couple/joinCouple': ends({
    subject: 'invitation',
    at: 'body:code',
    own: 410,
    another: 200,
    guessed: 410,
  }),
  'Couple/saveFavoriteVendor': { subject: 'favorite', at: 'path', own: 200, another: 409, guessed: 200 },
  'Couple/deleteFavoriteVendor': mine('favorite'),
  'Couple/getHistory': mine('task', 'query:entityId'),
  'sync/changes': free,
  'sync/vendorChanges': free,

  'Vendor/getAllVendor': free,
  'Vendor/getVendorByCategory': free,
  'Vendor/getVendorById': any('vendor', 'twin'),
  'Vendor/addNewVendor': ends(added('vendor')),
  'Vendor/updateVendor': mine('vendor'),
  'Vendor/deleteVendor': ends(mine('vendor')),
  'Vendor/findVideoVendoyByIdVendor': listOf('vendor', 'twin'),
  'Vendor/addVideoVendor': added('video'),
  'Vendor/updateVideoVendorById': mine('video'),
  'Vendor/deleteVideoVendorById': mine('video'),
  'Vendor/addSeoFire': added('seo'),
  'Vendor/getSeoFire': listOf('vendor', 'query:vendorId'),
  'Vendor/updateSeoFire': mine('seo'),
  'Vendor/addReviewByIdVendor': any('vendor', 'body:vendorId'),
  'Vendor/getReviewByIdVendor': listOf('vendor', 'twin'),
  'Vendor/getDashboardByVendorId': mine('vendor', 'query:IdVendor'),
  'Vendor/addNewAward': any('vendor', 'body:vendorId'),
  'Vendor/getAwardByYear': free,
  'Vendor/updateAwardById': any('award'),
  'Vendor/deleteAwardById': any('award'),
  'Vendor/updateTypeAccountVendor': free,
  'Vendor/getBillingByVendor': mine('vendor', 'query:idVendor'),
  'Vendor/payInvoiceAsync': mine('billing', 'body:billingId'),
  'Vendor/getLastPaidBilling': mine('vendor', 'query:idVendor'),
  'Vendor/addRealWedding': added('realWedding'),
  'Vendor/getRealWeddingByIdVendor': listOf('vendor', 'query:idVendor'),
  'Vendor/updateRealWedding': mine('realWedding'),
  'Vendor/deleteRealWedding': mine('realWedding'),
  'Vendor/getTopVendors': free,
  'Vendor/search': free,
  'Vendor/suggest': free,
  'Vendor/getMarketSummary': free,
  'Vendor/getAvailability': listOf('vendor', 'query:id'),
  'Vendor/getSimilarVendors': listOf('vendor', 'query:id'),
  'Vendor/getRealWeddings': free,
  'Vendor/getRealWeddingBySlug': { ...free, guessed: 404 },

  'Admin/getCoupleById': any('couple', 'body'),
  'Admin/getFavoriteVendorByCouple': listOf('couple', 'body'),
  'Admin/getBudgetWeddingCouple': listOf('couple', 'body'),
  'Admin/getBudgetItemCoupleList': listOf('couple', 'body'),
  'Admin/getTaskCoupleById': listOf('couple', 'body'),
  'Admin/findRequestByVendorId': listOf('vendor', 'body'),
  'Admin/findNoteVendoyByRequestId': listOf('request', 'body'),
  'Admin/findRequestByCoupleId': listOf('couple', 'body'),
  'Admin/findNoteCoupleByRequestId': listOf('request', 'body'),
  'Admin/getAllCouple': free,
  'Admin/getVendor': free,
  'Admin/getBookingByVendorId': listOf('vendor', 'query:id'),
  'Admin/getInfoAnalyticsByIdVendor': any('vendor', 'body'),
  'Admin/updateVendor': any('vendor'),
  'Admin/updateCouple': any('couple'),
  'Admin/getSiteWeddingCoupleByIdCouple': listOf('website', 'query:IdCouple'),
  'Admin/getSiteWeddingCoupleById': any('website', 'query:IdCouple'),
  'Admin/updateWebSiteWedding': any('website'),
  'Admin/addTaskCouple': any('couple', 'body:coupleId'),
  'Admin/updateTaskCouple': any('task'),
  'Admin/deleteTaskCouple': any('task'),
  'Admin/addBudgetItemCouple': any('couple', 'body:coupleId'),
  'Admin/updateBudgetItemCouple': any('budgetItem'),
  'Admin/deleteBudgetItemCouple': any('budgetItem'),
  'Admin/addBudgetWeddingCouple': any('couple', 'body:coupleId'),
  'Admin/updateBudgetWeddingCouple': any('weddingBudget'),
  'Admin/manageActiveDeactivateVendor': ends(any('vendor', 'body:id')),
  'Admin/deleteVendor': ends(any('vendor')),
  'Admin/manageActiveDeactivateCouple': ends(any('couple', 'body:id')),
  'Admin/deleteCouple': ends(any('couple')),
  'Admin/populateDashboardAdmin': free,
  'Admin/getAllBackgroundImage': free,
  'Admin/getRandomHomepageBackground': free,
  'Admin/addNewBackgroundHomepage': added('background'),
  'Admin/deleteBackgroundImage': any('background'),
  'Admin/findAllVisibilityVendor': free,
  'Admin/addVisibilityVendor': any('vendor', 'body:vendorId'),
  'Admin/updateVisibilityByVendorId': any('visibility'),
  'Admin/deleteVisibilityVendor': any('visibility'),
  'Admin/getAllBilling': free,
}
