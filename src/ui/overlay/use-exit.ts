import { useState } from 'react'

/** As long as a sheet's exit lasts, in milliseconds. */
const EXIT_MS = 240

/**
 * For a sheet that is drawn only while it is open: it plays its exit before it leaves.
 * @param onClose takes it away
 * @returns whether it is open, and what closes it
 */
export function useExit(onClose: () => void): [open: boolean, leave: () => void] {
  const [open, setOpen] = useState(true)
  const leave = () => {
    setOpen(false)
    setTimeout(onClose, EXIT_MS)
  }
  return [open, leave]
}
