/** The server's program, once `buildProduct` has been there. */
export const SERVER_PROGRAM = 'dist/program/main.js'
/** What Node is given to become the server, in the repository's root. */
export const SERVER_ARGUMENTS = ['dist/program/begin.js']
