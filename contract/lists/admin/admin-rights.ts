/**
 * What each role of administrators may do: the one table of it (decision 102). The server refuses by it, navigation and
 * screens show by it, the access matrix is made from it. Free of schemas: the screens have it too.
 */
import type { ADMIN_SCREENS } from '../../screens/admin.ts'
import type { CallName, ROUTES } from '../../routes.ts'
import { ADMIN_ROLES, type AdminRole } from './admin-roles.ts'

const ALL = ADMIN_ROLES
const OWNERS = ['owner'] as const
const CONTENTS = ['owner', 'editor'] as const
const PEOPLE = ['owner', 'support'] as const
const READERS = ['owner', 'editor', 'support'] as const
const MONEY = ['owner', 'accountant'] as const

/** The calls that an administrator may make as such. */
type AdminCall = {
  [N in CallName]: (typeof ROUTES)[N]['access'] extends 'admin' | 'session' | 'identity-or-admin' ? N : never
}[CallName]

export const ADMIN_RIGHTS = {
  'User/logout': ALL,
  'User/me': ALL,
  'User/getSessions': ALL,
  'User/endSession': ALL,
  'User/endOtherSessions': ALL,
  'User/getLooks': ALL,
  'Admin/getSecondFactor': ALL,
  'Admin/startSecondFactor': ALL,
  'Admin/confirmSecondFactor': ALL,
  'Admin/endSecondFactor': ALL,
  'Admin/renewRecoveryCodes': ALL,
  'Admin/populateDashboardAdmin': ALL,
  'Admin/getSiteAnalytics': ALL,
  'Admin/getDemand': ALL,
  'Files/finishUpload': ALL,
  'Files/getUsage': ALL,
  'Files/getPicture': ALL,
  // Whoever works here may ask for help, and report what they see.
  'Assistance/getOwnRequests': ALL,
  'Reviews/report': ALL,

  'Messages/getConversations': PEOPLE,
  'Messages/getMessages': PEOPLE,
  'Messages/send': PEOPLE,
  'Messages/markRead': PEOPLE,
  'Messages/report': PEOPLE,
  'Messages/getReports': PEOPLE,
  'Messages/getAccountConversations': PEOPLE,
  'Messages/closeReport': PEOPLE,
  'Assistance/getQueue': PEOPLE,
  'Assistance/moveRequest': PEOPLE,
  'Assistance/addNote': PEOPLE,
  'Admin/findRequestByVendorId': PEOPLE,
  'Admin/findNoteVendoyByRequestId': PEOPLE,
  'Admin/findRequestByCoupleId': PEOPLE,
  'Admin/findNoteCoupleByRequestId': PEOPLE,

  // An account as its owner sees it, read only (decision 116).
  'Admin/startLook': PEOPLE,
  'Admin/endLook': PEOPLE,

  'Admin/getAllCouple': PEOPLE,
  'Admin/getCoupleById': PEOPLE,
  'Admin/updateCouple': PEOPLE,
  'Admin/manageActiveDeactivateCouple': PEOPLE,
  'Admin/deleteCouple': OWNERS,
  'Admin/getFavoriteVendorByCouple': PEOPLE,
  'Admin/getTaskCoupleById': PEOPLE,
  'Admin/addTaskCouple': PEOPLE,
  'Admin/updateTaskCouple': PEOPLE,
  'Admin/deleteTaskCouple': PEOPLE,
  'Admin/getBudgetItemCoupleList': PEOPLE,
  'Admin/addBudgetItemCouple': PEOPLE,
  'Admin/updateBudgetItemCouple': PEOPLE,
  'Admin/deleteBudgetItemCouple': PEOPLE,
  'Admin/getBudgetWeddingCouple': PEOPLE,
  'Admin/addBudgetWeddingCouple': PEOPLE,
  'Admin/updateBudgetWeddingCouple': PEOPLE,
  'Admin/getSiteWeddingCoupleByIdCouple': PEOPLE,
  'Admin/getSiteWeddingCoupleById': PEOPLE,
  'Admin/updateWebSiteWedding': PEOPLE,

  'Admin/getVendor': PEOPLE,
  'Admin/getVendorById': PEOPLE,
  'Vendor/addNewVendor': PEOPLE,
  'Admin/getAccountNotes': PEOPLE,
  'Admin/addAccountNote': PEOPLE,
  'Admin/deleteAccountNote': PEOPLE,
  'Admin/getVendorInvitation': PEOPLE,
  'Admin/inviteVendor': PEOPLE,
  'Admin/cancelVendorInvitation': PEOPLE,
  'Admin/updateVendor': PEOPLE,
  'Admin/manageActiveDeactivateVendor': PEOPLE,
  'Admin/deleteVendor': OWNERS,
  'Admin/getAllBooking': PEOPLE,
  'Admin/getBookingByVendorId': PEOPLE,
  'Admin/getInfoAnalyticsByIdVendor': PEOPLE,

  'Reviews/getQueue': READERS,
  'Leads/getQueue': PEOPLE,
  'Leads/decide': PEOPLE,
  'Reviews/moderate': READERS,
  'RealWeddings/getQueue': READERS,
  'RealWeddings/moderate': READERS,

  'Admin/getAllAward': CONTENTS,
  'Admin/getAwardEditions': CONTENTS,
  'Admin/publishAwards': CONTENTS,
  'Admin/withdrawAwards': CONTENTS,
  'Admin/findAwardRows': CONTENTS,
  'Admin/importAwards': CONTENTS,
  'Vendor/addNewAward': CONTENTS,
  'Vendor/updateAwardById': CONTENTS,
  'Vendor/deleteAwardById': CONTENTS,
  'Admin/getAllBanner': CONTENTS,
  'Admin/addBanner': CONTENTS,
  'Admin/updateBanner': CONTENTS,
  'Admin/deleteBanner': CONTENTS,
  'News/getAllArticles': CONTENTS,
  'News/getArticleById': CONTENTS,
  'News/addArticle': CONTENTS,
  'News/updateArticle': CONTENTS,
  'News/deleteArticle': CONTENTS,
  // Whoever writes one kind of content writes every kind (versions.test.ts).
  'Admin/getVersions': CONTENTS,
  'Admin/getVersion': CONTENTS,
  'Admin/getHomePage': CONTENTS,
  'Admin/updateHomePage': CONTENTS,
  'Admin/getAllBackgroundImage': CONTENTS,
  'Admin/addNewBackgroundHomepage': CONTENTS,
  'Admin/deleteBackgroundImage': CONTENTS,
  'Admin/getFooter': CONTENTS,
  'Admin/updateFooter': CONTENTS,
  'Admin/getPageSeo': CONTENTS,
  'Admin/setPageSeo': CONTENTS,
  'Admin/resetPageSeo': CONTENTS,

  'Admin/getAllBilling': MONEY,
  'Admin/getInvoice': MONEY,
  'Admin/exportBilling': MONEY,
  'Admin/markInvoicePaid': MONEY,
  'Admin/creditInvoice': MONEY,
  'Admin/refundInvoice': MONEY,
  'Admin/sendInvoiceAgain': MONEY,
  // Which of what waits is theirs to confirm, the call that was asked says.
  'Admin/getApprovals': MONEY,
  'Admin/decideApproval': MONEY,
  'Admin/withdrawApproval': MONEY,
  'Admin/findAllVisibilityVendor': MONEY,
  'Admin/addVisibilityVendor': MONEY,
  'Admin/updateVisibilityByVendorId': MONEY,
  'Admin/deleteVisibilityVendor': MONEY,

  'Admin/retryMails': OWNERS,
  'Admin/retryJob': OWNERS,
  'Admin/getAdministrators': OWNERS,
  'Admin/inviteAdministrator': OWNERS,
  'Admin/cancelAdminInvitation': OWNERS,
  'Admin/changeAdministrator': OWNERS,
  'Admin/removeAdministrator': OWNERS,
  'Admin/requireSecondFactor': OWNERS,
  'Admin/resetSecondFactor': OWNERS,
  'Admin/getRegister': OWNERS,
  'Admin/getRegisterPeople': OWNERS,
  'Admin/getRegisterEntry': OWNERS,
} as const satisfies Record<AdminCall, readonly AdminRole[]>

const RIGHTS: Readonly<Partial<Record<CallName, readonly AdminRole[]>>> = ADMIN_RIGHTS

/** Whether a role may make a call; what is open to everybody is open to each. @param role undefined while it is not known */
export const mayCall = (role: AdminRole | undefined, call: CallName): boolean => {
  const roles = RIGHTS[call]
  return roles === undefined || (role ? roles.includes(role) : roles.length === ALL.length)
}

/** What one may do who has no second factor where the company asks one of everybody: have one, and leave (decision 111). */
const BEFORE_SECOND_FACTOR: ReadonlySet<CallName> = new Set([
  'Admin/checkUserIfAdmin',
  'Admin/getSecondFactor',
  'Admin/startSecondFactor',
  'Admin/confirmSecondFactor',
  'User/logout',
  'User/me',
  'User/getSessions',
  'User/endSession',
  'User/endOtherSessions',
])
/** Whether a call waits for the second factor of who owes one. */
export const waitsForSecondFactor = (call: CallName): boolean => !BEFORE_SECOND_FACTOR.has(call)

/** What each screen begins with: who may ask it sees the screen, and what is under its address. */
const SCREEN_CALLS: Readonly<Record<(typeof ADMIN_SCREENS)[number]['path'], AdminCall>> = {
  '/admin/dashboard': 'Admin/populateDashboardAdmin',
  '/admin/da-confermare': 'Admin/getApprovals',
  '/admin/fornitori': 'Admin/getVendor',
  '/admin/couple': 'Admin/getAllCouple',
  '/admin/assistance': 'Assistance/getQueue',
  '/admin/reviews': 'Reviews/getQueue',
  '/admin/contests': 'Leads/getQueue',
  '/admin/real-wedding': 'RealWeddings/getQueue',
  '/admin/chat-support': 'Messages/getConversations',
  '/admin/awards': 'Admin/getAllAward',
  '/admin/banner': 'Admin/getAllBanner',
  '/admin/visibility': 'Admin/findAllVisibilityVendor',
  '/admin/blog': 'News/getAllArticles',
  '/admin/homepage-settings': 'Admin/getHomePage',
  '/admin/footer': 'Admin/getFooter',
  '/admin/seo': 'Admin/getPageSeo',
  '/admin/analytics': 'Admin/getSiteAnalytics',
  '/admin/billing': 'Admin/getAllBilling',
  '/admin/registro': 'Admin/getRegister',
  '/admin/amministratori': 'Admin/getAdministrators',
  '/admin/sicurezza': 'Admin/getSecondFactor',
}

/** Whether a role sees what is at an address; one that no screen has is everybody's to be told so. */
export function maySee(role: AdminRole | undefined, address: string): boolean {
  const [, screen] = /^(\/admin\/[\w-]+)/.exec(address.toLowerCase()) ?? []
  const call = (SCREEN_CALLS as Readonly<Record<string, AdminCall>>)[screen ?? '']
  return call === undefined || mayCall(role, call)
}
