export { featuredAtHome, featuredNamed, findHomeFront, homePageRow } from './home-page-store.ts'
export { findBackground } from './homepage-store.ts'
