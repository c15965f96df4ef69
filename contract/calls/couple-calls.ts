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
import { WeddingWebsite, WeddingWebsiteChange } from '../website.ts'
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
  'Couple/getSiteWeddingCoupleById': { query: z.strictObject({ IdCouple: Id }), reply: WeddingWebsite },
  'Couple/updateWebSiteWedding': { params: byId, body: WeddingWebsiteChange, reply: WeddingWebsite },

  'Couple/invitePartner': { reply: CoupleInvitation },
  'Couple/joinCouple': { body: z.strictObject({ code: text(128) }), reply: Couple },
  'Couple/saveFavoriteVendor': { params: byId, body: SaveFavorite, reply: Favorite },
  'Couple/deleteFavoriteVendor': { params: byId, reply: Done },
  'Couple/getHistory': { query: z.strictObject({ entityId: Id }), reply: z.array(FieldHistory) },
  'sync/changes': {
    query: z.strictObject({ after: z.coerce.number().int().min(0) }),
    reply: ChangePage,
  },
} as const satisfies Record<string, Call>
