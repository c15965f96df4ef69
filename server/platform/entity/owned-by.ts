/** Whether a row is a couple's, or a vendor's: what a store asks before it lets anybody change it. */
export const ofCouple = (coupleId: string) => (row: { coupleId: string | null }) => row.coupleId === coupleId
export const ofVendor = (vendorId: string) => (row: { vendorId: string }) => row.vendorId === vendorId
