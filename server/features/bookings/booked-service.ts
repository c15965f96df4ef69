/** Whether there is any booking between the two, which lets a vendor write. Apart from what makes bookings, which writes messages itself. */
export { haveBooked } from './booking-store.ts'
