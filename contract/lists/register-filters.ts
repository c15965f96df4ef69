/** What administrators narrow their register by. Free of schemas: the screen has it too. */
export const ACT_KINDS = ['write', 'read', 'export'] as const
/** Of whom, or of what: of vendors, of couples, of neither. */
export const ACT_THINGS = ['vendors', 'couples', 'site'] as const
export const ACT_WHENS = ['oggi', 'ieri', 'settimana', 'mese'] as const
