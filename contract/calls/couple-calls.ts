import { z } from 'zod'
import {
  BudgetItem,
  BudgetItemChange,
  NewBudgetItem,
  NewWeddingBudget,
  WeddingBudget,
  WeddingBudgetChange,
} from '../budget.ts'
import { CoupleTask, CoupleTaskChange, NewCoupleTask } from '../couple-task.ts'
import { Couple, CoupleChange, CoupleInvitation, NewCouple } from '../couple.ts'
import { Favorite, SaveFavorite } from '../favorite.ts'
import { Id } from '../ids.ts'
import { text } from '../scalars.ts'
import { ChangePage, FieldHistory } from '../sync.ts'
import {
  AnswerReceipt,
  GuestAnswer,
  GuestInvitation,
  Invitation,
  InvitationChange,
  NewInvitation,
  RsvpAnswer,
} from '../rsvp.ts'
import {
  PublicWebsite,
  WebsiteId,
  WebsitePassword,
  WeddingWebsite,
  WeddingWebsiteChange,
} from '../website.ts'
import { type Call, Done, byId } from './call.ts'

export const COUPLE_CALLS = {
  'Couple/checkUserIfCouple': { reply: z.boolean() },
  'Couple/findCoupleByUid': {
    body: z.union([text(128), z.strictObject({ uid: text(128) })]),
    reply: Couple,
  },
  'Couple/addNewCouple': { body: NewCouple, reply: Couple },
  'Couple/updateCouple': { params: byId, body: CoupleChange, reply: Couple },
  'Couple/deleteCouple': { params: byId, reply: Done },
  'Couple/getTaskCoupleById': { body: z.unknown().optional(), reply: z.array(CoupleTask) },
  'Couple/addTaskCouple': { body: NewCoupleTask, reply: CoupleTask },
  'Couple/updateTaskCouple': { params: byId, body: CoupleTaskChange, reply: CoupleTask },
  'Couple/deleteTaskCouple': { params: byId, reply: Done },
  'Couple/addBudgetItemCouple': { body: NewBudgetItem, reply: BudgetItem },
  'Couple/getBudgetItemCoupleList': { body: z.unknown().optional(), reply: z.array(BudgetItem) },
  'Couple/updateBudgetItemCouple': { params: byId, body: BudgetItemChange, reply: BudgetItem },
  'Couple/deleteBudgetItemCouple': { params: byId, reply: Done },
  'Couple/addBudgetWeddingCouple': { body: NewWeddingBudget, reply: WeddingBudget },
  'Couple/getBudgetWeddingCouple': { body: z.unknown().optional(), reply: WeddingBudget.nullable() },
  'Couple/updateBudgetWeddingCouple': { params: byId, body: WeddingBudgetChange, reply: WeddingBudget },
  'Couple/getFavoriteVendorByCouple': { reply: z.array(Favorite) },
  'Couple/getIfBtnBookingIsVisible': { query: z.strictObject({ IdVendor: Id }), reply: z.boolean() },
  'Couple/getSiteWeddingCoupleByIdCouple': { reply: WeddingWebsite.nullable() },
  /** `IdCouple` is the website's public id: a couple's own id opens nothing here. */
  'Couple/getSiteWeddingCoupleById': { query: z.strictObject({ IdCouple: WebsiteId }), reply: PublicWebsite },
  'Couple/updateWebSiteWedding': { params: byId, body: WeddingWebsiteChange, reply: WeddingWebsite },

  'Couple/invitePartner': { reply: CoupleInvitation },
  'Couple/joinCouple': { body: z.strictObject({ code: text(128) }), reply: Couple },
  'Couple/saveFavoriteVendor': { params: byId, body: SaveFavorite, reply: Favorite },
  'Couple/deleteFavoriteVendor': { params: byId, reply: Done },
  'Couple/setWebsitePassword': { params: byId, body: WebsitePassword, reply: WeddingWebsite },
  'Couple/openWebsite': {
    body: z.strictObject({ id: WebsiteId, password: text(100) }),
    /** Null where no password is asked. */
    reply: z.strictObject({ key: text(100).nullable() }),
  },
  'Couple/getInvitations': { reply: z.array(Invitation) },
  'Couple/addInvitation': { body: NewInvitation, reply: Invitation },
  'Couple/updateInvitation': { params: byId, body: InvitationChange, reply: Invitation },
  'Couple/deleteInvitation': { params: byId, reply: Done },
  'Couple/getRsvpAnswers': { reply: z.array(RsvpAnswer) },
  'Couple/deleteRsvpAnswer': { params: byId, reply: Done },
  'Couple/getInvitationByCode': { query: z.strictObject({ code: text(64) }), reply: GuestInvitation },
  'Couple/answerInvitation': { body: GuestAnswer, reply: AnswerReceipt },
  'Couple/getHistory': { query: z.strictObject({ entityId: Id }), reply: z.array(FieldHistory) },
  'sync/changes': {
    query: z.strictObject({ after: z.coerce.number().int().min(0) }),
    reply: ChangePage,
  },
} as const satisfies Record<string, Call>
