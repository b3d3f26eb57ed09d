// {else} and {end} belong to conditions.
const placeholder = /\{(?!(?:else|end)\})([A-Za-z][A-Za-z0-9]*)\}/g

/** The names in braces, in order, each once. */
export function listPlaceholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), match => match[1] ?? ''))]
}

export type TextPart = { text: string } | { field: string }

/** Cuts 'dated {date}' into its words and its placeholders. */
export function splitPlaceholders(text: string): TextPart[] {
  return text
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? { text: part } : { field: part }))
    .filter(part => !('text' in part) || part.text !== '')
}
