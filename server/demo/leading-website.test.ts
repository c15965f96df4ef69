import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { guest } from '#contract/plan/guest.ts'
import { seatingTable } from '#contract/plan/seating-table.ts'
import { Invitation, RsvpAnswer } from '#contract/website/rsvp.ts'
import { WeddingWebsite } from '#contract/website/website.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { leadingWebsite } from './leading-website.ts'
import { makeDemo } from './make-demo.ts'

it('is a website of the contract, with its pictures, its invitations and answers that fit them', () => {
  const index = JSON.parse(
    readFileSync(new URL('./pictures/index.json', import.meta.url), 'utf8'),
  ) as IndexEntry[]
  const { couple } = makeDemo(1, '2026-11-21', index).couples[0]!
  const { website, invitations, guests, tables, answers } = leadingWebsite(couple, '2026-11-21', index)
  expect(WeddingWebsite.parse(website)).toEqual(website)
  expect([website.cover !== null, website.gallery.length]).toEqual([true, 8])
  expect(Invitation.array().parse(invitations)).toEqual(invitations)
  expect(new Set(invitations.map(({ code }) => code)).size).toBe(invitations.length)
  expect(RsvpAnswer.array().parse(answers)).toEqual(answers)
  expect(guest.Whole.array().parse(guests)).toEqual(guests)
  expect(seatingTable.Whole.array().parse(tables)).toEqual(tables)
  for (const answer of answers) {
    const { maxCompanions } = invitations.find(({ id }) => id === answer.invitationId)!
    expect(answer.companions.length).toBeLessThanOrEqual(maxCompanions)
  }
})
