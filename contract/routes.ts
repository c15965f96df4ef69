/**
 * Every call as plain data: method, path and who may make it. The browser gets this file and only the types of calls.ts,
 * so that no schema travels with the public pages.
 *
 * Access: `public` anyone · `identity` a signed-in identity, profile or not · `session` anyone with a profile ·
 * `couple`, `vendor`, `admin` that role · `identity-or-admin` for a call both may make.
 * `twin` marks a read that the specification gives as POST and that answers GET at the same path too.
 */
export type Access = 'public' | 'identity' | 'session' | 'couple' | 'vendor' | 'admin' | 'identity-or-admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Route {
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly twin?: true
}

const get = <A extends Access>(path: string, access: A) => ({ method: 'GET', path, access }) as const
const post = <A extends Access>(path: string, access: A) => ({ method: 'POST', path, access }) as const
const put = <A extends Access>(path: string, access: A) => ({ method: 'PUT', path, access }) as const
const remove = <A extends Access>(path: string, access: A) => ({ method: 'DELETE', path, access }) as const
const read = <A extends Access>(path: string, access: A) =>
  ({ method: 'POST', path, access, twin: true }) as const

/** The 93 calls of the specification, its spelling kept. */
export const SPECIFIED_ROUTES = {
  'User/login': post('/api/User/login', 'public'),
  'Vendor/checkUserIfVendor': get('/api/Vendor/checkUserIfVendor', 'public'),
  'Couple/checkUserIfCouple': get('/api/Couple/checkUserIfCouple', 'public'),
  'Admin/checkUserIfAdmin': get('/api/Admin/checkUserIfAdmin', 'public'),

  'Couple/findCoupleByUid': post('/api/Couple/findCoupleByUid', 'couple'),
  'Couple/addNewCouple': post('/api/Couple/addNewCouple', 'identity'),
  'Couple/updateCouple': put('/api/Couple/updateCouple/{id}', 'couple'),
  'Couple/deleteCouple': remove('/api/Couple/deleteCouple/{id}', 'couple'),
  'Couple/getTaskCoupleById': post('/api/Couple/getTaskCoupleById', 'couple'),
  'Couple/addTaskCouple': post('/api/Couple/addTaskCouple', 'couple'),
  'Couple/updateTaskCouple': put('/api/Couple/updateTaskCouple/{id}', 'couple'),
  'Couple/deleteTaskCouple': remove('/api/Couple/deleteTaskCouple/{id}', 'couple'),
  'Couple/addBudgetItemCouple': post('/api/Couple/addBudgetItemCouple', 'couple'),
  'Couple/getBudgetItemCoupleList': post('/api/Couple/getBudgetItemCoupleList', 'couple'),
  'Couple/updateBudgetItemCouple': put('/api/Couple/updateBudgetItemCouple/{id}', 'couple'),
  'Couple/deleteBudgetItemCouple': remove('/api/Couple/deleteBudgetItemCouple/{id}', 'couple'),
  'Couple/addBudgetWeddingCouple': post('/api/Couple/addBudgetWeddingCouple', 'couple'),
  'Couple/getBudgetWeddingCouple': post('/api/Couple/getBudgetWeddingCouple', 'couple'),
  'Couple/updateBudgetWeddingCouple': put('/api/Couple/updateBudgetWeddingCouple/{id}', 'couple'),
  'Couple/getFavoriteVendorByCouple': get('/api/Couple/getFavoriteVendorByCouple', 'couple'),
  'Couple/getIfBtnBookingIsVisible': get('/api/Couple/getIfBtnBookingIsVisible', 'public'),
  'Couple/getSiteWeddingCoupleByIdCouple': get('/api/Couple/getSiteWeddingCoupleByIdCouple', 'couple'),
  'Couple/getSiteWeddingCoupleById': get('/api/Couple/getSiteWeddingCoupleById', 'public'),
  'Couple/updateWebSiteWedding': post('/api/Couple/updateWebSiteWedding/{id}', 'couple'),

  'Vendor/getAllVendor': get('/api/Vendor/getAllVendor', 'public'),
  'Vendor/getVendorByCategory': get('/api/Vendor/getVendorByCategory', 'public'),
  'Vendor/getVendorById': read('/api/Vendor/getVendorById', 'public'),
  'Vendor/addNewVendor': post('/api/Vendor/addNewVendor', 'identity-or-admin'),
  'Vendor/updateVendor': put('/api/Vendor/updateVendor/{id}', 'vendor'),
  'Vendor/deleteVendor': remove('/api/Vendor/deleteVendor/{id}', 'vendor'),
  'Vendor/findVideoVendoyByIdVendor': read('/api/Vendor/findVideoVendoyByIdVendor', 'public'),
  'Vendor/addVideoVendor': post('/api/Vendor/addVideoVendor', 'vendor'),
  'Vendor/updateVideoVendorById': put('/api/Vendor/updateVideoVendorById/{id}', 'vendor'),
  'Vendor/deleteVideoVendorById': remove('/api/Vendor/deleteVideoVendorById/{id}', 'vendor'),
  'Vendor/addSeoFire': post('/api/Vendor/addSeoFire', 'vendor'),
  'Vendor/getSeoFire': read('/api/Vendor/getSeoFire', 'public'),
  'Vendor/updateSeoFire': put('/api/Vendor/updateSeoFire/{id}', 'vendor'),
  'Vendor/addReviewByIdVendor': post('/api/Vendor/addReviewByIdVendor', 'couple'),
  'Vendor/getReviewByIdVendor': read('/api/Vendor/getReviewByIdVendor', 'public'),
  'Vendor/getDashboardByVendorId': get('/api/Vendor/getDashboardByVendorId', 'vendor'),
  'Vendor/addNewAward': post('/api/Vendor/addNewAward', 'admin'),
  'Vendor/getAwardByYear': read('/api/Vendor/getAwardByYear', 'public'),
  'Vendor/updateAwardById': put('/api/Vendor/updateAwardById/{id}', 'admin'),
  'Vendor/deleteAwardById': remove('/api/Vendor/deleteAwardById/{id}', 'admin'),
  'Vendor/updateTypeAccountVendor': post('/api/Vendor/updateTypeAccountVendor', 'vendor'),
  'Vendor/getBillingByVendor': post('/api/Vendor/getBillingByVendor', 'vendor'),
  'Vendor/payInvoiceAsync': post('/api/Vendor/payInvoiceAsync', 'vendor'),
  'Vendor/getLastPaidBilling': post('/api/Vendor/getLastPaidBilling', 'vendor'),
  'Vendor/addRealWedding': post('/api/Vendor/addRealWedding', 'vendor'),
  'Vendor/getRealWeddingByIdVendor': read('/api/Vendor/getRealWeddingByIdVendor', 'public'),
  'Vendor/updateRealWedding': put('/api/Vendor/updateRealWedding/{id}', 'vendor'),
  'Vendor/deleteRealWedding': remove('/api/Vendor/deleteRealWedding/{id}', 'vendor'),
  'Vendor/getTopVendors': get('/api/Vendor/getTopVendors', 'public'),

  'Admin/getCoupleById': post('/api/Admin/getCoupleById', 'admin'),
  'Admin/getFavoriteVendorByCouple': post('/api/Admin/getFavoriteVendorByCouple', 'admin'),
  'Admin/getBudgetWeddingCouple': post('/api/Admin/getBudgetWeddingCouple', 'admin'),
  'Admin/getBudgetItemCoupleList': post('/api/Admin/getBudgetItemCoupleList', 'admin'),
  'Admin/getTaskCoupleById': post('/api/Admin/getTaskCoupleById', 'admin'),
  'Admin/findRequestByVendorId': post('/api/Admin/findRequestByVendorId', 'admin'),
  'Admin/findNoteVendoyByRequestId': post('/api/Admin/findNoteVendoyByRequestId', 'admin'),
  'Admin/findRequestByCoupleId': post('/api/Admin/findRequestByCoupleId', 'admin'),
  'Admin/findNoteCoupleByRequestId': post('/api/Admin/findNoteCoupleByRequestId', 'admin'),
  'Admin/getAllCouple': post('/api/Admin/getAllCouple', 'admin'),
  'Admin/getVendor': post('/api/Admin/getVendor', 'admin'),
  'Admin/getBookingByVendorId': post('/api/Admin/getBookingByVendorId', 'admin'),
  'Admin/getInfoAnalyticsByIdVendor': post('/api/Admin/getInfoAnalyticsByIdVendor', 'admin'),
  'Admin/updateVendor': put('/api/Admin/updateVendor/{id}', 'admin'),
  'Admin/updateCouple': put('/api/Admin/updateCouple/{id}', 'admin'),
  'Admin/getSiteWeddingCoupleByIdCouple': get('/api/Admin/getSiteWeddingCoupleByIdCouple', 'admin'),
  'Admin/getSiteWeddingCoupleById': get('/api/Admin/getSiteWeddingCoupleById', 'admin'),
  'Admin/updateWebSiteWedding': post('/api/Admin/updateWebSiteWedding/{id}', 'admin'),
  'Admin/addTaskCouple': post('/api/Admin/addTaskCouple', 'admin'),
  'Admin/updateTaskCouple': put('/api/Admin/updateTaskCouple/{id}', 'admin'),
  'Admin/deleteTaskCouple': remove('/api/Admin/deleteTaskCouple/{id}', 'admin'),
  'Admin/addBudgetItemCouple': post('/api/Admin/addBudgetItemCouple', 'admin'),
  'Admin/updateBudgetItemCouple': put('/api/Admin/updateBudgetItemCouple/{id}', 'admin'),
  'Admin/deleteBudgetItemCouple': remove('/api/Admin/deleteBudgetItemCouple/{id}', 'admin'),
  'Admin/addBudgetWeddingCouple': post('/api/Admin/addBudgetWeddingCouple', 'admin'),
  'Admin/updateBudgetWeddingCouple': put('/api/Admin/updateBudgetWeddingCouple/{id}', 'admin'),
  'Admin/manageActiveDeactivateVendor': post('/api/Admin/manageActiveDeactivateVendor', 'admin'),
  'Admin/deleteVendor': remove('/api/Admin/deleteVendor/{id}', 'admin'),
  'Admin/manageActiveDeactivateCouple': post('/api/Admin/manageActiveDeactivateCouple', 'admin'),
  'Admin/deleteCouple': remove('/api/Admin/deleteCouple/{id}', 'admin'),
  'Admin/populateDashboardAdmin': get('/api/Admin/populateDashboardAdmin', 'admin'),
  'Admin/getAllBackgroundImage': get('/api/Admin/getAllBackgroundImage', 'admin'),
  'Admin/getRandomHomepageBackground': get('/api/Admin/getRandomHomepageBackground', 'public'),
  'Admin/addNewBackgroundHomepage': post('/api/Admin/addNewBackgroundHomepage', 'admin'),
  'Admin/deleteBackgroundImage': remove('/api/Admin/deleteBackgroundImage/{id}', 'admin'),
  'Admin/findAllVisibilityVendor': get('/api/Admin/findAllVisibilityVendor', 'admin'),
  'Admin/addVisibilityVendor': post('/api/Admin/addVisibilityVendor', 'admin'),
  'Admin/updateVisibilityByVendorId': put('/api/Admin/updateVisibilityByVendorId/{id}', 'admin'),
  'Admin/deleteVisibilityVendor': remove('/api/Admin/deleteVisibilityVendor/{id}', 'admin'),
  'Admin/getAllBilling': get('/api/Admin/getAllBilling', 'admin'),
} as const satisfies Record<string, Route>

/** What the product needs beyond the specification. */
export const OWN_ROUTES = {
  ping: get('/api/ping', 'public'),
  health: get('/api/health', 'public'),
  config: get('/api/config', 'public'),
  'User/logout': post('/api/User/logout', 'session'),
  'User/me': get('/api/User/me', 'session'),
  'Couple/invitePartner': post('/api/Couple/invitePartner', 'couple'),
  'Couple/joinCouple': post('/api/Couple/joinCouple', 'identity'),
  'Couple/saveFavoriteVendor': put('/api/Couple/saveFavoriteVendor/{id}', 'couple'),
  'Couple/deleteFavoriteVendor': remove('/api/Couple/deleteFavoriteVendor/{id}', 'couple'),
  'Couple/getHistory': get('/api/Couple/getHistory', 'couple'),
  'Vendor/search': get('/api/Vendor/search', 'public'),
  'Vendor/suggest': get('/api/Vendor/suggest', 'public'),
  'Vendor/getMarketSummary': get('/api/Vendor/getMarketSummary', 'public'),
  'Vendor/getAvailability': get('/api/Vendor/getAvailability', 'public'),
  'Vendor/getSimilarVendors': get('/api/Vendor/getSimilarVendors', 'public'),
  'Vendor/getRealWeddings': get('/api/Vendor/getRealWeddings', 'public'),
  'Vendor/getRealWeddingBySlug': get('/api/Vendor/getRealWeddingBySlug', 'public'),
  'sync/changes': get('/api/sync/changes', 'couple'),
  'sync/vendorChanges': get('/api/sync/vendorChanges', 'public'),
} as const satisfies Record<string, Route>

export const ROUTES = { ...SPECIFIED_ROUTES, ...OWN_ROUTES }
export type CallName = keyof typeof ROUTES
