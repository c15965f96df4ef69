import { type Editor, EditorContent, ReactNodeViewRenderer, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { RichText } from '#contract/kit/rich-text.ts'
import type { Picture } from '#contract/media/picture.ts'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { notKeptFileText, usePictureUpload } from '../../files/file-face.ts'
import { chosenPicture } from '../../files/given-picture-face.ts'
import articleCss from '../article-body.module.css'
import css from './body-editor.module.css'
import { BodyToolbar } from './body-toolbar.tsx'
import { insertPicture } from './insert-picture.ts'
import { pastedHtml } from './pasted-html.ts'
import { PictureView } from './picture-view.tsx'
import { blocksOf, docOf } from './rich-doc.ts'
import { pictureNode, richExtensions } from './rich-schema.ts'

/** In the editor's own order, whoever wrote it. */
const written = (text: RichText) => JSON.stringify(blocksOf(docOf(text)))

/**
 * The text of an article, written as it will be read. What is pasted keeps of its form what an article has.
 * Loads by itself: it carries the whole editor.
 */
export function BodyEditor({
  value,
  error,
  onValue,
}: {
  value: RichText
  error: string | undefined
  onValue: (text: RichText) => void
}) {
  const { add } = usePictureUpload()
  const current = useRef<Editor>(undefined)
  const [setup] = useState(() => {
    const known = new Map<string, Picture>()
    /** Pictures that are pasted or dropped go the way of those that are chosen. */
    const take = (files: Iterable<File>) => {
      add(files)
        .then(({ kept, refused }) => {
          for (const message of refused) notify({ type: 'danger', message })
          for (const file of kept) if (current.current) insertPicture(current.current, chosenPicture(file))
        })
        .catch((fault: unknown) => notify({ type: 'danger', message: notKeptFileText(fault) }))
      return true
    }
    return {
      first: written(value),
      note: (text: RichText) => {
        for (const part of text) if (part.kind === 'picture') known.set(part.picture.id, part.picture)
      },
      options: {
        extensions: richExtensions(
          known,
          pictureNode(known).extend({ addNodeView: () => ReactNodeViewRenderer(PictureView) }),
        ),
        content: docOf(value),
        // The content policy takes no style of a script's; what it needs is in the module.
        injectCSS: false,
        editorProps: {
          attributes: {
            role: 'textbox',
            'aria-multiline': 'true',
            'aria-label': 'Testo',
            class: `${articleCss['text']} ${css['area']}`,
          },
          transformPastedHTML: pastedHtml,
          handlePaste: (_view: unknown, { clipboardData }: ClipboardEvent) =>
            // A word processor gives its text as a picture too: then the text is meant.
            clipboardData !== null &&
            clipboardData.files.length > 0 &&
            !clipboardData.types.includes('text/html') &&
            take(clipboardData.files),
          handleDrop: (_view: unknown, { dataTransfer }: DragEvent) =>
            dataTransfer !== null && dataTransfer.files.length > 0 && take(dataTransfer.files),
        },
      },
    }
  })
  /** What was told of it and has not come back yet, the latest last: what comes back is not news. */
  const told = useRef([setup.first])
  const editor = useEditor({
    ...setup.options,
    onCreate: (made) => {
      current.current = made.editor
    },
    onUpdate: (changed) => {
      const text = blocksOf(changed.editor.getJSON())
      const now = JSON.stringify(text)
      setup.note(text)
      // Lines that say nothing are not told: told before the device is read, they would forget what it keeps.
      if (now === told.current.at(-1)) return
      told.current.push(now)
      onValue(text)
    },
  })

  // What became of it elsewhere: saved by the server, taken from somebody else, given up.
  useEffect(() => {
    setup.note(value)
    const now = written(value)
    const at = told.current.lastIndexOf(now)
    if (at >= 0) {
      told.current.splice(0, at)
      return
    }
    told.current = [now]
    const { from, to } = editor.state.selection
    editor.commands.setContent(docOf(value), { emitUpdate: false })
    const end = editor.state.doc.content.size
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) })
  }, [editor, setup, value])

  return (
    <div className={css.editor} data-invalid={error ? '' : undefined}>
      <BodyToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
