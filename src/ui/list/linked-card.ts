/** A card that opens wherever it is tapped, though only its title is a link. */
import { classNames } from '../class-names.ts'
import css from './linked-card.module.css'

/** On the card. A featured one is the first of a page, large: its picture beside its words from 56 rem on. */
export const linkedCardClass = ({
  featured = false,
  className,
}: { featured?: boolean; className?: string } = {}) =>
  classNames(css.card, featured && css.featured, className)

/** On the link in it. */
export const cardLinkClass = (className?: string) => classNames(css.link, className)
