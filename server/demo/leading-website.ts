/** Anna and Marco's website, whom they invited, and who has answered. */
import type { Couple } from '#contract/people/couple.ts'
import { personsIn } from '#contract/website/heads.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { Guest } from '#contract/plan/guest.ts'
import type { SeatingTable } from '#contract/plan/seating-table.ts'
import type { Invitation, RsvpAnswer } from '#contract/website/rsvp.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import type { WeddingWebsite } from '#contract/website/website.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { pictureOf } from './picture-choice.ts'

/** Known to whoever reads the README: a demo is no secret. A real one is 128 random bits. */
export const DEMO_WEBSITE_ID = 'demo-Anna-e-Marco-nozz'
export const DEMO_INVITATION_CODE = 'demo-invito-zia-Pina-1'

const COVER = 'villa-1'
const GALLERY = ['couple-1', 'rings-1', 'bouquet-2', 'table-1', 'lights-1', 'car-1', 'cake-2', 'stationery-1']

interface Answered {
  attending: boolean
  name?: string
  companions?: [name: string, diet: string][]
  diet?: string
  message?: string
}

type Invited = Partial<Pick<Guest, 'age' | 'diet' | 'needs' | 'severe' | 'side' | 'told'>> & {
  table?: number
}

const TABLES = [
  { name: 'Olmo', seats: 8, shape: 'round' },
  { name: 'Leccio', seats: 8, shape: 'round' },
  { name: 'Amici', seats: 12, shape: 'long' },
] as const

const INVITED: {
  name: string
  most: number
  code?: string
  answer?: Answered
  /** Whom the couple has one by one. */
  guests?: Readonly<Record<string, Invited>>
}[] = [
  { name: 'Zia Pina', most: 1, code: DEMO_INVITATION_CODE },
  {
    name: 'Famiglia Lombardi',
    most: 3,
    guests: {
      'Franca Lombardi': { side: 'one', table: 0 },
      'Giorgio Lombardi': { side: 'one', table: 0 },
      'Nonna Ida': { side: 'one', table: 0, needs: 'sedia a rotelle' },
      'Davide Lombardi': { side: 'one', told: 'yes', diet: 'gluten_free' },
    },
    answer: {
      attending: true,
      name: 'Franca Lombardi',
      companions: [
        ['Giorgio', ''],
        ['Nonna Ida', 'Senza sale'],
      ],
      message: 'Non vediamo l’ora. Papà ha già provato la giacca.',
    },
  },
  {
    name: 'Giulia e Sandro',
    most: 1,
    answer: { attending: true, name: 'Giulia', companions: [['Sandro', 'Celiaco']], diet: 'Vegetariana' },
  },
  { name: 'Il Bicci', most: 1, answer: { attending: true, name: 'Bicci', message: 'Porto la chitarra?' } },
  {
    name: 'Famiglia Ferri',
    most: 4,
    guests: {
      'Paola Ferri': { side: 'two', table: 1 },
      'Ernesto Ferri': { side: 'two', table: 1, diet: 'vegetarian' },
      'Marta Ferri': { side: 'two', needs: 'arachidi', severe: true },
      'Tommaso Ferri': { side: 'two', age: 'child' },
      'Bianca Ferri': { side: 'two', age: 'infant', told: 'yes' },
    },
    answer: {
      attending: true,
      name: 'Paola Ferri',
      companions: [
        ['Ernesto', ''],
        ['Marta', ''],
        ['Tommaso (3 anni)', 'Menù bambini'],
      ],
    },
  },
  {
    name: 'Colleghi dello studio',
    most: 5,
    answer: { attending: false, name: 'Irene', message: 'Quel giorno siamo in fiera: brinderemo da lì.' },
  },
  {
    name: 'Ludovica e Pietro',
    most: 1,
    guests: { Ludovica: { side: 'both', diet: 'vegan' }, Pietro: { side: 'both' } },
  },
  { name: 'Famiglia Nencini', most: 3 },
]

/** @param today `YYYY-MM-DD` */
export function leadingWebsite(couple: Couple, today: string, index: readonly IndexEntry[]) {
  const weddingDate = couple.weddingDate ?? addDays(today, 200)
  const at = (daysAgo: number) => `${addDays(today, -daysAgo)}T09:30:00.000Z`
  const entity = (daysAgo: number) => ({
    id: newId(),
    createdAt: at(daysAgo),
    updatedAt: at(daysAgo),
    version: 1,
  })
  const drawn = (name: string) => index.filter((entry) => entry.name === name).map(pictureOf)
  const website: WeddingWebsite = {
    ...entity(40),
    id: couple.id,
    coupleId: couple.id,
    publicId: DEMO_WEBSITE_ID,
    theme: 'ulivo',
    title: 'Ci sposiamo',
    welcome:
      'Dopo nove anni, due traslochi e un cane, ci siamo decisi.\n\nCi piacerebbe avervi con noi, tra gli ulivi, per una giornata lunga e senza fretta.',
    cover: drawn(COVER)[0] ?? null,
    coverId: null,
    story: [
      {
        id: newId(),
        when: 'Siena, 2018',
        title: 'Un ombrello in due',
        text: 'Pioveva, il treno era in ritardo e Marco aveva l’unico ombrello del binario. Anna gli ha chiesto se lo divideva. Il treno poi è partito senza di loro.',
      },
      {
        id: newId(),
        when: '2021',
        title: 'La casa con il fico',
        text: 'Quattro stanze, un fico in cortile e i vicini che ci portavano le uova. È lì che abbiamo capito che non volevamo più stare altrove.',
      },
      {
        id: newId(),
        when: 'L’estate scorsa',
        title: 'La domanda',
        text: 'In cima alla torre, con il fiatone. Non si è inginocchiato nessuno: ci siamo detti di sì insieme, e siamo scesi a mangiare i pici.',
      },
    ],
    events: [
      {
        id: newId(),
        title: 'La cerimonia',
        day: weddingDate,
        time: '16:30',
        endTime: '17:15',
        place: 'Villa Cipressa, il giardino',
        address: 'Strada di Abbadia, Monteriggioni (SI)',
        mapUrl: '',
        notes: 'Rito civile all’aperto. Se piove si va in limonaia.',
      },
      {
        id: newId(),
        title: 'La festa',
        day: weddingDate,
        time: '18:00',
        endTime: '02:00',
        place: 'Villa Cipressa, sull’aia',
        address: 'Strada di Abbadia, Monteriggioni (SI)',
        mapUrl: '',
        notes: 'Aperitivo, cena a una tavola sola, poi si balla.',
      },
      {
        id: newId(),
        title: 'Il caffè del giorno dopo',
        day: addDays(weddingDate, 1),
        time: '10:30',
        endTime: '',
        place: 'Bar della piazza, Monteriggioni',
        address: 'Piazza Roma, Monteriggioni (SI)',
        mapUrl: '',
        notes: 'Per chi resta a dormire. Si viene come si è.',
      },
    ],
    gallery: GALLERY.flatMap(drawn),
    giftText:
      'Il regalo più bello è avervi lì. Se volete comunque pensare a noi, stiamo mettendo da parte per il viaggio: la Puglia in furgoncino, piano piano.',
    giftIban: 'IT60X0542811101000000123456',
    giftHolder: 'Anna Lombardi e Marco Ferri',
    giftLinks: [],
    faq: [
      {
        id: newId(),
        question: 'Come ci si veste?',
        answer: 'Eleganti ma comodi: si sta sull’erba. Meglio i tacchi larghi, e uno scialle per la sera.',
      },
      {
        id: newId(),
        question: 'Si possono portare i bambini?',
        answer: 'Certo: ci sarà un angolo per loro, con chi li tiene d’occhio fino alle undici.',
      },
      {
        id: newId(),
        question: 'Dove si parcheggia?',
        answer:
          'Nel campo sotto la villa, cinque minuti a piedi. Per chi fatica a camminare c’è una navetta.',
      },
      {
        id: newId(),
        question: 'Dove si dorme?',
        answer:
          'A Monteriggioni e a Colle ci sono diversi agriturismi: scriveteci e vi diciamo quali hanno ancora posto.',
      },
    ],
    rsvpOpen: true,
    rsvpDeadline: addDays(weddingDate, -45),
    rsvpGeneral: false,
    rsvpNote: 'Ci aiutate se rispondete presto: la cucina cuoce tutto a legna e ha bisogno dei numeri.',
    published: true,
    indexed: false,
    hasPassword: false,
  }
  const invitations: Invitation[] = []
  const guests: Guest[] = []
  const tables: SeatingTable[] = TABLES.map((table, at) => ({
    ...entity(10),
    coupleId: couple.id,
    ...table,
    position: `a${at}`,
  }))
  const answers: RsvpAnswer[] = []
  for (const [position, { name, most, code, answer, guests: named = {} }] of INVITED.entries()) {
    const persons = personsIn(name)
    const invitation: Invitation = {
      ...entity(30 - position),
      coupleId: couple.id,
      code: code ?? `demo-invito-numero-0${position}0`,
      name,
      people: persons.length > 1 ? persons.map((one) => ({ name: one })) : [],
      maxCompanions: most,
    }
    invitations.push(invitation)
    for (const [one, { table, ...said }] of Object.entries(named))
      guests.push({
        ...entity(30 - position),
        coupleId: couple.id,
        name: one,
        invitationId: invitation.id,
        tableId: table === undefined ? null : tables[table]!.id,
        side: null,
        age: 'adult',
        diet: 'any',
        needs: '',
        severe: false,
        told: 'nothing',
        notes: '',
        apart: [],
        ...said,
      })
    if (answer)
      answers.push({
        ...entity(14 - position),
        id: invitation.id,
        coupleId: couple.id,
        invitationId: invitation.id,
        name: answer.name ?? name,
        attending: answer.attending,
        companions: (answer.companions ?? []).map(([who, diet]) => ({ name: who, diet })),
        diet: answer.diet ?? '',
        message: answer.message ?? '',
        answeredAt: at(14 - position),
      })
  }
  return { website, invitations, guests, tables, answers }
}
