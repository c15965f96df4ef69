/**
 * Every call as plain data: method, path and who may make it. The browser gets this file and only the types of calls.ts,
 * so that no schema travels with the public pages.
 *
 * Access: `public` anyone · `identity` a signed-in identity, profile or not · `session` anyone with a profile ·
 * `couple`, `vendor`, `admin` that role · `identity-or-admin` for a call both may make.
 * `twin` marks a read that the specification gives as POST and that answers GET at the same path too.
 *
 * `answer` says by what its answer is known from another's (answer-proof.ts): fields that it always has, `[` before them
 * where it is a list of such, `?` where it may be null. Unsaid, it is a thing with its `id` and `version`.
 */
import { COUNT_BANNERS_PATH } from './lists/banner-counts.ts'
import { LISTED_CALLS } from './entities.ts'
import type { EntityCalls } from './kit/entity-calls.ts'
import { COMMANDS_PATH } from './wire/sent-together.ts'

export type Access = 'public' | 'identity' | 'session' | 'couple' | 'vendor' | 'admin' | 'identity-or-admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Route {
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly twin?: true
  readonly answer?: string | undefined
}

/** What is left of a thing that was deleted. */
const DONE = 'id'
const LIST = '[id version'
/** A page of a list. */
const PAGE = 'items'
const MAYBE = '?id version'
const YES_OR_NO = 'boolean'

const get = <A extends Access>(path: string, access: A, answer?: string) =>
  ({ method: 'GET', path, access, answer }) as const
const post = <A extends Access>(path: string, access: A, answer?: string) =>
  ({ method: 'POST', path, access, answer }) as const
const put = <A extends Access>(path: string, access: A, answer?: string) =>
  ({ method: 'PUT', path, access, answer }) as const
const remove = <A extends Access>(path: string, access: A, answer?: string) =>
  ({ method: 'DELETE', path, access, answer }) as const
const read = <A extends Access>(path: string, access: A, answer?: string) =>
  ({ method: 'POST', path, access, twin: true, answer }) as const

type Listed = typeof LISTED_CALLS
interface Made<M extends Method, P extends string, A extends Access> {
  readonly method: M
  readonly path: P
  readonly access: A
  readonly answer: string | undefined
}
type AccessOf<R extends string> = Lowercase<R> & Access
type ListRoute<P extends string, A extends 'GET' | 'POST' | 'public', R extends string> = A extends 'public'
  ? Made<'POST', P, 'public'> & { readonly twin: true }
  : Made<Exclude<A, 'public'>, P, AccessOf<R>>
/** The routes of one kind, as the role that makes the calls. */
type RoutesAs<R extends string, C extends EntityCalls, A extends 'GET' | 'POST' | 'public' = C['asked']> = {
  [N in `${R}/${C['list']}`]: ListRoute<`/api/${N}`, A, R>
} & { [N in `${R}/${C['add']}`]: Made<'POST', `/api/${N}`, AccessOf<R>> } & {
  [N in `${R}/${C['change']}`]: Made<'PUT', `/api/${N}/{id}`, AccessOf<R>>
} & { [N in `${R}/${C['remove']}`]: Made<'DELETE', `/api/${N}/{id}`, AccessOf<R>> }
type RoutesOf<C extends EntityCalls> = RoutesAs<C['owner'], C> &
  (C['admin'] extends true ? RoutesAs<'Admin', C, 'POST'> : unknown)
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never
type EntityRoutes<S extends boolean> = Both<
  {
    [K in keyof Listed]: Listed[K]['specified'] extends S ? RoutesOf<Listed[K]> : never
  }[keyof Listed]
>

/** The calls of every listed kind (entities.ts), for its owner and where they may for administrators. */
const entityRoutes = <S extends boolean>(specified: S) =>
  Object.fromEntries(
    Object.values<EntityCalls>(LISTED_CALLS)
      .filter((calls) => calls.specified === specified)
      .flatMap(({ owner, admin, asked, list, ...names }) =>
        (admin ? [owner, 'Admin' as const] : [owner]).flatMap((role) => {
          const access = ({ Couple: 'couple', Vendor: 'vendor', Admin: 'admin' } as const)[role]
          const at = `/api/${role}/`
          const asks = role === 'Admin' ? 'POST' : asked
          return [
            [
              `${role}/${list}`,
              asks === 'public'
                ? read(at + list, 'public', LIST)
                : (asks === 'POST' ? post : get)(at + list, access, LIST),
            ],
            [`${role}/${names.add}`, post(at + names.add, access)],
            [`${role}/${names.change}`, put(`${at}${names.change}/{id}`, access)],
            [`${role}/${names.remove}`, remove(`${at}${names.remove}/{id}`, access, DONE)],
          ]
        }),
      ),
  ) as EntityRoutes<S>

/** The 93 calls of the specification, its spelling kept. */
export const SPECIFIED_ROUTES = {
  'User/login': post('/api/User/login', 'public', 'token type'),
  'Vendor/checkUserIfVendor': get('/api/Vendor/checkUserIfVendor', 'public', YES_OR_NO),
  'Couple/checkUserIfCouple': get('/api/Couple/checkUserIfCouple', 'public', YES_OR_NO),
  'Admin/checkUserIfAdmin': get('/api/Admin/checkUserIfAdmin', 'public', YES_OR_NO),

  'Couple/findCoupleByUid': post('/api/Couple/findCoupleByUid', 'couple'),
  'Couple/addNewCouple': post('/api/Couple/addNewCouple', 'identity'),
  'Couple/updateCouple': put('/api/Couple/updateCouple/{id}', 'couple'),
  'Couple/deleteCouple': remove('/api/Couple/deleteCouple/{id}', 'couple', DONE),
  ...entityRoutes(true),
  'Couple/addBudgetWeddingCouple': post('/api/Couple/addBudgetWeddingCouple', 'couple'),
  'Couple/getBudgetWeddingCouple': post('/api/Couple/getBudgetWeddingCouple', 'couple', MAYBE),
  'Couple/updateBudgetWeddingCouple': put('/api/Couple/updateBudgetWeddingCouple/{id}', 'couple'),
  'Couple/getFavoriteVendorByCouple': get('/api/Couple/getFavoriteVendorByCouple', 'couple', LIST),
  'Couple/getIfBtnBookingIsVisible': get('/api/Couple/getIfBtnBookingIsVisible', 'public', YES_OR_NO),
  'Couple/getSiteWeddingCoupleByIdCouple': get('/api/Couple/getSiteWeddingCoupleByIdCouple', 'couple', MAYBE),
  'Couple/getSiteWeddingCoupleById': get('/api/Couple/getSiteWeddingCoupleById', 'public', 'locked id'),
  'Couple/updateWebSiteWedding': post('/api/Couple/updateWebSiteWedding/{id}', 'couple'),

  'Vendor/getAllVendor': get('/api/Vendor/getAllVendor', 'public', LIST),
  'Vendor/getVendorByCategory': get('/api/Vendor/getVendorByCategory', 'public', LIST),
  'Vendor/getVendorById': read('/api/Vendor/getVendorById', 'public'),
  'Vendor/addNewVendor': post('/api/Vendor/addNewVendor', 'identity-or-admin'),
  'Vendor/updateVendor': put('/api/Vendor/updateVendor/{id}', 'vendor'),
  'Vendor/deleteVendor': remove('/api/Vendor/deleteVendor/{id}', 'vendor', DONE),
  'Vendor/addSeoFire': post('/api/Vendor/addSeoFire', 'vendor'),
  'Vendor/getSeoFire': read('/api/Vendor/getSeoFire', 'public', ''),
  'Vendor/updateSeoFire': put('/api/Vendor/updateSeoFire/{id}', 'vendor'),
  'Vendor/addReviewByIdVendor': post('/api/Vendor/addReviewByIdVendor', 'couple'),
  'Vendor/getReviewByIdVendor': read('/api/Vendor/getReviewByIdVendor', 'public', 'summary items'),
  'Vendor/getDashboardByVendorId': get('/api/Vendor/getDashboardByVendorId', 'vendor', 'vendorId views'),
  'Vendor/addNewAward': post('/api/Vendor/addNewAward', 'admin'),
  'Vendor/getAwardByYear': read('/api/Vendor/getAwardByYear', 'public', LIST),
  'Vendor/updateAwardById': put('/api/Vendor/updateAwardById/{id}', 'admin'),
  'Vendor/deleteAwardById': remove('/api/Vendor/deleteAwardById/{id}', 'admin', DONE),
  'Vendor/updateTypeAccountVendor': post('/api/Vendor/updateTypeAccountVendor', 'vendor'),
  'Vendor/getBillingByVendor': post('/api/Vendor/getBillingByVendor', 'vendor', LIST),
  'Vendor/payInvoiceAsync': post('/api/Vendor/payInvoiceAsync', 'vendor'),
  'Vendor/getLastPaidBilling': post('/api/Vendor/getLastPaidBilling', 'vendor', MAYBE),
  'Vendor/addRealWedding': post('/api/Vendor/addRealWedding', 'vendor'),
  'Vendor/getRealWeddingByIdVendor': read('/api/Vendor/getRealWeddingByIdVendor', 'public', LIST),
  'Vendor/updateRealWedding': put('/api/Vendor/updateRealWedding/{id}', 'vendor'),
  'Vendor/deleteRealWedding': remove('/api/Vendor/deleteRealWedding/{id}', 'vendor', DONE),
  'Vendor/getTopVendors': get('/api/Vendor/getTopVendors', 'public', LIST),

  'Admin/getCoupleById': post('/api/Admin/getCoupleById', 'admin'),
  'Admin/getFavoriteVendorByCouple': post('/api/Admin/getFavoriteVendorByCouple', 'admin', LIST),
  'Admin/getBudgetWeddingCouple': post('/api/Admin/getBudgetWeddingCouple', 'admin', MAYBE),
  'Admin/findRequestByVendorId': post('/api/Admin/findRequestByVendorId', 'admin', LIST),
  'Admin/findNoteVendoyByRequestId': post('/api/Admin/findNoteVendoyByRequestId', 'admin', LIST),
  'Admin/findRequestByCoupleId': post('/api/Admin/findRequestByCoupleId', 'admin', LIST),
  'Admin/findNoteCoupleByRequestId': post('/api/Admin/findNoteCoupleByRequestId', 'admin', LIST),
  'Admin/getAllCouple': post('/api/Admin/getAllCouple', 'admin', PAGE),
  'Admin/getVendor': post('/api/Admin/getVendor', 'admin', PAGE),
  'Admin/getBookingByVendorId': post('/api/Admin/getBookingByVendorId', 'admin', LIST),
  'Admin/getInfoAnalyticsByIdVendor': post(
    '/api/Admin/getInfoAnalyticsByIdVendor',
    'admin',
    'vendorId views',
  ),
  'Admin/updateVendor': put('/api/Admin/updateVendor/{id}', 'admin'),
  'Admin/updateCouple': put('/api/Admin/updateCouple/{id}', 'admin'),
  'Admin/getSiteWeddingCoupleByIdCouple': get('/api/Admin/getSiteWeddingCoupleByIdCouple', 'admin', MAYBE),
  'Admin/getSiteWeddingCoupleById': get('/api/Admin/getSiteWeddingCoupleById', 'admin'),
  'Admin/updateWebSiteWedding': post('/api/Admin/updateWebSiteWedding/{id}', 'admin'),
  'Admin/addBudgetWeddingCouple': post('/api/Admin/addBudgetWeddingCouple', 'admin'),
  'Admin/updateBudgetWeddingCouple': put('/api/Admin/updateBudgetWeddingCouple/{id}', 'admin'),
  'Admin/manageActiveDeactivateVendor': post('/api/Admin/manageActiveDeactivateVendor', 'admin'),
  'Admin/deleteVendor': remove('/api/Admin/deleteVendor/{id}', 'admin', DONE),
  'Admin/manageActiveDeactivateCouple': post('/api/Admin/manageActiveDeactivateCouple', 'admin'),
  'Admin/deleteCouple': remove('/api/Admin/deleteCouple/{id}', 'admin', DONE),
  'Admin/populateDashboardAdmin': get('/api/Admin/populateDashboardAdmin', 'admin', 'couples vendors'),
  'Admin/getAllBackgroundImage': get('/api/Admin/getAllBackgroundImage', 'admin', LIST),
  'Admin/getRandomHomepageBackground': get('/api/Admin/getRandomHomepageBackground', 'public', MAYBE),
  'Admin/addNewBackgroundHomepage': post('/api/Admin/addNewBackgroundHomepage', 'admin'),
  'Admin/deleteBackgroundImage': remove('/api/Admin/deleteBackgroundImage/{id}', 'admin', DONE),
  'Admin/findAllVisibilityVendor': get('/api/Admin/findAllVisibilityVendor', 'admin', LIST),
  'Admin/addVisibilityVendor': post('/api/Admin/addVisibilityVendor', 'admin'),
  'Admin/updateVisibilityByVendorId': put('/api/Admin/updateVisibilityByVendorId/{id}', 'admin'),
  'Admin/deleteVisibilityVendor': remove('/api/Admin/deleteVisibilityVendor/{id}', 'admin', DONE),
  'Admin/getAllBilling': get('/api/Admin/getAllBilling', 'admin', LIST),
} as const satisfies Record<string, Route>

/** What the product needs beyond the specification. */
export const OWN_ROUTES = {
  ping: get('/api/ping', 'public', 'ok'),
  health: get('/api/health', 'public', 'status version'),
  config: get('/api/config', 'public', 'identity publicUrl'),
  'User/logout': post('/api/User/logout', 'session', 'ok'),
  'User/me': get('/api/User/me', 'session', 'token type'),
  'User/getSessions': get('/api/User/getSessions', 'session', '[id current'),
  'User/endSession': remove('/api/User/endSession/{id}', 'session', DONE),
  'User/proveAddress': post('/api/User/proveAddress', 'identity', 'proved'),
  'User/endOtherSessions': post('/api/User/endOtherSessions', 'session', 'ended'),
  'Couple/getPartnerInvitation': get('/api/Couple/getPartnerInvitation', 'public', 'name expiresAt'),
  'Couple/invitePartner': post('/api/Couple/invitePartner', 'couple', 'code url'),
  'Couple/getMembers': get('/api/Couple/getMembers', 'couple', '[uid partner'),
  'Couple/removeMember': put('/api/Couple/removeMember/{id}', 'couple', DONE),
  'Couple/joinCouple': post('/api/Couple/joinCouple', 'identity'),
  'Couple/saveFavoriteVendor': put('/api/Couple/saveFavoriteVendor/{id}', 'couple'),
  'Couple/deleteFavoriteVendor': remove('/api/Couple/deleteFavoriteVendor/{id}', 'couple', DONE),
  'Couple/setWebsitePassword': put('/api/Couple/setWebsitePassword/{id}', 'couple'),
  'Couple/openWebsite': post('/api/Couple/openWebsite', 'public', 'key'),
  ...entityRoutes(false),
  'Couple/getRsvpAnswers': get('/api/Couple/getRsvpAnswers', 'couple', LIST),
  'Couple/deleteRsvpAnswer': remove('/api/Couple/deleteRsvpAnswer/{id}', 'couple', DONE),
  'Couple/getInvitationByCode': get('/api/Couple/getInvitationByCode', 'public', 'website name'),
  'Couple/answerInvitation': post('/api/Couple/answerInvitation', 'public'),
  'Couple/getCopyPart': get('/api/Couple/getCopyPart', 'couple', PAGE),
  'Couple/getHistory': get('/api/Couple/getHistory', 'couple', '[entityId field'),
  'Couple/getConflicts': get('/api/Couple/getConflicts', 'couple', '[entityId over'),
  'Couple/getPartnerEdits': get('/api/Couple/getPartnerEdits', 'couple', '[entityId what'),
  'Couple/settleConflicts': post('/api/Couple/settleConflicts', 'couple', 'settled'),
  'Vendor/search': get('/api/Vendor/search', 'public', 'items total'),
  'Vendor/suggest': get('/api/Vendor/suggest', 'public', '[kind slug'),
  'Vendor/publishPage': put('/api/Vendor/publishPage/{id}', 'vendor'),
  'Vendor/getSubscription': get('/api/Vendor/getSubscription', 'vendor', '?plan period'),
  'Vendor/getBillingData': get('/api/Vendor/getBillingData', 'vendor', MAYBE),
  'Vendor/setBillingData': put('/api/Vendor/setBillingData', 'vendor'),
  'Vendor/getAutoReplies': get('/api/Vendor/getAutoReplies', 'vendor', MAYBE),
  'Vendor/setAutoReplies': put('/api/Vendor/setAutoReplies', 'vendor'),
  'Vendor/getOwnAwards': get('/api/Vendor/getOwnAwards', 'vendor', LIST),
  'Vendor/getSameTitles': get('/api/Vendor/getSameTitles', 'vendor', '[id slug'),
  'Vendor/getTowns': get('/api/Vendor/getTowns', 'public', '[name'),
  'Vendor/getServices': get('/api/Vendor/getServices', 'public', '[name count'),
  'Vendor/getBanner': get('/api/Vendor/getBanner', 'public', MAYBE),
  'Vendor/countBanners': post(COUNT_BANNERS_PATH, 'public', 'ok'),
  'Admin/getAllBanner': get('/api/Admin/getAllBanner', 'admin', LIST),
  'Admin/addBanner': post('/api/Admin/addBanner', 'admin'),
  'Admin/updateBanner': put('/api/Admin/updateBanner/{id}', 'admin'),
  'Admin/deleteBanner': remove('/api/Admin/deleteBanner/{id}', 'admin', DONE),
  'Vendor/getMarketSummary': get('/api/Vendor/getMarketSummary', 'public', 'vendors regions'),
  'Vendor/getCategoryCounts': get('/api/Vendor/getCategoryCounts', 'public', '[category count'),
  'Vendor/getAvailability': get('/api/Vendor/getAvailability', 'public', 'vendorId busy'),
  'Vendor/getSimilarVendors': get('/api/Vendor/getSimilarVendors', 'public', LIST),
  'Vendor/getOwnRealWeddings': get('/api/Vendor/getOwnRealWeddings', 'vendor', LIST),
  'Vendor/getRealWeddings': get('/api/Vendor/getRealWeddings', 'public', LIST),
  'Vendor/getRealWeddingBySlug': get('/api/Vendor/getRealWeddingBySlug', 'public', 'wedding vendors'),
  'Bookings/addBooking': post('/api/Bookings/addBooking', 'couple'),
  'Bookings/getBookingByCouple': get('/api/Bookings/getBookingByCouple', 'couple', LIST),
  'Bookings/getBookingByVendor': get('/api/Bookings/getBookingByVendor', 'vendor', LIST),
  'Bookings/stepByCouple': put('/api/Bookings/stepByCouple/{id}', 'couple'),
  'Bookings/stepByVendor': put('/api/Bookings/stepByVendor/{id}', 'vendor'),
  'Bookings/getBusyDays': get('/api/Bookings/getBusyDays', 'vendor'),
  'Bookings/setBusyDays': put('/api/Bookings/setBusyDays', 'vendor'),
  'Reviews/getMine': get('/api/Reviews/getMine', 'couple', LIST),
  'Reviews/reply': put('/api/Reviews/reply/{id}', 'vendor'),
  'Reviews/report': post('/api/Reviews/report/{id}', 'session', DONE),
  'Reviews/getQueue': get('/api/Reviews/getQueue', 'admin', PAGE),
  'Reviews/moderate': put('/api/Reviews/moderate/{id}', 'admin'),
  'Messages/getConversations': get('/api/Messages/getConversations', 'session', LIST),
  'Messages/getMessages': get('/api/Messages/getMessages', 'session', 'conversation messages'),
  'Messages/send': post('/api/Messages/send', 'session'),
  'Messages/markRead': put('/api/Messages/markRead', 'session', MAYBE),
  'Messages/block': put('/api/Messages/block/{id}', 'vendor'),
  'Messages/report': post('/api/Messages/report/{id}', 'session', DONE),
  'Messages/getReports': get('/api/Messages/getReports', 'admin', PAGE),
  'Messages/closeReport': put('/api/Messages/closeReport/{id}', 'admin', DONE),
  'Files/finishUpload': post('/api/Files/finishUpload', 'session', 'id kind'),
  'Files/getUsage': get('/api/Files/getUsage', 'session', 'usedBytes quotaBytes'),
  'Assistance/addRequest': post('/api/Assistance/addRequest', 'public'),
  'Assistance/getOwnRequests': get('/api/Assistance/getOwnRequests', 'session', LIST),
  'Site/countViews': post('/api/Site/countViews', 'public', 'ok'),
  'News/getArticles': get('/api/News/getArticles', 'public', 'items tags'),
  'News/getArticleBySlug': get('/api/News/getArticleBySlug', 'public', 'article related'),
  'News/getAllArticles': get('/api/News/getAllArticles', 'admin', PAGE),
  'News/getArticleById': get('/api/News/getArticleById', 'admin'),
  'News/addArticle': post('/api/News/addArticle', 'admin'),
  'News/updateArticle': put('/api/News/updateArticle/{id}', 'admin'),
  'News/deleteArticle': remove('/api/News/deleteArticle/{id}', 'admin', DONE),
  'Guide/getGuides': get('/api/Guide/getGuides', 'public', '[slug title'),
  'Guide/getGuideBySlug': get('/api/Guide/getGuideBySlug', 'public', 'slug title'),
  'Assistant/about': get('/api/Assistant/about', 'public', 'model guides'),
  'Assistant/ask': post('/api/Assistant/ask', 'public', 'events'),
  'sync/changes': get('/api/sync/changes', 'couple', 'changes seq'),
  'sync/vendorChanges': get('/api/sync/vendorChanges', 'public', 'changes seq'),
  'sync/ownVendorChanges': get('/api/sync/ownVendorChanges', 'vendor', 'changes seq'),
  // Each command in it is let through or refused by itself.
  'sync/commands': post(COMMANDS_PATH, 'public', 'answers'),
} as const satisfies Record<string, Route>

export const ROUTES = { ...SPECIFIED_ROUTES, ...OWN_ROUTES }
export type CallName = keyof typeof ROUTES
