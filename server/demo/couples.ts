import { generateNKeysBetween } from 'fractional-indexing'
import { ALLOCATION_DEFAULT } from '#contract/lists/plan/budget-categories.ts'
import type { BudgetItem, WeddingBudget } from '#contract/plan/budget.ts'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import type { Ceremony, Couple, FavoriteStatus } from '#contract/people/couple.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import { addDays, tasksFor } from '#contract/lists/plan/task-template.ts'
import { entityOf, instantOf, nearestSaturday } from './days.ts'
import { DEMO_COUPLE_EMAIL, type DemoCouple } from './demo-data.ts'
import {
  leadingFavorites,
  leadingGifts,
  leadingItems,
  leftOut,
  lateTasks,
  ownTasks,
  taskNotes,
  taskVendors,
  type ItemPlan,
} from './leading-couple.ts'
import type { Random } from './random.ts'
import type { MadeVendor } from './vendors.ts'

const DAYS_TO_THE_WEDDING = 203
const DONE_TASKS = 23

/** Anna and Marco, who sign in, and five other couples for the administrators' lists. */
export function makeCouples(vendors: readonly MadeVendor[], today: string, random: Random): DemoCouple[] {
  return [
    leadingCouple(vendors, today, random.fork('leading')),
    ...others.map((other, at) => otherCouple(other, today, random.fork(`other/${at}`))),
  ]
}

function leadingCouple(vendors: readonly MadeVendor[], today: string, random: Random): DemoCouple {
  const weddingDate = nearestSaturday(addDays(today, DAYS_TO_THE_WEDDING))
  const idOf = new Map(vendors.map(({ vendor }) => [vendor.businessName, vendor.id]))
  const couple = coupleOf(
    {
      names: [
        ['Anna', 'Lombardi'],
        ['Marco', 'Ferri'],
      ],
      email: DEMO_COUPLE_EMAIL,
      weddingDate,
      ceremony: 'civile',
      guests: 110,
      city: 'Monteriggioni',
      province: 'SI',
      region: 'toscana',
      style: 'In campagna, senza fronzoli',
    },
    today,
    150,
    random,
  )
  const planned = tasksFor({ ceremony: 'civile', weddingDate }).filter(({ key }) => !leftOut.has(key))
  const own = ownTasks.map((task) => ({ ...task, key: null, dueDate: addDays(today, task.inDays) }))
  const all = [...planned, ...own].toSorted((a, b) => (a.dueDate! < b.dueDate! ? -1 : 1))
  const done = new Set(all.filter(({ key }) => !key || !lateTasks.has(key)).slice(0, DONE_TASKS))
  const keys = generateNKeysBetween(null, null, all.length)
  const tasks = all.map((task, at): CoupleTask => {
    const vendorName = task.key ? taskVendors[task.key] : undefined
    const finished = done.has(task)
    return {
      ...entityOf(addDays(today, -140), random),
      coupleId: couple.id,
      title: task.title,
      notes: (task.key ? taskNotes[task.key] : undefined) ?? task.notes,
      category: task.category,
      dueDate: task.dueDate,
      done: finished,
      doneAt: finished ? instantOf(addDays(today, -random.int(3, 120)), random) : null,
      assignee: random.pick(['one', 'two', 'both', null] as const),
      vendorId: vendorName ? idOf.get(vendorName)! : null,
      position: keys[at]!,
      fromTemplate: task.key,
    }
  })
  const favorites = leadingFavorites.map(({ name, at, category, status, note }) =>
    favoriteOf(
      couple.id,
      name ? idOf.get(name)! : nearest(vendors, category!, at!),
      status,
      note,
      today,
      random,
    ),
  )
  return {
    couple,
    budget: budgetOf(couple, 2_600_000, 110, today, random),
    tasks,
    items: itemsOf(
      couple.id,
      leadingItems,
      today,
      weddingDate,
      (vendor) =>
        typeof vendor === 'string'
          ? (idOf.get(vendor) ?? null)
          : nearest(vendors, vendor.category, vendor.at),
      random,
    ),
    favorites,
    gifts: leadingGifts.map(({ inDays, ...gift }) => ({
      ...entityOf(addDays(today, inDays), random.fork(gift.title)),
      coupleId: couple.id,
      ...gift,
    })),
  }
}

/** The `at`-th vendor of a category in Tuscany, after the named ones. */
export function nearest(vendors: readonly MadeVendor[], category: string, at: number): string {
  const local = vendors.filter(({ vendor }) => vendor.category === category && vendor.active)
  const tuscan = local.filter(({ vendor }) => vendor.place.region === 'toscana')
  return [...tuscan, ...local.filter((one) => !tuscan.includes(one))][at]!.vendor.id
}

function favoriteOf(
  coupleId: string,
  vendorId: string,
  status: FavoriteStatus,
  note: string,
  today: string,
  random: Random,
): Favorite {
  return { ...entityOf(addDays(today, -random.int(5, 130)), random), coupleId, vendorId, status, note }
}

function itemsOf(
  coupleId: string,
  plans: readonly ItemPlan[],
  today: string,
  weddingDate: string,
  vendorIdOf: (vendor: NonNullable<ItemPlan['vendor']>) => string | null,
  random: Random,
): BudgetItem[] {
  const keys = generateNKeysBetween(null, null, plans.length)
  return plans.map(({ category, title, estimated, actual, vendor, contact, notes, payments = [] }, at) => ({
    ...entityOf(addDays(today, -120), random),
    coupleId,
    category,
    title,
    estimatedCents: estimated * 100,
    actualCents: actual === undefined ? null : actual * 100,
    vendorId: vendor ? vendorIdOf(vendor) : null,
    supplierContact: { name: '', phone: '', email: '', ...contact },
    notes: notes ?? '',
    payments: payments.map(({ kind, label, amount, paidDaysAgo, dueInDays, beforeWedding, by }) => {
      const dueDate =
        dueInDays !== undefined
          ? addDays(today, dueInDays)
          : beforeWedding !== undefined
            ? addDays(weddingDate, -beforeWedding)
            : null
      const paidAt = paidDaysAgo === undefined ? null : addDays(today, -paidDaysAgo)
      return {
        id: random.id(`${today}T08:00:00Z`),
        kind,
        label,
        amountCents: amount * 100,
        dueDate: dueDate ?? paidAt,
        paidAt,
        paidBy: by ?? null,
      }
    }),
    position: keys[at]!,
  }))
}

function budgetOf(
  couple: Couple,
  totalCents: number,
  guests: number,
  today: string,
  random: Random,
): WeddingBudget {
  return {
    ...entityOf(addDays(today, -140), random),
    id: couple.id,
    coupleId: couple.id,
    totalCents,
    guests,
    allocation: ALLOCATION_DEFAULT,
  }
}

interface CouplePlan {
  names: [string, string][]
  email: string
  weddingDate: string | null
  ceremony: Ceremony | null
  guests: number
  city: string
  province: string
  region: string
  style: string
}

function coupleOf(plan: CouplePlan, today: string, startedDaysAgo: number, random: Random): Couple {
  const entity = entityOf(addDays(today, -startedDaysAgo), random)
  const uid = `demo-${entity.id}`
  return {
    ...entity,
    uid,
    partners: plan.names.map(([firstName, lastName], at) => ({
      firstName,
      lastName,
      ...(at === 0 && { email: plan.email }),
    })),
    weddingDate: plan.weddingDate,
    place: { region: plan.region, province: plan.province, city: plan.city },
    guestCount: plan.guests,
    ceremony: plan.ceremony,
    style: plan.style,
    photo: null,
    members: [{ uid, partner: 'one', joinedAt: entity.createdAt }],
    active: true,
  }
}

type Other = Omit<CouplePlan, 'weddingDate' | 'email'> & {
  inDays: number | null
  total: number
  done: number
}
const others: Other[] = [
  {
    names: [
      ['Chiara', 'Moretti'],
      ['Davide', 'Sala'],
    ],
    ceremony: 'religiosa',
    guests: 140,
    city: 'Bellagio',
    province: 'CO',
    region: 'lombardia',
    style: 'Classico',
    inDays: 300,
    total: 38000,
    done: 18,
  },
  {
    names: [
      ['Giorgio', 'Pace'],
      ['Luca', 'Viggiani'],
    ],
    ceremony: 'civile',
    guests: 64,
    city: 'Matera',
    province: 'MT',
    region: 'basilicata',
    style: 'Intimo',
    inDays: 160,
    total: 17000,
    done: 34,
  },
  {
    names: [
      ['Sara', 'Cossu'],
      ['Elia', 'Loi'],
    ],
    ceremony: 'simbolica',
    guests: 90,
    city: 'Bosa',
    province: 'NU',
    region: 'sardegna',
    style: 'Al mare',
    inDays: 520,
    total: 24000,
    done: 5,
  },
  {
    names: [
      ['Marta', 'Zanon'],
      ['Paolo', 'Favaro'],
    ],
    ceremony: 'religiosa',
    guests: 180,
    city: 'Asolo',
    province: 'TV',
    region: 'veneto',
    style: 'In villa',
    inDays: 75,
    total: 45000,
    done: 61,
  },
  {
    names: [['Nadia', 'Greco']],
    ceremony: null,
    guests: 50,
    city: 'Tropea',
    province: 'VV',
    region: 'calabria',
    style: '',
    inDays: null,
    total: 12000,
    done: 0,
  },
]

function otherCouple(other: Other, today: string, random: Random): DemoCouple {
  const weddingDate = other.inDays === null ? null : nearestSaturday(addDays(today, other.inDays))
  const email = `${other.names.map(([first]) => first.toLowerCase()).join('.')}@lovoglio.test`
  const couple = coupleOf({ ...other, email, weddingDate }, today, random.int(20, 200), random)
  const planned = tasksFor({ ceremony: other.ceremony, weddingDate, today })
  const keys = generateNKeysBetween(null, null, planned.length)
  const tasks = planned.map(({ key, title, notes, category, dueDate }, at): CoupleTask => {
    const finished = at < other.done
    return {
      ...entityOf(couple.createdAt.slice(0, 10), random),
      coupleId: couple.id,
      title,
      notes,
      category,
      dueDate,
      done: finished,
      doneAt: finished ? instantOf(addDays(today, -random.int(1, 19)), random) : null,
      assignee: null,
      vendorId: null,
      position: keys[at]!,
      fromTemplate: key,
    }
  })
  return {
    couple,
    budget: budgetOf(couple, other.total * 100, other.guests, today, random),
    tasks,
    items: [],
    favorites: [],
    gifts: [],
  }
}
