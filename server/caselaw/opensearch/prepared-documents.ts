import type { Judgment } from '#shared/cases/judgment.ts'
import { writeDocument } from './document.ts'

type Version = Parameters<typeof writeDocument>[1]

export type PreparedDocuments = ReturnType<typeof prepareDocuments>

/** Documents that are made before it is known which edition they belong to. They are forgotten with their judgments. */
export function prepareDocuments(write = writeDocument) {
  const prepared = new WeakMap<Judgment, ReturnType<typeof writeDocument>>()
  return {
    prepare(judgments: readonly Judgment[]) {
      for (const judgment of judgments) prepared.set(judgment, write(judgment, { since: 0, until: 0 }))
    },
    make(judgment: Judgment, version: Version) {
      const document = prepared.get(judgment)
      return document ? { ...document, ...version } : write(judgment, version)
    },
  }
}
