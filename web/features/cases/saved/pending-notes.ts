const pending = new Set<Promise<unknown>>()

export function watchSaving(saving: Promise<unknown>) {
  pending.add(saving)
  void saving.finally(() => pending.delete(saving))
}

/** An export holds what one has just written. */
export async function waitForNotes() {
  await Promise.allSettled(pending)
}
