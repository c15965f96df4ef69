import { useState } from 'react'
import { WIDE, useMedia } from '../../../ui/use-media.ts'

/**
 * The conversation that is open: the one that was asked for, or, where it fits beside the list, the one that stood first
 * when the list came. What is written later moves the list, and not what is being read.
 */
export function useOpened(
  asked: string | undefined,
  conversations: readonly { other: string }[],
): string | undefined {
  const isWide = useMedia(WIDE)
  const [first, setFirst] = useState<string>()
  const now = conversations[0]?.other
  if (isWide && !asked && first === undefined && now !== undefined) setFirst(now)
  return asked ?? (isWide ? (first ?? now) : undefined)
}
