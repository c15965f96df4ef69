/** The administrators' lists, by the end of their address: a description is all that a new one is made of. */
import { ADMIN_REGISTER } from '../../features/admin-register/admin-register.tsx'
import { ADMIN_COUPLES } from '../../features/couple/admin-couples.tsx'
import { ADMIN_INVOICES } from '../../features/money/admin-invoices.tsx'
import { ADMIN_ARTICLES } from '../../features/news/admin-articles.tsx'
import { ADMIN_VENDORS } from '../../features/vendors/admin-vendors.tsx'

export const ADMIN_LISTS = {
  fornitori: ADMIN_VENDORS,
  couple: ADMIN_COUPLES,
  blog: ADMIN_ARTICLES,
  billing: ADMIN_INVOICES,
  registro: ADMIN_REGISTER,
} as const
