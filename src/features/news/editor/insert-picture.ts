import type { Editor } from '@tiptap/react'
import type { Picture } from '#contract/media/picture.ts'

/** Puts a picture after the part where one writes: what is chosen there stays. */
export function insertPicture(editor: Editor, picture: Picture): void {
  const { $to } = editor.state.selection
  const after = $to.depth > 0 ? $to.after(1) : $to.pos
  editor
    .chain()
    .focus()
    .insertContentAt(after, { type: 'picture', attrs: { picture, caption: '' } })
    .run()
}
