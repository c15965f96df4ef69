/** Notes that administrators keep of an account. Free of schemas. */
export const ACCOUNT_NOTES = 100
export const ACCOUNT_NOTE_TEXT = 2_000
