export { findSiteFoot, footRow } from './footer-store.ts'
