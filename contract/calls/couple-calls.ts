import { z } from 'zod'
import { NewWeddingBudget, WeddingBudget, weddingBudget } from '../plan/budget.ts'
import { COPY_PARTS } from '../plan/copy.ts'
import {
  Couple,
  CoupleChange,
  CoupleInvitation,
  CoupleMember,
  NewCouple,
  PartnerInvitation,
} from '../people/couple.ts'
import { Favorite, SaveFavorite } from '../plan/favorite.ts'
import { Id } from '../kit/ids.ts'
import { text } from '../kit/scalars.ts'
import { ChangePage, Conflict, FieldHistory, PartnerEdit } from '../wire/sync.ts'
import { AnswerReceipt, GuestAnswer, GuestInvitation, RsvpAnswer } from '../website/rsvp.ts'
import {
  PublicWebsite,
  WebsiteId,
  WebsitePassword,
  WeddingWebsite,
  weddingWebsite,
} from '../website/website.ts'
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
  'Couple/addBudgetWeddingCouple': { body: NewWeddingBudget, reply: WeddingBudget },
  'Couple/getBudgetWeddingCouple': { body: z.unknown().optional(), reply: WeddingBudget.nullable() },
  'Couple/updateBudgetWeddingCouple': { params: byId, body: weddingBudget.Change, reply: WeddingBudget },
  'Couple/getFavoriteVendorByCouple': { reply: z.array(Favorite) },
  'Couple/getIfBtnBookingIsVisible': { query: z.strictObject({ IdVendor: Id }), reply: z.boolean() },
  'Couple/getSiteWeddingCoupleByIdCouple': { reply: WeddingWebsite.nullable() },
  /** `IdCouple` is the website's public id: a couple's own id opens nothing here. */
  'Couple/getSiteWeddingCoupleById': { query: z.strictObject({ IdCouple: WebsiteId }), reply: PublicWebsite },
  'Couple/updateWebSiteWedding': { params: byId, body: weddingWebsite.Change, reply: WeddingWebsite },

  'Couple/invitePartner': { reply: CoupleInvitation },
  /** What an invitation to join is worth, before anybody types anything: whoever has its code may know who sent it. */
  'Couple/getPartnerInvitation': { query: z.strictObject({ code: text(128) }), reply: PartnerInvitation },
  'Couple/getMembers': { reply: z.array(CoupleMember).max(2) },
  /** Takes one of the two out of the wedding: oneself, or whom one has let in. */
  'Couple/removeMember': { params: byId, body: z.strictObject({ uid: text(128) }), reply: Done },
  'Couple/joinCouple': { body: z.strictObject({ code: text(128) }), reply: Couple },
  'Couple/saveFavoriteVendor': { params: byId, body: SaveFavorite, reply: Favorite },
  'Couple/deleteFavoriteVendor': { params: byId, reply: Done },
  'Couple/setWebsitePassword': { params: byId, body: WebsitePassword, reply: WeddingWebsite },
  'Couple/openWebsite': {
    body: z.strictObject({ id: WebsiteId, password: text(100) }),
    /** Null where no password is asked. */
    reply: z.strictObject({ key: text(100).nullable() }),
  },
  'Couple/getRsvpAnswers': { reply: z.array(RsvpAnswer) },
  'Couple/deleteRsvpAnswer': { params: byId, reply: Done },
  'Couple/getInvitationByCode': { query: z.strictObject({ code: text(64) }), reply: GuestInvitation },
  'Couple/answerInvitation': { body: GuestAnswer, reply: AnswerReceipt },
  /** A part of the couple's copy, page by page: `next` is asked for as `after`, and null on the last page. */
  'Couple/getCopyPart': {
    query: z.strictObject({ part: z.enum(COPY_PARTS), after: Id.optional() }),
    reply: z.strictObject({ items: z.array(z.looseObject({ id: Id })), next: Id.nullable() }),
  },
  'Couple/getHistory': {
    query: z.strictObject({
      entityId: Id,
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    }),
    reply: z.array(FieldHistory),
  },
  /** What one of the two wrote over the other unseen, newest first, until somebody decides. */
  'Couple/getConflicts': { reply: z.array(Conflict) },
  /** Of the last days, newest first, one for each thing. */
  'Couple/getPartnerEdits': { reply: z.array(PartnerEdit) },
  'Couple/settleConflicts': {
    body: z.strictObject({ ids: z.array(z.int()).min(1).max(200) }),
    reply: z.strictObject({ settled: z.int() }),
  },
  'sync/changes': {
    query: z.strictObject({ after: z.coerce.number().int().min(0) }),
    reply: ChangePage,
  },
} as const satisfies Record<string, Call>
