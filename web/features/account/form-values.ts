/** Reads the named fields of a form as text. */
export function readTexts<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form)
  const pairs = names.map(name => [name, data.get(name)?.toString() ?? ''] as const)
  return Object.fromEntries(pairs) as Record<Name, string> // exactly the names asked for
}

export function focusFirstError(form: HTMLFormElement, errors: Record<string, string | undefined>) {
  const name = Object.keys(errors).find(key => errors[key])
  const field = name ? form.elements.namedItem(name) : null
  if (field instanceof HTMLElement) field.focus()
}
