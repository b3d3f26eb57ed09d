import { asks } from './drafts.ts'

/** A question with these labels in Hindi and Marathi. */
export const labelled = (hi: string, mr: string) => asks('hi: उत्तर, mr: उत्तर', `hi: ${hi}, mr: ${mr}`)
