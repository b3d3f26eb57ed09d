import type { FormField } from '#shared/contract/forms.ts'
import type { Localized } from '#shared/languages.ts'
import type { CatalogueField } from './form-schema.ts'

export type Asking = { 'show if'?: string | undefined; 'required if'?: string | undefined }

export function toField(name: string, group: string, field: CatalogueField & Asking): FormField {
  const {
    label,
    help,
    options,
    input,
    structure,
    ahead,
    type,
    required,
    'show if': showIf,
    'required if': requiredIf,
  } = field
  return {
    name,
    label: label.en,
    labels: label,
    type,
    required,
    group,
    ...withoutUndefined({ help, input, structure, ahead, showIf, requiredIf }),
    ...(options && { options: options.map(englishOf), optionLabels: options }),
  }
}

function englishOf(option: Localized): string {
  return option.en
}

export function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> } // no undefined values are left
}
