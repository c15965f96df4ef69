/** What a ZIP is made of. Source: PKWARE APPNOTE.TXT 6.3.10, sections 4.3 and 4.4; without ZIP64. */

export const LOCAL = { signature: 0x04034b50, bytes: 30 }
export const CENTRAL = { signature: 0x02014b50, bytes: 46 }
export const END = { signature: 0x06054b50, bytes: 22 }

export const STORED = 0
export const DEFLATED = 8
/** Names are UTF-8. */
export const UTF8 = 0x0800
export const ENCRYPTED = 0x0001

/** The most bytes and the most files that these numbers can say. */
export const MAX_BYTES = 0xffffffff
export const MAX_FILES = 0xffff
/** What may come after the end: a comment of as many bytes. */
export const MAX_COMMENT_BYTES = 0xffff
