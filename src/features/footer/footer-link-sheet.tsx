import { useId, useState } from 'react'
import type { FootGroup, FootLink } from '#contract/lists/site/site-foot.ts'
import { ALREADY_THERE, FOOT_MOST, addressFault } from '#contract/lists/site/site-foot-rules.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../ui/overlay/sheet-foot.tsx'
import css from './admin-footer.module.css'
import { isNeeded } from './footer-form.ts'

/** A link to write, to move into another group or to take away. It is in the form then, and sent with it. */
export function FooterLinkSheet({
  groups,
  into,
  link,
  isNew,
  onPut,
  onRemove,
  onClose,
}: {
  groups: readonly FootGroup[]
  /** The group it is opened from. */
  into: string
  link: FootLink
  isNew: boolean
  onPut: (group: string, link: FootLink) => void
  onRemove: () => void
  onClose: () => void
}) {
  const form = useId()
  const [label, setLabel] = useState(link.label)
  const [href, setHref] = useState(link.href)
  const [group, setGroup] = useState(into)
  const [asked, setAsked] = useState(false)
  const others = groups.flatMap(({ links }) => links).filter(({ id }) => id !== link.id)
  const target = groups.find(({ id }) => id === group)
  const isFull = group !== into && (target?.links.length ?? 0) >= FOOT_MOST.links
  const faults = {
    label: label.trim() === '' ? 'Scrivi come si chiama.' : undefined,
    href:
      addressFault(href.trim()) ??
      (others.some((other) => other.href === href.trim()) ? ALREADY_THERE : undefined),
    group: isFull ? `In questo gruppo ce ne sono già ${FOOT_MOST.links}: è il massimo.` : undefined,
  }
  const shown = (fault: string | undefined) => (asked && fault ? { error: fault } : {})
  return (
    <Sheet
      open
      title={isNew ? 'Un collegamento nuovo' : 'Il collegamento'}
      dirty={label !== link.label || href !== link.href || group !== into}
      onClose={onClose}
      footer={
        <SheetFoot>
          {isNew || isNeeded(link) ? (
            <Button variant="quiet" onClick={onClose}>
              Annulla
            </Button>
          ) : (
            <Button variant="quiet" onClick={onRemove}>
              Togli
            </Button>
          )}
          <Button type="submit" form={form}>
            {isNew ? 'Aggiungi' : 'Va bene'}
          </Button>
        </SheetFoot>
      }
    >
      <form
        id={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (Object.values(faults).some((fault) => fault !== undefined)) return
          onPut(group, { id: link.id, href: href.trim(), label: label.trim() })
        }}
      >
        <TextField
          label="Come si chiama"
          data-autofocus
          maxLength={FOOT_MOST.label}
          value={label}
          onValue={setLabel}
          {...shown(faults.label)}
        />
        <TextField
          label="Indirizzo"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={FOOT_MOST.href}
          readOnly={isNeeded(link)}
          hint={
            isNeeded(link)
              ? 'La legge chiede che da ogni pagina ci si arrivi: si chiama come vuoi e sta dove vuoi, ma non si toglie.'
              : 'Una pagina del sito, come /fornitori, o un indirizzo intero che comincia con https://.'
          }
          value={href}
          onValue={setHref}
          {...shown(faults.href)}
        />
        <SelectField
          label="Gruppo"
          options={groups.map(({ id, title }) => ({ value: id, label: title || 'Senza titolo' }))}
          value={group}
          onValue={setGroup}
          {...shown(faults.group)}
        />
        <p className={css.soft}>Si vede sul sito quando salvi il piè di pagina.</p>
      </form>
    </Sheet>
  )
}
