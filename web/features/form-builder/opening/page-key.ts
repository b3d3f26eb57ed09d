/** The last time a new form was saved as a draft: the address changes while the user is typing. */
export type FirstSave = {
  key: string
  draftId: number
  count: number
  /** The draft stands in the address; until then the address of the new form still means the same page. */
  isInAddress: boolean
}

/**
 * The React key of the page. It stays the same while the first save of a new form puts the draft into the address, and changes
 * whenever the address leads to another form or draft.
 */
export function derivePageKey(
  formId: number,
  draftId: number | undefined,
  last: FirstSave | undefined,
): string {
  const fresh = `${formId} new ${last?.count ?? 0}`
  if (!last) return draftId === undefined ? fresh : `${formId} ${draftId}`
  if (draftId === last.draftId) return last.key
  const isOnItsWay = !last.isInAddress && draftId === undefined && last.key.startsWith(`${formId} `)
  if (isOnItsWay) return last.key
  return draftId === undefined ? fresh : `${formId} ${draftId}`
}

export function recordFirstSave(key: string, draftId: number, last: FirstSave | undefined): FirstSave {
  return { key, draftId, count: (last?.count ?? 0) + 1, isInAddress: false }
}
