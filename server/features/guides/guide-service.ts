/** What other features ask of the guides. */
export { searchPassages, type Passage } from './guide-search.ts'
export { allGuides, guideBySlug, type GuideText } from './guide-texts.ts'
export { fold } from './italian-words.ts'
