import type { Editor } from '@tiptap/react'
import type { Picture } from '#contract/media/picture.ts'

/** Puts a picture into the text where one writes. */
export const insertPicture = (editor: Editor, picture: Picture): boolean =>
  editor
    .chain()
    .focus()
    .insertContent({ type: 'picture', attrs: { picture, caption: '' } })
    .run()
