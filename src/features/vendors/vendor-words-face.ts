/** What a vendor's own page says of it, for the comparison of those that are saved. */
export { answerWords, capacityWords, kindAndCity, priceFrom } from './vendor-words.ts'
