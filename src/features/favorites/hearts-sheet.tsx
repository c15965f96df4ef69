import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { useRouter } from '@tanstack/react-router'
import { heard } from '../../lib/fault-log.ts'
import { named } from '../../lib/named.ts'
import { joinWords, plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../ui/overlay/sheet-foot.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { vendorHref, vendorLine } from './favorite-words.ts'
import { type Heart, useHearts } from './heart-state.ts'
import { dropHearts, putBackHearts } from './hearts.ts'
import css from './hearts.module.css'

const UNDO_FOR_MS = 7_000

/** The vendors whose heart was tapped on this device, and the two ways on: to take them along, or off. */
export function HeartsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const hearts = useHearts((all) => all)
  const router = useRouter()
  const takeOff = (gone: readonly Heart[]) => {
    void dropHearts(gone).catch(heard('hearts-sheet'))
    const message = named(
      gone.length === 1 ? 'Tolto' : 'Tolti da questo dispositivo',
      joinWords(gone.map(({ vendor }) => vendor.businessName)),
    )
    const onPress = () => void putBackHearts(gone).catch(heard('hearts-sheet'))
    notify({ message, duration: UNDO_FOR_MS, action: { label: 'Annulla', about: message, onPress } })
  }
  const register = () => {
    onClose()
    void router.navigate({ to: '/register', search: { tipo: 'coppia' } })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="I tuoi cuori"
      footer={
        hearts.length > 0 && (
          <SheetFoot>
            <Button variant="link" onClick={() => takeOff(hearts)}>
              Toglili tutti
            </Button>
            <Button onClick={register}>Registrati e portali con te</Button>
          </SheetFoot>
        )
      }
    >
      <p className={css.lead}>
        {hearts.length > 0
          ? `${plural(hearts.length, 'fornitore', 'fornitori')}, su questo dispositivo. Con un account li ritrovi ovunque, con note e confronto, e li vede anche la tua metà.`
          : 'Qui non c’è più nessuno. Tocca il cuore di un fornitore per ritrovarlo.'}
      </p>
      <ul className={css.list}>
        {hearts.toReversed().map((heart) => (
          <li key={heart.id} className={css.row}>
            <UiLink href={vendorHref(heart.vendor)} className={css.link} onClick={onClose}>
              <span className={css.cover}>
                {heart.vendor.cover && (
                  <Picture picture={heart.vendor.cover} sizes="4.5rem" ratio="1/1" rounded alt="" />
                )}
              </span>
              <span className={css.words}>
                <span className={css.name}>{heart.vendor.businessName}</span>
                <span className={css.line}>{vendorLine(heart.vendor)}</span>
              </span>
            </UiLink>
            <IconButton
              icon={IconHeart}
              aria-pressed
              label={`Togli ${heart.vendor.businessName} dai preferiti`}
              onClick={() => takeOff([heart])}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
