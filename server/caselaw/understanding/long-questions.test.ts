import { afterAll, describe, expect, it } from 'vitest'
import { createLongQuestions } from './long-questions.ts'
import { law } from './testing/test-law.ts'
import { understandQuery } from './understand.ts'

const long = createLongQuestions(() => ({ pairs: law.sectionMap.pairs, thesaurus: law.thesaurus }))
afterAll(long.close)

const brief =
  'The accused was charged under Section 302 IPC read with Section 34 IPC; see Ram Lal v. State of Bihar, (2001) 5 SCC 123. He seeks anticipatory bail. '

describe('a long question', () => {
  it.each(['case_brief', 'legal_issue'] as const)(
    'is read on a thread just as it would be here (%s)',
    async searchType => {
      const text = brief.repeat(30)
      const read = await long.read({ text, searchType, knownCourts: law.knownCourts })
      expect(read).toEqual(understandQuery(text, searchType, law))
      expect(read.understood.sections).toContainEqual(expect.objectContaining({ act: 'IPC', section: '302' }))
    },
  )

  it('holds up nobody while it is read', async () => {
    let isRead = false
    let others = 0
    const reading = long
      .read({ text: 'A v. B v. '.repeat(10_000), searchType: 'case_brief', knownCourts: [] })
      .then(() => {
        isRead = true
      })
    while (!isRead) {
      await new Promise(resolve => setTimeout(resolve, 5))
      others += 1
    }
    await reading
    expect(others).toBeGreaterThan(3)
  })
})
