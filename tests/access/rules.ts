/**
 * Whose things each call reaches: the one table of ownership the matrix is checked against. A call without its line
 * does not compile. Statuses are those of a caller whose role and session the call accepts; who that is, the contract says.
 */
import { newId } from '#contract/new-id.ts'
import type { CallName } from '#contract/routes.ts'
import type { Actor, Role, Subject } from './cast.ts'

export interface Rule {
  /** What the id names, and where it travels: `path`, `query:key`, `body:key`, `body` whole, `twin` (GET in the address, POST in the body). */
  subject?: Subject
  at?: string
  /** The status for one's own, another's and an id that names nothing. */
  own: number
  another: number
  guessed: number
  /** What the body must say for the cell to mean something, over the sampled one. */
  says?: (actor: Actor) => Record<string, unknown>
  /** Callers for whom it is otherwise: whatever the id, or for their own. */
  by?: Partial<Record<Role, number | Partial<Record<'own' | 'another' | 'guessed', number>>>>
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
/** Days in their order: a sample has them as they come. */
const SPAN = { from: '2026-11-01', to: '2026-12-01' }
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
  // Only a file that has arrived is a photo (gallery.test.ts).
  'Couple/updateCouple': { ...mine('couple'), says: () => ({ photo: undefined }) },
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
  'Couple/getSiteWeddingCoupleById': any('websitePage', 'query:IdCouple'),
  'Couple/updateWebSiteWedding': mine('website'),
  'Couple/setWebsitePassword': mine('website'),
  'Couple/openWebsite': { ...any('websitePage', 'body:id'), by: { deactivatedCouple: { own: 404 } } },
  'Couple/getInvitations': free,
  'Couple/addInvitation': added('weddingInvitation'),
  'Couple/updateInvitation': mine('weddingInvitation'),
  'Couple/deleteInvitation': mine('weddingInvitation'),
  'Couple/getRsvpAnswers': free,
  'Couple/deleteRsvpAnswer': mine('rsvpAnswer'),
  'Couple/getInvitationByCode': {
    ...any('invitationCode', 'query:code'),
    by: { deactivatedCouple: { own: 404 } },
  },
  'Couple/answerInvitation': {
    ...any('invitationCode', 'body:link'),
    by: { deactivatedCouple: { own: 404 } },
  },
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
  'Couple/getGalleryAlbums': free,
  'Couple/addGalleryAlbum': added('galleryAlbum'),
  'Couple/updateGalleryAlbum': mine('galleryAlbum'),
  'Couple/deleteGalleryAlbum': mine('galleryAlbum'),
  'Couple/getGalleryPictures': free,
  // A file that is nowhere makes no picture.
  'Couple/addGalleryPicture': {
    subject: 'galleryPicture',
    at: 'body:id',
    own: 409,
    another: 409,
    guessed: 422,
  },
  'Couple/updateGalleryPicture': mine('galleryPicture'),
  'Couple/deleteGalleryPicture': mine('galleryPicture'),
  // What has not arrived cannot be finished; files.test.ts has what has, and whose it is.
  'Files/finishUpload': { ...free, guessed: 404, by: { deactivatedCouple: 403, deactivatedVendor: 403 } },
  'Files/getUsage': free,
  'Guide/getGuides': free,
  // An id is no slug of a guide.
  'Guide/getGuideBySlug': { own: 404, another: 404, guessed: 404 },
  'Assistant/about': free,
  'Assistant/ask': free,
  'sync/changes': free,
  'sync/vendorChanges': free,
  'sync/ownVendorChanges': free,
  // Whoever asks is answered for each command apart (together.test.ts).
  'sync/commands': {
    ...free,
    says: () => ({
      commands: [{ key: newId(), method: 'DELETE', path: `/api/Couple/deleteTaskCouple/${newId()}` }],
    }),
  },

  'Bookings/addBooking': {
    ...added('booking'),
    says: ({ vendorId }) => ({ vendorId, eventDate: `${new Date().getFullYear() + 1}-06-12` }),
  },
  'Bookings/getBookingByCouple': free,
  'Bookings/getBookingByVendor': free,
  'Bookings/stepByCouple': { ...mine('booking'), says: () => ({ step: 'cancel' }) },
  'Bookings/stepByVendor': {
    ...mine('booking'),
    says: () => ({ step: 'decline', quote: undefined }),
  },
  'Reviews/getMine': free,
  'Reviews/reply': mine('review'),
  'Reviews/report': { ...any('review'), by: { deactivatedCouple: 403, deactivatedVendor: 403 } },
  'Reviews/getQueue': free,
  'Reviews/moderate': { ...any('review'), says: () => ({ verdict: 'keep', reason: undefined }) },
  'Bookings/getBusyDays': free,
  'Bookings/setBusyDays': { ...free, says: () => ({ days: ['2027-06-12'] }) },

  'Messages/getConversations': free,
  // A couple and a vendor name a conversation by who is at its other end, so that no id names another's.
  'Messages/getMessages': {
    subject: 'supportConversation',
    at: 'query:with',
    own: 404,
    another: 404,
    guessed: 404,
    by: { admin: { own: 200, another: 200 } },
  },
  'Messages/send': {
    ...added('supportMessage'),
    says: () => ({ with: 'support', text: 'Buongiorno', files: [] }),
    by: { admin: 404 },
  },
  'Messages/markRead': { ...free, says: () => ({ with: 'support' }), by: { admin: 404 } },
  'Messages/block': mine('conversation'),
  'Messages/report': {
    ...mine('conversation'),
    by: { admin: 404, deactivatedCouple: { own: 403 }, deactivatedVendor: { own: 403 } },
  },
  'Messages/getReports': free,
  'Messages/closeReport': any('conversationReport'),
  'Assistance/addRequest': { ...added('request'), says: () => ({ website: '', files: [] }) },
  'Assistance/getOwnRequests': free,
  'Site/countViews': free,
  'News/getArticles': free,
  'News/getArticleBySlug': { ...free, guessed: 404 },
  'News/getAllArticles': free,
  'News/getArticleById': any('article', 'query:id'),
  'News/addArticle': added('article'),
  'News/updateArticle': any('article'),
  'News/deleteArticle': any('article'),

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
  // Without a booking nobody reviews.
  'Vendor/addReviewByIdVendor': {
    subject: 'bookedVendor',
    at: 'body:vendorId',
    own: 200,
    another: 422,
    guessed: 422,
    says: () => ({ id: newId(), photos: [] }),
  },
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
  'Vendor/getServices': free,
  'Vendor/getBanner': free,
  'Vendor/countBanners': free,
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
  'Admin/updateCouple': { ...any('couple'), says: () => ({ photo: undefined }) },
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
  'Admin/addVisibilityVendor': { ...any('vendor', 'body:vendorId'), says: () => SPAN },
  'Admin/updateVisibilityByVendorId': {
    ...any('visibility'),
    says: (actor) => ({ ...SPAN, vendorId: actor.vendorId }),
  },
  'Admin/deleteVisibilityVendor': any('visibility'),
  'Admin/getAllBanner': free,
  'Admin/addBanner': { ...added('banner'), says: () => SPAN },
  'Admin/updateBanner': { ...any('banner'), says: () => SPAN },
  'Admin/deleteBanner': any('banner'),
  'Admin/getAllBilling': free,
}
