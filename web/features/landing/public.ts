/** What other features show of the claims; the words themselves stay in claims.ts. */
export { claims, contact, newsletterClaims } from './claims.ts'
