import IconArrowNarrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowDown.mjs'
import IconArrowNarrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowUp.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { newId } from '#contract/kit/new-id.ts'
import type { FootGroup, FootLink } from '#contract/lists/site/site-foot.ts'
import { FOOT_MOST } from '#contract/lists/site/site-foot-rules.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LaterSortableList } from '../../ui/list/later-sortable-list.tsx'
import css from './admin-footer.module.css'
import { type FootErrors, isNeeded, movedAfter, stepped } from './footer-form.ts'

/** The groups of links, each with its title and its links, in the order in which visitors see them. */
export function FooterGroups({
  groups,
  faults,
  onGroups,
  onOpen,
}: {
  groups: readonly FootGroup[]
  faults: FootErrors | undefined
  onGroups: (groups: readonly FootGroup[]) => void
  /** A link is to be written; without one, a new one. */
  onOpen: (group: string, link?: FootLink) => void
}) {
  return (
    <section className={css.form}>
      <SectionHeader title="Collegamenti" />
      <p className={css.soft}>
        Fino a {FOOT_MOST.groups} gruppi, con {FOOT_MOST.links} collegamenti l’uno. Quelli che la legge chiede
        si rinominano e si spostano, ma non si tolgono.
      </p>
      {/* React Aria would add an inline style sheet, which the content policy refuses: with this it takes its rule as there. */}
      <span hidden id="react-aria-pressable-style" />
      <div className={css.groups}>
        {groups.map((group, at) => (
          <Group
            key={group.id}
            group={group}
            at={at}
            count={groups.length}
            titleFault={faults?.titles[group.id]}
            linksFault={faults?.links[group.id]}
            onChange={(next) => onGroups(groups.with(at, next))}
            onStep={(by) => onGroups(stepped(groups, at, by))}
            onRemove={() => onGroups(groups.toSpliced(at, 1))}
            onOpen={(link) => onOpen(group.id, link)}
          />
        ))}
      </div>
      {groups.length < FOOT_MOST.groups && (
        <div>
          <Button
            variant="quiet"
            icon={IconPlus}
            onClick={() => onGroups([...groups, { id: newId(), title: '', links: [] }])}
          >
            Aggiungi un gruppo
          </Button>
        </div>
      )}
    </section>
  )
}

function Group({
  group,
  at,
  count,
  titleFault,
  linksFault,
  onChange,
  onStep,
  onRemove,
  onOpen,
}: {
  group: FootGroup
  at: number
  count: number
  titleFault: string | undefined
  linksFault: string | undefined
  onChange: (group: FootGroup) => void
  onStep: (by: -1 | 1) => void
  onRemove: () => void
  onOpen: (link?: FootLink) => void
}) {
  const { title, links } = group
  const called = title.trim() || `gruppo ${at + 1}`
  const isHeld = links.some(isNeeded)
  return (
    <div role="group" aria-label={called} className={css.group}>
      <TextField
        label="Titolo del gruppo"
        maxLength={FOOT_MOST.title}
        value={title}
        onValue={(text) => onChange({ ...group, title: text })}
        {...(titleFault && { error: titleFault })}
      />
      {links.length > 0 && (
        <LaterSortableList
          label={`Collegamenti: ${called}`}
          items={links}
          textOf={({ label }) => label}
          onMove={(id, { previous }) => onChange({ ...group, links: movedAfter(links, id, previous) })}
          renderItem={(link) => (
            <button type="button" className={css.link} onClick={() => onOpen(link)}>
              <span>{link.label}</span>
              <span className={css.soft}>
                {link.href}
                {isNeeded(link) && ' · chiesto dalla legge'}
              </span>
            </button>
          )}
        />
      )}
      {linksFault && (
        <p role="alert" className={css.fault}>
          {linksFault}
        </p>
      )}
      <div className={css.ways}>
        {links.length < FOOT_MOST.links ? (
          <Button
            variant="quiet"
            size="small"
            icon={IconPlus}
            aria-label={`Aggiungi un collegamento: ${called}`}
            onClick={() => onOpen()}
          >
            Aggiungi
          </Button>
        ) : (
          <span className={css.soft}>Sono già {FOOT_MOST.links}: è il massimo.</span>
        )}
        <span className={css.moves}>
          <IconButton
            icon={IconArrowNarrowUp}
            label={`Sposta prima ${called}`}
            aria-disabled={at === 0}
            onClick={() => onStep(-1)}
          />
          <IconButton
            icon={IconArrowNarrowDown}
            label={`Sposta dopo ${called}`}
            aria-disabled={at === count - 1}
            onClick={() => onStep(1)}
          />
          {!isHeld && <IconButton icon={IconTrash} label={`Elimina ${called}`} onClick={onRemove} />}
        </span>
      </div>
    </div>
  )
}
