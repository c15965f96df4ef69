import { rsvpTotals } from '#contract/website/heads.ts'
import type { Invitation, RsvpAnswer } from '#contract/website/rsvp.ts'
import type { WeddingWebsite } from '#contract/website/website.ts'
import { describe, expect, it } from 'vitest'
import type { AnyCommandDefinition, Command } from '../../offline/outbox/command.ts'
import { answersCsv } from './invitations/answers-csv.ts'
import {
  invitation as invitations,
  rsvpAnswer,
  website as websites,
  websiteOf,
  websitePasswordSet,
} from './website-entities.ts'

const COUPLE = '0192f0a0-0000-7000-8000-000000000001'
let order = 0
const waiting = (definition: AnyCommandDefinition, args: unknown): Command =>
  ({
    name: definition.name,
    args,
    entity: definition.entity(args),
    order: ++order,
    createdAt: '2027-01-01T10:00:00.000Z',
  }) as unknown as Command
const invitation = (id: string, maxCompanions = 1): Invitation => ({
  id,
  coupleId: COUPLE,
  code: `codice-${id}`,
  name: `Famiglia ${id}`,
  people: [],
  maxCompanions,
  createdAt: '',
  updatedAt: '',
  version: 1,
})
const answer = (id: string, part: Partial<RsvpAnswer> = {}): RsvpAnswer => ({
  id,
  coupleId: COUPLE,
  invitationId: id,
  name: `Chi di ${id}`,
  attending: true,
  companions: [],
  diet: '',
  message: '',
  answeredAt: '',
  createdAt: '',
  updatedAt: '',
  version: 1,
  ...part,
})

describe('a website with what waits', () => {
  it('is there before the server has made it, and has no address yet', () => {
    const changes = { title: 'Ci sposiamo', published: true }
    const website = websiteOf(null, [waiting(websites.update, { id: COUPLE, changes })], COUPLE)
    expect(website).toMatchObject({ id: COUPLE, ...changes, theme: 'ulivo', publicId: '', version: 0 })
  })

  it('takes changes in their order, and a password as a fact without its words', () => {
    const server = { ...websiteOf(null, [], COUPLE), version: 3, publicId: 'abc' } as WeddingWebsite
    const website = websiteOf(
      server,
      [
        waiting(websites.update, { id: COUPLE, changes: { theme: 'mare' } }),
        waiting(websitePasswordSet, { id: COUPLE, password: 'ginestra' }),
        waiting(websites.update, { id: COUPLE, changes: { theme: 'sera' } }),
      ],
      COUPLE,
    )
    expect(website).toMatchObject({ theme: 'sera', hasPassword: true, publicId: 'abc' })
    expect(JSON.stringify(website)).not.toContain('ginestra')
    expect(websitePasswordSet.describe({ id: COUPLE, password: 'ginestra' })).not.toContain('ginestra')
  })
})

describe('invitations and answers with what waits', () => {
  it('are added, renamed and taken away at once', () => {
    const added = { id: 'c', code: 'codice', name: 'Zia Pina', maxCompanions: 2 }
    const list = invitations.apply(
      [invitation('a'), invitation('b')],
      [
        waiting(invitations.add, added),
        waiting(invitations.update, { id: 'a', name: '', changes: { name: 'I Rossi' } }),
        waiting(invitations.remove, { id: 'b', name: '' }),
      ],
    )
    expect(list.map(({ id, name }) => `${id} ${name}`)).toEqual(['a I Rossi', 'c Zia Pina'])
    expect(
      rsvpAnswer.apply([answer('a'), answer('b')], [waiting(rsvpAnswer.remove, { id: 'a', name: '' })]),
    ).toHaveLength(1)
  })

  it('come to totals of people, not of envelopes', () => {
    const companions = [{ name: 'Gino', diet: '' }]
    expect(
      rsvpTotals(
        [invitation('a', 3), invitation('b', 0), invitation('c', 1)],
        [answer('a', { companions }), answer('b', { attending: false }), answer('x', { invitationId: null })],
      ),
    ).toEqual({ invited: 7, coming: 3, declined: 3, silent: 1 })
  })

  it('are a file with a line a person, in which nothing runs', () => {
    const csv = answersCsv(
      [invitation('a'), invitation('b')],
      [
        answer('a', {
          name: '=1+1',
          message: 'Evviva; "sempre"',
          companions: [
            { name: 'Gino', diet: 'celiaco' },
            { name: '', diet: '' },
          ],
        }),
        answer('x', { invitationId: null, name: 'Bruno', attending: false }),
      ],
    )
    expect(csv.split('\r\n').slice(1, -1)).toEqual([
      'Famiglia a;\'=1+1;sì;;"Evviva; ""sempre"""',
      'Famiglia a;Gino;sì;celiaco;',
      'Famiglia a;senza nome;sì;;',
      'Famiglia b;;senza risposta;;',
      ';Bruno;no;;',
    ])
  })
})
