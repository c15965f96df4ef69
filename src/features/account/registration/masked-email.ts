/** Enough of an address for its owner to know it, too little for anybody else: `anna@…`. */
export const maskedEmail = (email: string): string => `${email.split('@')[0]}@…`
