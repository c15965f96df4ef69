/** What many files are asked for as, where they are wanted as one. Source: IANA, application/zip. */
export const ZIP_TYPE = 'application/zip'
