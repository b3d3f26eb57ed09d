/** The last time a new form became a draft: its address changes while one is typing in it. */
export type Sitting = {
  key: string
  draftId: number
  count: number
  /** The draft stands in the address; until then the address of the new form still means this sitting. */
  isInAddress: boolean
}

/**
 * What is on the screen stays the same while its own first save puts the draft into the address, and starts anew
 * whenever the address leads to another form or draft.
 */
export function nameSitting(formId: number, draftId: number | undefined, last: Sitting | undefined): string {
  const fresh = `${formId} new ${last?.count ?? 0}`
  if (!last) return draftId === undefined ? fresh : `${formId} ${draftId}`
  if (draftId === last.draftId) return last.key
  const isOnItsWay = !last.isInAddress && draftId === undefined && last.key.startsWith(`${formId} `)
  if (isOnItsWay) return last.key
  return draftId === undefined ? fresh : `${formId} ${draftId}`
}

export function beginSitting(key: string, draftId: number, last: Sitting | undefined): Sitting {
  return { key, draftId, count: (last?.count ?? 0) + 1, isInAddress: false }
}
