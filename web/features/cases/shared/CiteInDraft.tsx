import type { Citable } from './list-citations.ts'

export function CiteInDraft(_: { judgment: Citable; onClose: () => void }) {
  return null
}
