export { featuredAtHome, findHomeFront } from './home-page-store.ts'
export { findBackground } from './homepage-store.ts'
