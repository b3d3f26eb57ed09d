import { z } from 'zod'

export const words = z.string().trim().min(1, 'is empty')
export const perLanguage = z.strictObject({ en: words, hi: words, mr: words })
export const camelCase = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'must be camelCase, such as claimAmount')
  .refine(name => !['if', 'else', 'end'].includes(name), 'is a word of the texts: choose another name')
export const scalar = z.union([z.string(), z.number()]).transform(String)
