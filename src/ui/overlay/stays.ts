import { createContext } from 'react'

/** Whether what is drawn here is there to stay, or only plays its exit (`Lingering`). */
export const Stays = createContext(true)
