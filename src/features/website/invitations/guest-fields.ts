/** A guest as people read it. */
import { APART_MAX } from '#contract/lists/plan/guest-lists.ts'
import { type Option, described } from '../../../plan/fields.ts'
import { guest } from '../website-entities.ts'

export const AGES: readonly Option[] = [
  { value: 'adult', label: 'Adulto' },
  { value: 'child', label: 'Menù bambini' },
  { value: 'infant', label: 'Seggiolone' },
]
export const DIETS: readonly Option[] = [
  { value: 'any', label: 'Di tutto' },
  { value: 'vegetarian', label: 'Menù vegetariano' },
  { value: 'vegan', label: 'Menù vegano' },
  { value: 'gluten_free', label: 'Senza glutine' },
]
export const WORDS: readonly Option[] = [
  { value: 'nothing', label: 'Come risponde' },
  { value: 'yes', label: 'Viene' },
  { value: 'no', label: 'Non viene' },
]

export const guestText = described(guest, {
  fields: {
    name: {
      kind: 'text',
      label: 'Nome',
      the: 'il nome',
      placeholder: 'Zia Carla',
      required: 'Scrivete chi è.',
      max: 120,
    },
    invitationId: {
      kind: 'invitation',
      label: 'Invito',
      the: 'l’invito',
      ask: 'Sulla busta di',
      placeholder: 'Nessuna busta',
      optional: true,
    },
    tableId: {
      kind: 'table',
      label: 'Tavolo',
      the: 'il tavolo',
      placeholder: 'Senza posto',
      optional: true,
    },
    apart: {
      kind: 'guests',
      label: 'Non allo stesso tavolo',
      the: 'con chi non sta a tavola',
      placeholder: 'Aggiungi una persona…',
      hint: 'Vale per tutti e due: i posti che proponiamo li tengono a tavoli diversi.',
      optional: true,
      max: APART_MAX,
    },
    side: { kind: 'who', label: 'Di chi', the: 'di chi è', optional: true },
    age: { kind: 'choice', label: 'A tavola', the: 'il posto a tavola', options: AGES },
    diet: { kind: 'choice', label: 'Che cosa mangia', the: 'che cosa mangia', options: DIETS },
    needs: {
      kind: 'text',
      label: 'Allergie e altro',
      the: 'le allergie',
      placeholder: 'Arachidi, poco sale, sedia a rotelle…',
      hint: 'Va sul foglio della cucina.',
      optional: true,
      max: 200,
    },
    severe: { kind: 'flag', label: 'È un’allergia grave', the: 'se è un’allergia grave' },
    told: {
      kind: 'choice',
      label: 'Vi ha detto a voce',
      the: 'che cosa vi ha detto',
      options: WORDS,
    },
    notes: {
      kind: 'long',
      label: 'Note',
      the: 'le note',
      hint: 'Le leggete solo voi due.',
      optional: true,
      max: 500,
    },
  },
  nameOf: ({ name }) => name,
  words: {
    one: 'invitato',
    many: 'invitati',
    all: 'gli invitati',
    news: { said: 'un invitato', href: '/couple/guests', opens: 'guest' },
  },
})
