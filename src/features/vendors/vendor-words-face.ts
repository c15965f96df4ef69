/** What a vendor's own page says of it, for the comparison of those that are saved, and for who writes it. */
export {
  PRICE_RANGE_WORDS,
  answerWords,
  capacityWords,
  kindAndCity,
  priceFrom,
  vendorDescription,
} from './vendor-words.ts'
export { vendorCrumbs } from './page/vendor-crumbs.ts'
