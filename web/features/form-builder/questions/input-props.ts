import type { ComponentProps } from 'react'
import type { FormField } from '#shared/contract/forms.ts'

type Input = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'max'>

const kinds: Record<NonNullable<FormField['input']>, Input> = {
  amount: { inputMode: 'decimal' },
  number: { inputMode: 'numeric' },
  year: { inputMode: 'numeric' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
}

/** The keyboard that suits an answer; the answers themselves are always texts. */
export function inputProps({ type, input }: Pick<FormField, 'type' | 'input'>): Input {
  if (type === 'date') return { type: 'date', max: '9999-12-31' } // or a year of six digits could be typed
  return input ? kinds[input] : {}
}
