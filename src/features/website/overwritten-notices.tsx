import type { WeddingWebsite } from '#contract/website.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOverwritten } from '../couple/history-queries.ts'
import type { WebsiteActions } from './website-actions.ts'

/** Lists are merged entry by entry; these are whole. */
const FIELDS: Readonly<Record<string, string>> = {
  title: 'la riga sopra i nomi',
  welcome: 'il benvenuto',
  theme: 'l’aspetto',
  rsvpNote: 'le parole sopra le risposte',
  rsvpDeadline: 'l’ultimo giorno per rispondere',
  giftText: 'le parole sui regali',
  giftIban: 'l’IBAN',
  giftHolder: 'l’intestatario del conto',
}

/** What the other partner wrote in the same place at the same time: one tap puts it back. */
export function OverwrittenNotices({
  website,
  actions,
}: {
  website: WeddingWebsite
  actions: WebsiteActions
}) {
  const overwritten = useOverwritten(website.version > 0 ? website.id : undefined)
  return overwritten.flatMap(({ field, written, value }) => {
    const what = FIELDS[field]
    if (!what) return []
    const words = typeof value === 'string' && value !== '' ? `«${value}»` : 'niente'
    return [
      <Notice
        key={field}
        tone="warning"
        action={
          <Button
            variant="quiet"
            size="small"
            onClick={() => void actions.save({ [field]: value }, 'Ripristinato.')}
          >
            Ripristina
          </Button>
        }
      >
        Per {what} {written} {words}.
      </Notice>,
    ]
  })
}
