import { useState } from 'react'

/** Which part of a card is open: one at a time, so that a list stays a list. */
export function useOpenPart<Part extends string>() {
  const [open, setOpen] = useState<Part | null>(null)
  const toggle = (part: Part) => setOpen(last => (last === part ? null : part))
  return { open, toggle }
}
