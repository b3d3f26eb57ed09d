/** The last first save of a new form; the address then changes while the user is typing. */
export type FirstSave = {
  key: string
  draftId: number
  count: number
  /**
   * True when the draft is in the address. Until then, the address of the new form still means the same
   * page.
   */
  isInAddress: boolean
}

/**
 * The React key of the page. It stays the same when the first save adds the draft to the address, and
 * changes when the address names another form or draft.
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
