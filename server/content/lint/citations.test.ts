import { expect, it } from 'vitest'
import { citedCasesAreKnown } from './citations.ts'
import { added, draftOf } from './testing/drafts.ts'

it('tells a citation under the name of another case', () => {
  const draft = draftOf({ en: added('1. As held in Prabha Tyagi v. Kamlesh Devi, 2020 INSC 631.') })
  expect(citedCasesAreKnown(draft)[0]?.message).toContain('is Rajnesh v Neha')
})
