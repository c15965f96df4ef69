import type { Couple, Partner } from '#contract/couple.ts'
import { provincesIn, regions } from '#contract/places.ts'
import { formatDay, formatInstant } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Overwritten, useOverwritten } from './history-queries.ts'
import css from './profile.module.css'
import type { CoupleFields } from './profile-screen.tsx'

const FIELDS: Readonly<Record<string, string>> = {
  partners: 'i vostri nomi',
  weddingDate: 'il giorno delle nozze',
  place: 'il luogo',
  guestCount: 'quanti invitati',
  ceremony: 'il rito',
  style: 'lo stile',
}
const CEREMONIES: Readonly<Record<string, string>> = {
  civile: 'civile',
  religiosa: 'religioso',
  simbolica: 'simbolico',
}

/** What the other partner wrote of the two where both wrote at once: one tap brings it back. */
export function CoupleOverwritten({
  couple,
  onRestore,
}: {
  couple: Couple
  onRestore: (changes: CoupleFields) => void
}) {
  const shown = useOverwritten(couple.id).filter(({ field }) => field in FIELDS)
  if (shown.length === 0) return null
  return (
    <div className={css.overwritten}>
      {shown.map((other) => (
        <Notice
          key={other.field}
          tone="warning"
          action={
            <Button
              variant="quiet"
              size="small"
              onClick={() => onRestore({ [other.field]: other.value } as CoupleFields)}
            >
              Ripristina
            </Button>
          }
        >
          Per {FIELDS[other.field]} {other.written} «{inWords(other)}» ({formatInstant(other.at)}).
        </Notice>
      ))}
    </div>
  )
}

function inWords({ field, value }: Overwritten): string {
  if (value === null || value === '') return 'niente'
  if (field === 'weddingDate') return formatDay(String(value), 'medium')
  if (field === 'ceremony') return CEREMONIES[String(value)] ?? String(value)
  if (field === 'partners')
    return (value as Partner[]).map((one) => `${one.firstName} ${one.lastName ?? ''}`.trim()).join(' e ')
  if (field === 'place') return placeInWords(value as Couple['place'])
  return String(value)
}

function placeInWords({ city, province, region }: Couple['place']): string {
  const provinceName = provincesIn(region ?? '').find(({ code }) => code === province)?.name
  const regionName = regions.find(({ slug }) => slug === region)?.name
  return [city, provinceName, regionName].filter(Boolean).join(', ') || 'niente'
}
