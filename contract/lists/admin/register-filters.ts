/** What administrators narrow their register by. Free of schemas: the screen has it too. */
export const ACT_KINDS = ['write', 'read', 'export'] as const
/** How something was done that takes two administrators (decision 113). */
export const ACT_STEPS = ['asked', 'confirmed', 'alone'] as const
/** Of whom, or of what: of vendors, of couples, of neither. */
export const ACT_THINGS = ['vendors', 'couples', 'site'] as const
export const ACT_WHENS = ['oggi', 'ieri', 'settimana', 'mese'] as const
