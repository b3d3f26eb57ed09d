import { asks } from './drafts.ts'

/** A question with these labels in Hindi and Marathi. */
export const labelled = (hi: string, mr: string) => asks('hi: उत्तर, mr: उत्तर', `hi: ${hi}, mr: ${mr}`)

/** A question with this example in its help. */
export const exemplified = (example: string) =>
  asks(
    'type: text, required: false, show if',
    `help: { en: "For example: ${example}", hi: विलेख, mr: दस्त }, type: text, required: false, show if`,
  )
