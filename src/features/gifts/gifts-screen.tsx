import type { Gift } from '#contract/plan/gift.ts'
import { newId } from '#contract/kit/new-id.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { named } from '../../lib/named.ts'
import { plural } from '../../lib/text.ts'
import { useChanges } from '../../plan/changes.ts'
import { EntitiesPending } from '../../plan/entities-pending.tsx'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { useEntities } from '../../plan/use-entities.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ReviewMark, WaitingMark } from '../../ui/state/save-mark.tsx'
import { type EntityMark, REVIEW_PATH } from '../sync/sync-face.ts'
import { gift as entity } from './gift-entity.ts'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { giftText } from './gift-fields.ts'

/** Whom to thank first, and within that the newest first. */
const byThanks = (a: Gift, b: Gift) =>
  Number(a.thanked) - Number(b.thanked) || (a.createdAt < b.createdAt ? 1 : -1)

/**
 * What the couple was given, by whom, and whether they have said thank you.
 * @param open the gift whose sheet is open, `new` for one to come
 */
export function GiftsScreen({
  open,
  onOpen,
}: {
  open: string | undefined
  onOpen: (id: string | undefined) => void
}) {
  const entities = useEntities(entity)
  const { list, marks, ready } = entities
  const { edit } = useChanges()
  const gifts = list.toSorted(byThanks)
  const toThank = gifts.filter(({ thanked }) => !thanked).length
  const opened = gifts.find(({ id }) => id === open)
  const add = (
    <Button icon={IconPlus} onClick={() => onOpen('new')}>
      Aggiungi un regalo
    </Button>
  )
  const thank = (one: Gift, thanked: boolean) =>
    void edit(entity.change(one, { thanked }), named(thanked ? 'Ringraziato' : 'Da ringraziare', one.title))
  if (!ready && gifts.length === 0)
    return <EntitiesPending title="Regali" what="I regali" rows={5} entities={entities} />
  return (
    <>
      <PageHeader
        title="Regali"
        {...(gifts.length > 0 && {
          subtitle:
            toThank === 0
              ? 'Avete ringraziato tutti.'
              : `${plural(toThank, 'regalo', 'regali')} per cui ringraziare.`,
          actions: add,
        })}
      />
      {gifts.length === 0 ? (
        <EmptyState drawing="gifts" title="Che cosa vi hanno regalato" action={add}>
          Segnate ogni regalo e chi ve l’ha fatto: dopo le nozze nessuno resta senza un grazie.
        </EmptyState>
      ) : (
        <Table
          caption="Regali"
          columns={columnsOf(marks, thank)}
          rows={gifts}
          rowKey={({ id }) => id}
          stack
        />
      )}
      <Lingering>
        {(open === 'new' || opened) && (
          <GiftSheet key={open} live={opened} mark={marks.get(open!)} onClose={() => onOpen(undefined)} />
        )}
      </Lingering>
    </>
  )
}

const columnsOf = (
  marks: ReadonlyMap<string, EntityMark>,
  onThank: (gift: Gift, thanked: boolean) => void,
): Column<Gift>[] => [
  {
    key: 'title',
    heading: 'Regalo',
    render: ({ id, title }) => (
      <strong>
        <UiLink href={`/couple/gifts?gift=${id}`}>{title}</UiLink>
      </strong>
    ),
  },
  {
    key: 'giver',
    heading: 'Da chi',
    render: ({ id, title, giver }) => (
      <>
        {giver || '–'} {marks.get(id) === 'waiting' && <WaitingMark />}
        {marks.get(id) === 'review' && <ReviewMark what={title} href={REVIEW_PATH} />}
      </>
    ),
  },
  {
    key: 'thanked',
    heading: 'Ringraziato',
    phone: 'aside',
    render: (gift) => (
      <Checkbox
        round
        hideLabel
        label={`Ringraziato: ${gift.title}`}
        checked={gift.thanked}
        onChecked={(thanked) => onThank(gift, thanked)}
      />
    ),
  },
]

/** A new gift, or one to change. */
function GiftSheet({
  live,
  mark,
  onClose,
}: {
  live: Gift | undefined
  mark: EntityMark | undefined
  onClose: () => void
}) {
  const { make, edit } = useChanges()
  const editor = useEditor({
    entity,
    fields: giftText.fields,
    live,
    draft: `gift/${live?.id ?? 'new'}`,
    start: entity.empty,
    onAdd: (values) =>
      make([entity.creation({ ...values, id: newId() })], named('Regalo aggiunto', values.title)),
    onEdit: (made) =>
      edit(entity.change(made.live, made.wanted, made.seen), named('Regalo salvato', made.live.title)),
  })
  return (
    <EditorSheet
      editor={editor}
      title={live ? 'Regalo' : 'Nuovo regalo'}
      submit={live ? 'Salva' : 'Aggiungi'}
      {...(live && {
        arrival: { mark, what: live.title },
        menu: {
          label: 'Altre azioni per questo regalo',
          items: (done: (kept: Promise<boolean>) => void) => [
            {
              label: 'Elimina',
              icon: IconTrash,
              danger: true,
              onSelect: () => done(make([entity.removal(live)], named('Regalo eliminato', live.title))),
            },
          ],
        },
      })}
      onClose={onClose}
    >
      <TextField {...editor.field.text('title')} {...(!live && { 'data-autofocus': true })} />
      <TextField {...editor.field.text('giver')} />
      <Checkbox {...editor.field.flag('thanked')} />
      <TextArea {...editor.field.text('notes')} />
    </EditorSheet>
  )
}
