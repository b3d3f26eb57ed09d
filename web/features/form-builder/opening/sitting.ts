/** The last time a new form became a draft: its address changes while one is typing in it. */
export type Sitting = { key: string; draftId: number; count: number }

/**
 * What is on the screen stays the same while its own first save puts the draft into the address, and starts anew
 * whenever the address leads to another form or draft.
 */
export function nameSitting(formId: number, draftId: number | undefined, last: Sitting | undefined): string {
  if (last && draftId === last.draftId) return last.key
  return `${formId} ${draftId ?? `new ${last?.count ?? 0}`}`
}
