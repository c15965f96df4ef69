import { type Editor, useEditorState } from '@tiptap/react'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs'
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import { useState } from 'react'
import { RICH_TEXT_MOST } from '#contract/lists/site/article-limits.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Icon, type IconDrawing } from '../../../ui/icon.tsx'
import { AddPictures } from '../../files/picture-field-face.tsx'
import { chosenPicture } from '../../files/given-picture-face.ts'
import css from './body-editor.module.css'
import { insertPicture } from './insert-picture.ts'
import { LinkPanel } from './link-panel.tsx'

const LEVELS = [
  { value: '0', label: 'Paragrafo' },
  { value: '2', label: 'Titolo' },
  { value: '3', label: 'Titoletto' },
]

/** What can be made of what is chosen in the text. It stays in sight while one reads on. */
export function BodyToolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false)
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      level: at.isActive('heading') ? String(at.getAttributes('heading')['level']) : '0',
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      href: at.getAttributes('link')['href'] as string | undefined,
      isEmpty: at.state.selection.empty,
      bullets: at.isActive('bulletList'),
      numbers: at.isActive('orderedList'),
      quote: at.isActive('blockquote'),
      by: String(at.getAttributes('blockquote')['by'] ?? ''),
      undo: at.can().undo(),
      redo: at.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const inHeading = now.level !== '0'
  return (
    <div className={css.bar}>
      <div role="toolbar" aria-label="Forma del testo" className={css.tools}>
        <SelectField
          label="Che cos’è questa riga"
          hideLabel
          className={css.level}
          options={LEVELS}
          value={now.level}
          onValue={(level) =>
            level === '0'
              ? chain().setNode('paragraph').run()
              : chain()
                  .clearNodes()
                  .setNode('heading', { level: Number(level) })
                  .run()
          }
        />
        <Tool
          icon={IconBold}
          label="Grassetto"
          on={now.bold}
          off={inHeading}
          onPress={() => chain().toggleBold().run()}
        />
        <Tool
          icon={IconItalic}
          label="Corsivo"
          on={now.italic}
          off={inHeading}
          onPress={() => chain().toggleItalic().run()}
        />
        <Tool
          icon={IconLink}
          label="Collegamento"
          on={now.href !== undefined}
          off={inHeading}
          onPress={() => setLinking((open) => !open)}
        />
        <Tool
          icon={IconList}
          label="Lista"
          on={now.bullets}
          onPress={() => chain().toggleList('bulletList', 'listItem').run()}
        />
        <Tool
          icon={IconListNumbers}
          label="Lista numerata"
          on={now.numbers}
          onPress={() => chain().toggleList('orderedList', 'listItem').run()}
        />
        <Tool
          icon={IconBlockquote}
          label="Citazione"
          on={now.quote}
          onPress={() =>
            now.quote ? chain().lift('blockquote').run() : chain().clearNodes().wrapIn('blockquote').run()
          }
        />
        <AddPictures
          label="Aggiungi foto"
          variant="quiet"
          onAdd={(files) => {
            for (const file of files) insertPicture(editor, chosenPicture(file))
            return Promise.resolve(true)
          }}
        />
        <Tool icon={IconArrowBackUp} label="Annulla" off={!now.undo} onPress={() => chain().undo().run()} />
        <Tool icon={IconArrowForwardUp} label="Ripeti" off={!now.redo} onPress={() => chain().redo().run()} />
      </div>
      {linking && (
        <LinkPanel
          key={now.href ?? ''}
          href={now.href}
          isChosen={!now.isEmpty || now.href !== undefined}
          onHref={(href) => {
            const words = chain().extendMarkRange('link')
            // Who goes on typing writes after the words, not over them.
            const { to } = editor.state.selection
            if (href) words.setLink({ href }).setTextSelection(to).run()
            else words.unsetLink().run()
            setLinking(false)
          }}
          onClose={() => {
            setLinking(false)
            editor.commands.focus()
          }}
        />
      )}
      {now.quote && (
        <TextField
          label="Di chi è la citazione"
          optional
          maxLength={RICH_TEXT_MOST.by}
          value={now.by}
          onValue={(by) => editor.commands.updateAttributes('blockquote', { by })}
        />
      )}
    </div>
  )
}

function Tool({
  icon,
  label,
  on,
  off = false,
  onPress,
}: {
  icon: IconDrawing
  label: string
  /** Left out of what is done once. */
  on?: boolean
  off?: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={off}
      // What is chosen in the text stays chosen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  )
}
