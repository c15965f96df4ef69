export { isUnproved } from './registration/proof-asked.tsx'
export { useProofMail } from './registration/use-proof-mail.ts'
