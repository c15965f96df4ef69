import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { DraftNotice } from '../../ui/state/draft-notice.tsx'
import { Menu, type MenuItem } from '../../ui/overlay/menu.tsx'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { Sheet, type SheetProps } from '../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../ui/overlay/sheet-foot.tsx'
import { type EntityMark, REVIEW_PATH } from '../../features/sync/sync-face.ts'
import css from './editor-sheet.module.css'
import { OverwrittenNotices } from '../overwritten/overwritten-notices.tsx'
import type { AnyEditor } from './use-editor.ts'

/**
 * The sheet of an editor: its footer, its closing with the exit, the draft that was found, what the partner wrote over,
 * and whether it has arrived. The fields are its children.
 */
export function EditorSheet({
  editor,
  title,
  width,
  arrival,
  menu,
  beside,
  submit,
  below,
  onClose,
  children,
}: Pick<SheetProps, 'title' | 'width'> & {
  editor: AnyEditor
  /** Of a thing that is in a list: whether it has arrived, and what it is called. */
  arrival?: { mark: EntityMark | undefined; what: string; reviewHref?: string } | undefined
  /** What else can be done, with what closes the sheet when it was kept. */
  menu?: { label: string; items: (done: (kept: Promise<boolean>) => void) => MenuItem[] } | undefined
  /** Another button. */
  beside?: ReactNode
  /** What the button says. */
  submit: string
  below?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const closeWhen = (kept: Promise<boolean>) => void kept.then((isKept) => isKept && onClose())
  return (
    <Sheet
      open
      title={title}
      {...(width && { width })}
      dirty={editor.dirty}
      onClose={() => {
        editor.clear()
        onClose()
      }}
      footer={
        <SheetFoot>
          {menu && <Menu label={menu.label} variant="framed" items={menu.items(closeWhen)} />}
          {beside}
          <Button type="submit" form={id} wide={!menu && !beside}>
            {submit}
          </Button>
        </SheetFoot>
      }
    >
      <OverwrittenNotices
        entity={editor.entity}
        fields={editor.fields}
        live={editor.live}
        onRestore={(wanted) => closeWhen(editor.restore(wanted))}
      />
      <form
        id={id}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          closeWhen(editor.save())
        }}
      >
        <DraftNotice found={editor.found} onDiscard={editor.clear} />
        {editor.newsAbove}
        {children}
      </form>
      {below}
      {arrival && !editor.dirty && (
        <p className={css.arrived}>
          <EntityStateMark mark={arrival.mark} what={arrival.what} href={arrival.reviewHref ?? REVIEW_PATH} />
        </p>
      )}
    </Sheet>
  )
}
