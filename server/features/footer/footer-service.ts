export { findSiteFoot } from './footer-store.ts'
