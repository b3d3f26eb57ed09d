import type { FormField } from '#shared/contract/forms.ts'
import { inLatinDigits } from '#shared/latin-digits.ts'
import { parseAmount } from '#shared/templates/amounts.ts'

/** What is wrong with an answer that is not of the kind that its question asks for. */
export type Defect = 'notAnAmount' | 'notAnEmail' | 'fewDigits' | 'notAYear'

type Check = { isGood: (answer: string) => boolean; defect: Defect }

const checks: Partial<Record<NonNullable<FormField['input']>, Check>> = {
  amount: { isGood: answer => parseAmount(answer) !== undefined, defect: 'notAnAmount' },
  email: {
    isGood: answer =>
      answer
        .trim()
        .split(/\s*[,;/]\s*|\s+/)
        .every(part => /^\S+@\S+\.\S+$/.test(part)),
    defect: 'notAnEmail',
  },
  phone: { isGood: answer => inLatinDigits(answer).replace(/\D/g, '').length >= 10, defect: 'fewDigits' },
  year: { isGood: answer => /^(19|20)\d{2}$/.test(inLatinDigits(answer).trim()), defect: 'notAYear' },
}

/** Of an answer that was given. */
export function findDefect({ input }: Pick<FormField, 'input'>, answer: string): Defect | undefined {
  const check = input && checks[input]
  return check && !check.isGood(answer) ? check.defect : undefined
}
