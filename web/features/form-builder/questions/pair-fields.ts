import type { FormField } from '#shared/contract/forms.ts'

/** Longer labels would wrap and misalign the two questions of a row. */
const longestLabel = 34
const longestOption = 28
const shortKinds: readonly FormField['input'][] = ['amount', 'number', 'phone', 'year']
const shortNames = /(?:Number|Place|Age|Occupation|District|State|Station)$|^(?:place|district|state)$/

/**
 * Consecutive short questions are two in a row; when their number is odd, the first has a row of its own:
 * place | number, year.
 */
export function pairFields(fields: readonly FormField[]): { field: FormField; isHalf: boolean }[] {
  const short = fields.map(isShort)
  return fields.map((field, at) => {
    if (!short[at]) return { field, isHalf: false }
    const start = short.lastIndexOf(false, at) + 1
    const next = short.indexOf(false, at)
    const isOdd = ((next < 0 ? fields.length : next) - start) % 2 === 1
    return { field, isHalf: !(isOdd && at === start) }
  })
}

function isShort({ type, input, name, labels, options, optionLabels }: FormField): boolean {
  if (Object.values(labels).some(label => label.length > longestLabel)) return false
  if (type === 'textarea') return false
  if (type === 'date') return true
  if (type === 'text') return shortKinds.includes(input) || shortNames.test(name)
  const words = optionLabels?.flatMap(label => Object.values(label)) ?? options ?? []
  return words.every(word => word.length <= longestOption) || shortNames.test(name)
}
