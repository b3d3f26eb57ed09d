import type { ComponentProps } from 'react'
import type { FormField } from '#shared/contract/forms.ts'

type Input = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>

const kinds: Record<NonNullable<FormField['input']>, Input> = {
  amount: { inputMode: 'decimal' },
  number: { inputMode: 'numeric' },
  year: { inputMode: 'numeric' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
}

/** The keyboard that suits an answer; the answers themselves are always texts. */
export function inputProps({ input }: Pick<FormField, 'input'>): Input {
  return input ? kinds[input] : {}
}
