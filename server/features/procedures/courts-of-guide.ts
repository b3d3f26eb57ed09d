import type { ProcedureView } from '#shared/contract/procedures.ts'

/** How an answer begins that names a court of the filter. */
const named: readonly [RegExp, string][] = [
  [/^Supreme Court\b/, 'Supreme Court'],
  [/^High Court\b/, 'High Court'],
  [/^District Court\b/, 'District Court'],
  [/^Court of Session\b/, 'Sessions Court'],
  [/^Magistrate\b/, 'Magistrate Court'],
  [/^Family Court\b/, 'Family Court'],
]

/** The courts to which a guide goes: its own, and those that are answers of its question ('High Court (section 483)'). */
export function listCourtsOf({
  courtType,
  question,
}: Pick<ProcedureView, 'courtType' | 'question'>): string[] {
  const answers = question?.options.flatMap(({ label }) => {
    return named.filter(([begins]) => begins.test(label.en)).map(([, court]) => court)
  })
  return [...new Set([courtType, ...(answers ?? [])])]
}
