/** The plans in words, for the screen on which a vendor takes one. */
export { PLANS } from './plan-list.ts'
