import { useEffect, useState } from 'react'
import { heard } from '../../../lib/fault-log.ts'
import { hasGuestStore } from '../../../offline/store-names.ts'
import type { PersonRow } from './rsvp-people.ts'

/** An answer as it is being written. */
export interface RsvpDraft {
  attending: string
  rows: readonly PersonRow[]
  /** Who answers, where nobody comes. */
  absent: string
  message: string
}

const open = async (link: string) => {
  const { answerDraft, openGuestStore } = await import('./guest-store.ts')
  return { name: answerDraft(link), ...(await openGuestStore()) }
}

/** What a guest has typed and not sent: kept on the device, and found again. */
export function useRsvpDraft(link: string) {
  const [draft, setDraft] = useState<RsvpDraft>()
  const [found, setFound] = useState(false)
  useEffect(() => {
    const find = async () => {
      if (!(await hasGuestStore())) return
      const { name, drafts } = await open(link)
      const kept = drafts.get<RsvpDraft>(name)
      setFound(kept !== undefined)
      // What was typed meanwhile is newer.
      setDraft((now) => now ?? kept)
    }
    void find().catch(heard('rsvp-draft'))
  }, [link])

  /** @param next undefined forgets it */
  function keep(next: RsvpDraft | undefined) {
    setDraft(next)
    setFound(false)
    void open(link).then(({ name, drafts }) => drafts.keep(name, next), heard('rsvp-draft'))
  }
  return { draft, found, keep }
}
