/* Icons are imported one file each: the package's front door is 6,000 files, which a server would read at start. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react'
  const icon: Icon
  export default icon
}
