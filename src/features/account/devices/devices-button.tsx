import { OnlineSheetButton } from '../online-sheet-button.tsx'

const load = () => import('./devices-sheet.tsx').then((part) => part.DevicesSheet)

/** Opens the list of the devices on which the account is signed in. */
export const DevicesButton = () => <OnlineSheetButton label="Dispositivi collegati" load={load} />
