import type { FavoriteStatus } from '#contract/couple.ts'
import type { Favorite } from '#contract/favorite.ts'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { type FormEvent, useState } from 'react'
import { formatMoneyShort } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { ReviewMark, WaitingMark } from '../../ui/save-mark.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { REVIEW_PATH, type EntityMark } from '../sync/sync-queries.ts'
import type { FavoriteActions } from './favorite-actions.ts'
import { FAVORITE_WORDS, STATUSES, vendorHref, vendorLine } from './favorite-words.ts'
import css from './favorites.module.css'

/** A saved vendor: what it is, how far the couple is with it, and what only the couple reads. */
export function FavoriteCard({
  favorite,
  mark,
  compared,
  actions,
  onCompare,
}: {
  favorite: Favorite
  mark: EntityMark | undefined
  compared: boolean
  actions: FavoriteActions
  onCompare: () => void
}) {
  const { vendor } = favorite
  const name = vendor?.businessName ?? 'Fornitore non più visibile'
  return (
    <li className={css.card}>
      {vendor?.cover ? (
        <UiLink href={vendorHref(vendor)} className={css.cover} aria-label={name}>
          <Picture picture={vendor.cover} sizes="(min-width: 64rem) 16rem, 7rem" ratio="4/5" rounded alt="" />
        </UiLink>
      ) : (
        <span className={css.noCover} />
      )}
      <div className={css.words}>
        <div className={css.top}>
          <div>
            <h2 className={css.name}>{vendor ? <UiLink href={vendorHref(vendor)}>{name}</UiLink> : name}</h2>
            {vendor && <p className={css.line}>{vendorLine(vendor)}</p>}
            {vendor && (
              <p className={css.line}>
                {vendor.reviewCount > 0 && <Rating value={vendor.rating} count={vendor.reviewCount} />}
                {vendor.priceFromCents !== undefined && (
                  <span>da {formatMoneyShort(vendor.priceFromCents)}</span>
                )}
              </p>
            )}
          </div>
          <IconButton
            icon={IconHeart}
            aria-pressed
            label={`Togli ${name} dai preferiti`}
            onClick={() => void actions.remove(favorite)}
          />
        </div>
        <SelectField
          label={`A che punto siete con ${name}`}
          hideLabel
          options={STATUSES.map((status) => ({ value: status, label: FAVORITE_WORDS[status].one }))}
          value={favorite.status}
          onValue={(status) => void actions.setStatus(favorite, status as FavoriteStatus)}
        />
        <FavoriteNote favorite={favorite} name={name} onSave={actions.setNote} />
        <div className={css.bottom}>
          {vendor && <Checkbox label="Confronta" checked={compared} onChecked={onCompare} />}
          {mark === 'waiting' && <WaitingMark />}
          {mark === 'review' && <ReviewMark what={name} href={REVIEW_PATH} />}
        </div>
      </div>
    </li>
  )
}

function FavoriteNote({
  favorite,
  name,
  onSave,
}: {
  favorite: Favorite
  name: string
  onSave: FavoriteActions['setNote']
}) {
  const [draft, setDraft] = useState<string>()
  if (draft === undefined)
    return (
      <button type="button" className={css.note} onClick={() => setDraft(favorite.note)}>
        {favorite.note || 'Aggiungi una nota che leggete solo voi'}
      </button>
    )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() === favorite.note || (await onSave(favorite, draft.trim()))) setDraft(undefined)
  }
  return (
    <form className={css.noteForm} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={`La vostra nota su ${name}`}
        hideLabel
        maxLength={2000}
        value={draft}
        onValue={setDraft}
      />
      <div className={css.noteFoot}>
        <Button variant="quiet" size="small" onClick={() => setDraft(undefined)}>
          Annulla
        </Button>
        <Button size="small" type="submit">
          Salva la nota
        </Button>
      </div>
    </form>
  )
}
