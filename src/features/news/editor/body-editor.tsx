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
  const [known] = useState(() => new Map<string, Picture>())
  const said = useRef<string>(undefined)
  const addFiles = useAddFiles()
  const editor = useEditor({
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
      handlePaste: (_view, { clipboardData }) => {
        // A word processor gives its text as a picture too: then the text is meant.
        if (!clipboardData?.files.length || clipboardData.types.includes('text/html')) return false
        addFiles(editor, clipboardData.files)
        return true
      },
      handleDrop: (_view, { dataTransfer }) => {
        if (!dataTransfer?.files.length) return false
        addFiles(editor, dataTransfer.files)
        return true
      },
    },
    onUpdate: ({ editor: { getJSON } }) => {
      const text = blocksOf(getJSON())
      for (const part of text) if (part.kind === 'picture') known.set(part.picture.id, part.picture)
      said.current = JSON.stringify(text)
      onValue(text)
    },
  })

  // What became of it elsewhere: saved by the server, taken from somebody else, given up.
  useEffect(() => {
    for (const part of value) if (part.kind === 'picture') known.set(part.picture.id, part.picture)
    const now = written(value)
    said.current ??= now
    if (now === said.current) return
    said.current = now
    const { from, to } = editor.state.selection
    const { commands } = editor
    commands.setContent(docOf(value), { emitUpdate: false })
    const end = editor.state.doc.content.size
    commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) })
  }, [editor, known, value])

  return (
    <div className={css.editor} data-invalid={error ? '' : undefined}>
      <BodyToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** Pictures that are pasted or dropped go the way of those that are chosen. */
function useAddFiles() {
  const { add } = usePictureUpload()
  return (editor: Editor, files: Iterable<File>) => {
    add(files)
      .then(({ kept, refused }) => {
        for (const message of refused) notify({ type: 'danger', message })
        for (const file of kept) insertPicture(editor, chosenPicture(file))
      })
      .catch((error: unknown) => notify({ type: 'danger', message: notKeptFileText(error) }))
  }
}
