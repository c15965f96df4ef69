/**
 * Whose things each call reaches: the one table of ownership the matrix is checked against. A call without its line
 * does not compile. Statuses are those of a caller whose role and session the call accepts; who that is, the contract says.
 */
import { EMPTY_BILLING } from '#contract/billing/billing-fields.ts'
import type { ENTITY_CALLS } from '#contract/calls/entity-calls.ts'
import { LISTED_CALLS, type ListedKind } from '#contract/entities.ts'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import type { EntityCalls } from '#contract/kit/entity-calls.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { CallName } from '#contract/routes.ts'
import { ofThisFile } from '#tests/support/of-this-file.ts'
import { KNOWN_KEY, codeFor } from '#tests/support/second-factor.ts'
import type { Actor, Role, Subject } from './cast.ts'

export interface Rule {
  /** What the id names, and where it travels: `path`, `query:key`, `body:key`, `body` whole, `twin` (GET in the address, POST in the body). */
  subject?: Subject
  at?: string
  /** The status for one's own, another's and an id that names nothing. */
  own: number
  another: number
  guessed: number
  /** What the body, of a read the query, must say for the cell to mean something, over the sampled one. */
  says?: (actor: Actor) => Record<string, unknown>
  /** Callers for whom it is otherwise: whatever the id, or for their own. */
  by?: Partial<Record<Role, number | Partial<Record<'own' | 'another' | 'guessed', number>>>>
  /** Whose session has ended hears the same: what it asks for is so already. */
  whenEnded?: true
  /** Who is deactivated may do it too. */
  whileDeactivated?: true
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
/** Days in their order, where a sample has them as they come; awards, of which a vendor has one a year and category. */
const taken = ofThisFile(() => ({ days: 0, awards: 0 }))
/** A vendor has a place once on a day: each asks for another. */
const ownDay = () => {
  const day = new Date(Date.UTC(2030, 0, ++taken().days)).toISOString().slice(0, 10)
  return { from: day, to: day }
}
const SPAN = { from: '2026-11-01', to: '2026-12-01' }
/** Where a vendor can be: a town that is in its province. */
const PLACE = { region: 'toscana', province: 'SI', city: 'Siena' }
/** What of it is wrong is refused in words (billing-data.test.ts): a sample has any letters. */
const BILLING = { ...EMPTY_BILLING, baseVersion: undefined }
/** A sample names files that are nowhere: pictures are tested for themselves (files/pictures.test.ts). */
const NO_PHOTOS = { logo: undefined, cover: undefined, gallery: [] }
/** What of a page does not stand by itself alone: a town in its province, the most guests above the fewest. */
const VENDOR_PAGE = { ...NO_PHOTOS, place: PLACE, capacity: { min: 40, max: 200 } }
const anAward = () => ({ year: 2000 + (taken().awards++ % 100), category: 'torte', place: 'finalist' })
/** Into a year that is prepared; its file is read by the same rules (award-import.test.ts). */
const aFileOfAwards = ({ vendorId }: Actor) => ({
  awards: [
    {
      ...anAward(),
      id: newId(),
      vendorId,
      year: new Date().getFullYear() + 1,
      category: CATEGORIES[taken().awards % CATEGORIES.length]!.slug,
      citation: '',
    },
  ],
})
const DRAWN = {
  picture: { id: 'p', url: '/media/demo/p-1600.webp', width: 4, height: 3, alt: '', placeholder: '' },
}
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

/** Of the calls of every listed kind (contract/entities.ts). */
function rulesOf(kind: ListedKind): [string, Rule][] {
  const { owner, list, add, change, remove, asked, admin }: EntityCalls = LISTED_CALLS[kind]
  const lists = {
    GET: free,
    POST: ownWhatever('couple', 'body:id'),
    public: listOf('vendor', 'twin'),
  }
  const ofAdmins: [string, Rule][] = [
    [`Admin/${list}`, listOf('couple', 'body')],
    [`Admin/${add}`, any('couple', 'body:coupleId')],
    [`Admin/${change}`, any(kind)],
    [`Admin/${remove}`, any(kind)],
  ]
  return [
    [`${owner}/${list}`, lists[asked]],
    [`${owner}/${add}`, added(kind)],
    [`${owner}/${change}`, mine(kind)],
    [`${owner}/${remove}`, mine(kind)],
    ...(admin ? ofAdmins : []),
  ]
}
const OF_LISTS = Object.fromEntries((Object.keys(LISTED_CALLS) as ListedKind[]).flatMap(rulesOf)) as Record<
  keyof typeof ENTITY_CALLS,
  Rule
>

export const RULES: Record<CallName, Rule> = {
  ...OF_LISTS,
  ping: free,
  health: free,
  config: free,
  'User/login': { ...free, by: loginBy },
  'User/logout': { ...ends(free), whenEnded: true },
  'User/me': free,
  'User/getSessions': free,
  'User/getLooks': free,
  'User/endSession': mine('session'),
  'User/endOtherSessions': free,
  'User/proveAddress': free,
  'Vendor/checkUserIfVendor': free,
  'Couple/checkUserIfCouple': free,
  'Admin/checkUserIfAdmin': free,

  'Couple/findCoupleByUid': mine('uid', 'body'),
  // Only a file that has arrived is a picture (files/pictures.test.ts).
  'Couple/addNewCouple': ends({ ...added('couple'), says: () => ({ photo: undefined }) }),
  'Couple/updateCouple': { ...mine('couple'), says: () => ({ photo: undefined }) },
  'Couple/deleteCouple': { ...ends(mine('couple')), whileDeactivated: true },
  'Couple/addBudgetWeddingCouple': ownWhatever('couple', 'body:id'),
  'Couple/getBudgetWeddingCouple': ownWhatever('couple', 'body:id'),
  'Couple/updateBudgetWeddingCouple': mine('weddingBudget'),
  'Couple/getFavoriteVendorByCouple': free,
  'Couple/getIfBtnBookingIsVisible': listOf('vendor', 'query:IdVendor'),
  'Couple/getSiteWeddingCoupleByIdCouple': free,
  'Couple/getSiteWeddingCoupleById': any('websitePage', 'query:IdCouple'),
  'Couple/updateWebSiteWedding': {
    ...mine('weddingWebsite'),
    says: () => ({ cover: undefined, gallery: undefined }),
  },
  'Couple/setWebsitePassword': mine('weddingWebsite'),
  'Couple/openWebsite': { ...any('websitePage', 'body:id'), by: { deactivatedCouple: { own: 404 } } },
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
  'Couple/getMembers': free,
  // Whoever asks leaves, where the other stays.
  'Couple/removeMember': ends({
    ...mine('couple'),
    says: ({ uid }) => ({ uid }),
    by: { otherCouple: { own: 422 }, deactivatedCouple: { own: 422 } },
    whileDeactivated: true,
  }),
  // Of a couple of two there is none any more.
  'Couple/getPartnerInvitation': {
    subject: 'partnerInvitation',
    at: 'query:code',
    own: 410,
    another: 200,
    guessed: 410,
    by: { otherCouple: { own: 200, another: 410 }, deactivatedCouple: { own: 200 } },
  },
  'Couple/joinCouple': ends({
    subject: 'partnerInvitation',
    at: 'body:code',
    own: 410,
    another: 200,
    guessed: 410,
  }),
  'Couple/saveFavoriteVendor': { subject: 'favorite', at: 'path', own: 200, another: 409, guessed: 200 },
  'Couple/deleteFavoriteVendor': mine('favorite'),
  'Couple/getCopyPart': free,
  'Couple/getHistory': mine('task', 'query:entityId'),
  'Couple/getConflicts': free,
  'Couple/getPartnerEdits': free,
  // Another’s are settled by nobody else, and nothing is said of them: merge.test.ts has whose they are.
  'Couple/settleConflicts': free,
  // A file that is nowhere makes no picture.
  'Couple/addGalleryPicture': {
    subject: 'galleryPicture',
    at: 'body:id',
    own: 409,
    another: 409,
    guessed: 422,
  },
  // What has not arrived cannot be finished; files.test.ts has what has, and whose it is.
  'Files/finishUpload': { ...free, guessed: 404, by: { deactivatedCouple: 403, deactivatedVendor: 403 } },
  'Files/getUsage': free,
  'Files/getOwn': free,
  // Their own, and no administrator's is made for the cast (cropped-pictures.test.ts).
  'Files/getPicture': { ...mine('file'), by: { admin: 404 } },
  // Of ids that are another's none goes (own-files.test.ts).
  'Files/discard': { ...free, says: () => ({ ids: [newId()] }) },
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
  'Bookings/getOneByCouple': mine('booking'),
  'Bookings/getOneByVendor': mine('booking'),
  'Bookings/stepByCouple': {
    ...mine('booking'),
    says: () => ({ step: 'cancel', day: undefined, after: undefined }),
  },
  'Bookings/stepByVendor': {
    ...mine('booking'),
    says: () => ({
      step: 'decline',
      quote: undefined,
      after: undefined,
      number: undefined,
      files: undefined,
    }),
  },
  'Reviews/getMine': free,
  'Reviews/reply': mine('review'),
  'Reviews/report': { ...any('review'), by: { deactivatedCouple: 403, deactivatedVendor: 403 } },
  'Reviews/getQueue': free,
  'Reviews/moderate': { ...any('review'), says: () => ({ verdict: 'keep', reason: undefined }) },
  'RealWeddings/getQueue': free,
  'RealWeddings/moderate': {
    ...any('realWedding'),
    says: () => ({ verdict: 'read', version: 1, reason: undefined }),
  },
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
  'Messages/getAccountConversations': {
    ...listOf('couple', 'query:id'),
    says: () => ({ kind: 'couple' }),
  },
  'Messages/closeReport': any('conversationReport'),
  'Assistance/addRequest': { ...added('request'), says: () => ({ website: '', files: [] }) },
  'Assistance/getOwnRequests': free,
  'Assistance/getQueue': { ...free, says: () => ({ after: undefined }) },
  'Assistance/moveRequest': any('request'),
  'Assistance/addNote': any('request', 'body:requestId'),
  'Site/getPageSeo': free,
  'Site/countViews': free,
  'Site/countSearches': free,
  'News/getArticles': free,
  'News/getArticleBySlug': { ...free, guessed: 404 },
  'News/getAllArticles': free,
  'News/getArticleById': any('article', 'query:id'),
  'News/addArticle': { ...added('article'), says: () => ({ cover: undefined, body: [] }) },
  'News/updateArticle': { ...any('article'), says: () => ({ cover: undefined, body: [], state: 'draft' }) },
  'News/deleteArticle': any('article'),

  'Vendor/getAllVendor': free,
  'Vendor/getVendorByCategory': free,
  'Vendor/getVendorById': any('vendor', 'twin'),
  'Vendor/addNewVendor': ends({ ...added('vendor'), says: () => VENDOR_PAGE }),
  'Vendor/updateVendor': { ...mine('vendor'), says: () => VENDOR_PAGE },
  'Vendor/deleteVendor': { ...ends(mine('vendor')), whileDeactivated: true },
  'Vendor/publishPage': mine('vendor'),
  'Vendor/addVideoVendor': { ...added('video'), says: () => ({ poster: undefined }) },
  'Vendor/updateVideoVendorById': { ...mine('video'), says: () => ({ poster: undefined }) },
  'Vendor/addSeoFire': ownWhatever('vendor', 'body:id'),
  'Vendor/getSeoFire': listOf('vendor', 'query:vendorId'),
  'Vendor/updateSeoFire': mine('vendor'),
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
  'Vendor/addNewAward': { ...any('vendor', 'body:vendorId'), says: () => ({ id: newId(), ...anAward() }) },
  'Vendor/getAwardByYear': free,
  'Vendor/getAwardYears': free,
  'Vendor/updateAwardById': { ...any('award'), says: anAward },
  'Vendor/deleteAwardById': any('award'),
  'Vendor/updateTypeAccountVendor': {
    ...free,
    says: () => ({ typeOfAccount: 'base', subscriptionType: 'monthly', amount: 0 }),
  },
  'Vendor/getSubscription': free,
  // Without Stripe nobody opens one (money/stripe/stripe.test.ts).
  'Vendor/openCheckout': { ...mine('billing', 'body:billingId'), own: 422, another: 422, guessed: 422 },
  'Vendor/getBillingByVendor': mine('vendor', 'query:idVendor'),
  'Vendor/getInvoice': mine('billing'),
  'Vendor/payInvoiceAsync': { ...mine('billing', 'body:billingId'), says: () => ({ method: 'test' }) },
  'Vendor/getLastPaidBilling': mine('vendor', 'query:idVendor'),
  'Vendor/addRealWedding': { ...added('realWedding'), says: () => ({ pictures: [], state: 'draft' }) },
  'Vendor/getRealWeddingByIdVendor': listOf('vendor', 'query:idVendor'),
  // A sample lacks what has to be there before everybody reads it.
  'Vendor/updateRealWedding': { ...mine('realWedding'), says: () => ({ pictures: [], state: 'draft' }) },
  'Vendor/deleteRealWedding': mine('realWedding'),
  'Portfolio/getAllByVendor': listOf('vendor', 'query:vendorId'),
  'Portfolio/getOwn': free,
  'Portfolio/add': {
    ...added('portfolioProject'),
    says: () => ({ pictures: [], state: 'draft', month: '' }),
  },
  'Portfolio/update': {
    ...mine('portfolioProject'),
    says: () => ({ pictures: [], state: 'draft', month: '' }),
  },
  'Portfolio/delete': mine('portfolioProject'),
  'Vendor/getTopVendors': free,
  'Vendor/search': free,
  'Vendor/suggest': free,
  'Vendor/getMarketSummary': free,
  'Vendor/getCategoryCounts': free,
  'Vendor/getBillingData': free,
  'Vendor/setBillingData': { ...free, says: () => BILLING },
  'Vendor/getOwnAwards': free,
  'Leads/get': mine('booking', 'query:id'),
  'Leads/contest': mine('booking'),
  'Leads/getQueue': free,
  'Leads/decide': any('leadContest'),
  'Calendars/getOwn': free,
  'Calendars/makeAddress': free,
  'Calendars/endAddress': free,
  // What cannot be read is not added (calendars.test.ts).
  'Calendars/add': {
    own: 422,
    another: 422,
    guessed: 422,
    says: () => ({ url: 'https://127.0.0.1/calendario.ics' }),
  },
  'Calendars/rename': mine('otherCalendar'),
  'Calendars/readNow': mine('otherCalendar'),
  'Calendars/remove': mine('otherCalendar'),
  'Vendor/getAutoReplies': free,
  'Vendor/setAutoReplies': { ...free, says: () => ({ hours: [], holidays: [] }) },
  'Vendor/getSameTitles': free,
  'Vendor/getTowns': free,
  'Vendor/getServices': free,
  'Vendor/getHomePage': free,
  'Vendor/getBanner': free,
  'Vendor/countBanners': free,
  'Vendor/getAvailability': listOf('vendor', 'query:id'),
  'Vendor/getSimilarVendors': listOf('vendor', 'query:id'),
  'Vendor/getOwnRealWeddings': free,
  'Vendor/getRealWeddings': free,
  'Vendor/getRealWeddingBySlug': { ...free, guessed: 404 },

  'Admin/getCoupleById': any('couple', 'body'),
  'Admin/getFavoriteVendorByCouple': listOf('couple', 'body'),
  'Admin/getBudgetWeddingCouple': listOf('couple', 'body'),
  'Admin/findRequestByVendorId': listOf('vendor', 'body'),
  'Admin/findNoteVendoyByRequestId': listOf('request', 'body'),
  'Admin/findRequestByCoupleId': listOf('couple', 'body'),
  'Admin/findNoteCoupleByRequestId': listOf('request', 'body'),
  // Where a page ended is said by the page before it.
  'Admin/getAllCouple': { ...free, says: () => ({ after: undefined }) },
  'Admin/getVendor': { ...free, says: () => ({ after: undefined }) },
  'Admin/getAllBooking': free,
  'Admin/getBookingByVendorId': listOf('vendor', 'query:id'),
  'Admin/getInfoAnalyticsByIdVendor': any('vendor', 'body'),
  'Admin/updateVendor': { ...any('vendor'), says: () => VENDOR_PAGE },
  'Admin/updateCouple': { ...any('couple'), says: () => ({ photo: undefined }) },
  'Admin/getSiteWeddingCoupleByIdCouple': listOf('weddingWebsite', 'query:IdCouple'),
  'Admin/getSiteWeddingCoupleById': any('weddingWebsite', 'query:IdCouple'),
  'Admin/updateWebSiteWedding': {
    ...any('weddingWebsite'),
    says: () => ({ cover: undefined, gallery: undefined, giftIban: undefined, giftHolder: undefined }),
  },
  'Admin/addBudgetWeddingCouple': any('couple', 'body:coupleId'),
  'Admin/updateBudgetWeddingCouple': any('weddingBudget'),
  'Admin/manageActiveDeactivateVendor': ends(any('vendor', 'body:id')),
  'Admin/deleteVendor': ends(any('vendor')),
  'Admin/manageActiveDeactivateCouple': ends(any('couple', 'body:id')),
  'Admin/deleteCouple': ends(any('couple')),
  'Admin/populateDashboardAdmin': free,
  'Admin/getAllBackgroundImage': free,
  'Admin/getRandomHomepageBackground': free,
  'Admin/addNewBackgroundHomepage': { ...added('background'), says: () => DRAWN },
  'Admin/deleteBackgroundImage': any('background'),
  'Admin/findAllVisibilityVendor': free,
  'Admin/addVisibilityVendor': {
    ...any('vendor', 'body:vendorId'),
    // Sold by the day on which it is paid, it is tested for itself (money/placements.test.ts).
    says: () => ({ ...ownDay(), price: { kind: 'gift' } }),
  },
  'Admin/updateVisibilityByVendorId': {
    ...any('visibility'),
    says: (actor) => ({ ...ownDay(), vendorId: actor.vendorId }),
  },
  'Admin/deleteVisibilityVendor': any('visibility'),
  'Admin/getHomePage': free,
  'Admin/updateHomePage': { ...free, says: () => ({ lead: 'Trova chi renderà bella la tua festa.' }) },
  'Site/getFooter': free,
  'Admin/getFooter': free,
  'Admin/updateFooter': {
    ...free,
    says: () => ({ about: 'Tutto in un posto solo.', groups: undefined, social: undefined }),
  },
  'Admin/getVersions': { ...any('article', 'query:of'), says: () => ({ kind: 'article' }) },
  'Admin/getVersion': { ...any('article', 'query:of'), says: () => ({ kind: 'article', version: 1 }) },
  'Admin/getPageSeo': free,
  'Admin/setPageSeo': {
    ...free,
    says: () => ({ path: '/cookie', noindex: false, ...DRAWN, baseVersion: undefined }),
  },
  'Admin/resetPageSeo': { ...free, says: () => ({ path: '/cookie', baseVersion: undefined }) },
  'Admin/startLook': { ...any('couple', 'body:accountId'), says: () => ({ id: newId(), kind: 'couple' }) },
  'Admin/endLook': free,
  'Admin/retryMails': free,
  // Of a run that did not fail nothing is done (housekeeping.test.ts).
  'Admin/retryJob': free,
  'Admin/getSiteAnalytics': free,
  'Admin/getDemand': free,
  'Admin/getVendorById': any('vendor', 'query:id'),
  'Admin/getAllAward': free,
  'Admin/getAwardEditions': free,
  'Admin/publishAwards': { ...any('awardEdition', 'body:id'), says: () => ({ baseVersion: 1 }) },
  'Admin/withdrawAwards': { ...any('publishedEdition', 'body:id'), says: () => ({ baseVersion: 1 }) },
  'Admin/findAwardRows': free,
  'Admin/importAwards': { ...free, says: aFileOfAwards },
  'Admin/getAllBanner': free,
  'Admin/addBanner': { ...added('banner'), says: () => ({ ...SPAN, ...DRAWN }) },
  'Admin/updateBanner': { ...any('banner'), says: () => ({ ...SPAN, ...DRAWN }) },
  'Admin/deleteBanner': any('banner'),
  'Admin/getAdministrators': free,
  'Admin/inviteAdministrator': added('adminInvitation'),
  'Admin/cancelAdminInvitation': any('adminInvitation'),
  'Admin/changeAdministrator': any('administrator'),
  'Admin/getAccountNotes': listOf('vendor', 'query:id'),
  'Admin/addAccountNote': {
    ...any('couple', 'body:accountId'),
    says: () => ({ id: newId(), kind: 'couple' }),
  },
  'Admin/deleteAccountNote': any('accountNote'),
  'Admin/getVendorInvitation': listOf('vendor', 'query:id'),
  'Admin/inviteVendor': { ...any('unclaimedVendor', 'body:vendorId'), says: () => ({ id: newId() }) },
  'Admin/cancelVendorInvitation': any('vendorInvitation'),
  'Admin/removeAdministrator': any('administrator'),
  'Admin/getApprovals': free,
  // What a yes does has tests of its own (approvals.test.ts).
  'Admin/decideApproval': { ...any('approval'), says: () => ({ verdict: 'refuse', words: 'No' }) },
  'Admin/withdrawApproval': mine('ownApproval'),
  'Admin/getSecondFactor': free,
  // What the cast began is begun anew, or taken by its one code.
  'Admin/startSecondFactor': ends(free),
  'Admin/confirmSecondFactor': ends({ ...free, says: () => ({ code: codeFor(KNOWN_KEY) }) }),
  'Admin/endSecondFactor': ends({ ...free, says: () => ({ code: codeFor(KNOWN_KEY) }) }),
  'Admin/renewRecoveryCodes': ends({ ...free, says: () => ({ code: codeFor(KNOWN_KEY) }) }),
  // Only who has one asks it of others (second-factor.test.ts).
  'Admin/requireSecondFactor': { ...free, says: () => ({ required: false }) },
  'Admin/resetSecondFactor': any('administrator'),
  'User/getAdminInvitation': { subject: 'adminCode', at: 'query:code', own: 200, another: 200, guessed: 410 },
  // It was sent to one address, and is of use to no other.
  'User/acceptAdminInvitation': ends({
    subject: 'adminCode',
    at: 'body:code',
    own: 200,
    another: 403,
    guessed: 410,
  }),
  'User/getVendorInvitation': {
    subject: 'vendorCode',
    at: 'query:code',
    own: 200,
    another: 200,
    guessed: 410,
  },
  'User/acceptVendorInvitation': ends({
    subject: 'vendorCode',
    at: 'body:code',
    own: 200,
    another: 403,
    guessed: 410,
  }),
  'Admin/getRegister': { ...free, says: () => ({ after: undefined }) },
  'Admin/getRegisterPeople': free,
  'Admin/getRegisterEntry': any('registerEntry', 'query:id'),
  'Admin/getAllBilling': { ...free, says: () => ({ after: undefined }) },
  'Admin/getInvoice': any('billing'),
  'Admin/exportBilling': { ...free, says: () => SPAN },
  'Admin/creditInvoice': {
    ...any('billing'),
    says: () => ({ netCents: 100, reason: 'Errore', creditedNetCents: undefined }),
  },
  'Admin/refundInvoice': { ...any('creditedBilling'), says: () => ({ cents: 1, reference: '' }) },
  'Admin/sendInvoiceAgain': any('refusedBilling'),
  'Admin/markInvoicePaid': any('billing'),
}
