/**
 * What can be written in a text: the contract's parts and no other, so that what is pasted keeps only what an article
 * can show. Lists do not nest, headings have no form, there is no break within a line.
 */
import { type Extensions, Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import type { Picture } from '#contract/media/picture.ts'
import { isHref } from './rich-doc.ts'

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level <= 2 ? 2 : 3 } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs['level']}`, HTMLAttributes, 0],
  addKeyboardShortcuts() {
    const toggle = (level: number) => () => this.editor.commands.toggleNode(this.name, 'paragraph', { level })
    return { 'Mod-Alt-2': toggle(2), 'Mod-Alt-3': toggle(3) }
  },
  addInputRules() {
    return [2, 3].map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^#{${level}}\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    )
  },
})

const ListItem = Node.create({
  name: 'listItem',
  // Several are wrapped at once before they are split; each comes out as an item of its own.
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

const listNode = (name: string, tag: 'ul' | 'ol', find: RegExp, key: string) =>
  Node.create({
    name,
    group: 'block list',
    content: 'listItem+',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleList(name, 'listItem') }
    },
    addInputRules() {
      return [wrappingInputRule({ find, type: this.type })]
    },
  })

const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => ({ by: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap(this.name) }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})

/**
 * A picture that was chosen here. Copied and pasted it is known by its id alone, or a page could smuggle in the address
 * of one of its own.
 * @param known pictures that were in this text
 */
export const pictureNode = (known: ReadonlyMap<string, Picture>) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      picture: { default: null, rendered: false },
      caption: { default: '', rendered: false },
    }),
    parseHTML: () => [
      {
        tag: 'figure[data-picture]',
        getAttrs: ({ dataset }) => {
          const picture = known.get(dataset['picture'] ?? '')
          return picture ? { picture, caption: dataset['caption'] ?? '' } : false
        },
      },
    ],
    renderHTML: ({ node: { attrs } }) => [
      'figure',
      { 'data-picture': attrs['picture']?.id ?? '', 'data-caption': attrs['caption'] },
    ],
  })

/** Everything the editor is made of. @param picture with how it is drawn, where it is drawn */
export const richExtensions = (
  known: ReadonlyMap<string, Picture>,
  picture: Node = pictureNode(known),
): Extensions => [
  StarterKit.configure({
    heading: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // Out of the others Enter leads; after a picture there would be nowhere to write.
    trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote'] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (href) => isHref(href),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Heading,
  ListItem,
  listNode('bulletList', 'ul', /^\s*[-*]\s$/, 'Mod-Shift-8'),
  listNode('orderedList', 'ol', /^1[.)]\s$/, 'Mod-Shift-7'),
  Quote,
  picture,
]
