/**
 * The query parameter by which a file of the build without a hash in its name is asked for by its content, so that a
 * process of another build does not answer with its own. Its value is the SHA-256 of the content in base64.
 */
export const REVISION = 'revision'
