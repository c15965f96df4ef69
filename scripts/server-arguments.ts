/** What Node is given to become the server, in the repository's root, once `buildProduct` has been there. */
export const SERVER_PROGRAM = 'dist/program/main.js'
export const SERVER_ARGUMENTS = ['--import', './scripts/quick-start.ts', SERVER_PROGRAM]
