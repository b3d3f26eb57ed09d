import { halves, measureTold } from '#server/caselaw/reading/treatments/testing/measure-told.ts'
import { laterKinds } from '#shared/cases/later-history.ts'

/**
 * Compares what is read of the treatment of cases with the sentences read by hand: npm run eval:treatments.
 * Prints precision and recall by kind for both halves, and every sentence that was read wrongly or missed.
 */
for (const half of halves) {
  console.log(`\n${half}`)
  for (const kind of laterKinds) {
    const { found, wrong, missed, labels } = measureTold(kind, half)
    if (found + labels === 0) continue
    const [right, got] = [`${found - wrong.length} of ${found}`, `${labels - missed.length} of ${labels}`]
    console.log(`${kind.padEnd(20)} right ${right.padEnd(10)} found ${got}`)
    for (const line of wrong) console.log(`  wrong:  ${line}`)
    for (const line of missed) console.log(`  missed: ${line}`)
  }
}
