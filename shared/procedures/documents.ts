/** What a guide says in place of a list that cannot be read; on screen the list is simply empty. */
export const documentsUnavailable = 'Document list unavailable'

/** A step's documents, given as a list or as the JSON text of one; undefined where that text is no list of texts. */
export function parseDocuments(documents: unknown): string[] | undefined {
  if (documents === undefined || documents === null || documents === '') return []
  const list = typeof documents === 'string' ? parseJson(documents) : documents
  if (!Array.isArray(list) || !list.every(item => typeof item === 'string')) return undefined
  return list.map(item => item.trim()).filter(item => item !== '')
}

/** Every document of a guide once, in the order in which the steps ask for them. */
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
