export { findBackground } from './homepage-store.ts'
