/** The roles of administrators. What each may do stands apart (`admin-rights.ts`): who is invited reads these alone. */

export const ADMIN_ROLES = ['owner', 'editor', 'support', 'accountant'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

/** What a role is called, and what it is for. */
export const ADMIN_ROLE_WORDS: Readonly<Record<AdminRole, { name: string; does: string }>> = {
  owner: { name: 'Titolare', does: 'Fa tutto, anche eliminare account e decidere chi amministra.' },
  editor: { name: 'Redazione', does: 'Articoli, home, award, banner, recensioni e matrimoni veri.' },
  support: { name: 'Assistenza', does: 'Richieste, chat, coppie, fornitori e recensioni.' },
  accountant: { name: 'Contabilità', does: 'Fatture e visibilità pagate.' },
}
