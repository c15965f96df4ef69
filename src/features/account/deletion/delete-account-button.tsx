import { OnlineSheetButton } from '../online-sheet-button.tsx'

const load = () => import('./delete-account-sheet.tsx').then((part) => part.DeleteAccountSheet)

/** Opens the end of the account. */
export const DeleteAccountButton = () => <OnlineSheetButton label="Elimina l’account" load={load} />
