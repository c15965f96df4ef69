import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { Video } from '#contract/vendors/vendor.ts'

/** What else can be done with a film: it is taken off the page. */
export const removalMenu = (video: Video, remove: (video: Video) => Promise<boolean>) => ({
  label: 'Altre azioni per questo video',
  items: (done: (kept: Promise<boolean>) => void) => [
    { label: 'Togli', icon: IconTrash, danger: true, onSelect: () => done(remove(video)) },
  ],
})
