import type { VendorCard } from '#contract/vendors/vendor.ts'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { IconButton } from '../../ui/icon-button.tsx'

export interface FavoriteButtonProps {
  vendor: VendorCard
  /** `floating` over a picture, `framed` beside words. */
  variant?: 'floating' | 'framed'
}

/** A heart, whoever taps it. */
export function Heart({
  vendor: { businessName },
  variant,
  isFull,
  onTap,
}: Required<FavoriteButtonProps> & { isFull: boolean; onTap: () => void }) {
  return (
    <IconButton
      icon={IconHeart}
      variant={variant}
      label={`${isFull ? 'Togli' : 'Salva'} ${businessName} ${isFull ? 'dai' : 'fra i'} preferiti`}
      aria-pressed={isFull}
      onClick={onTap}
    />
  )
}
