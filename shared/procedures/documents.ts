/** What a guide says when its list of documents cannot be read. On screen the list is simply empty. */
export const documentsUnavailable = 'Document list unavailable'

/**
 * The documents of a step, from a list or from the JSON text of a list; undefined when that text is not a
 * list of texts.
 */
export function parseDocuments(documents: unknown): string[] | undefined {
  if (documents === undefined || documents === null || documents === '') return []
  const list = typeof documents === 'string' ? parseJson(documents) : documents
  if (!Array.isArray(list) || !list.every(item => typeof item === 'string')) return undefined
  return list.map(item => item.trim()).filter(item => item !== '')
}

/** All documents of a guide without repetition, in the order of the steps. */
export function listDocuments(steps: readonly { documents: unknown }[]): string[] {
  return [...new Set(steps.flatMap(step => parseDocuments(step.documents) ?? []))]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
