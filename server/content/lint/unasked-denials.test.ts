import { describe, expect, it } from 'vitest'
import { added, draftOf } from './testing/drafts.ts'
import { otherProceedingsAreAskedFor } from './unasked-denials.ts'

describe('a denial of other proceedings', () => {
  it.each([
    ['en', '1. The applicant has not filed any other suit on this cause of action.'],
    ['hi', '1. इसी अनुतोष का कोई अन्य आवेदन लंबित नहीं है।'],
    ['mr', '1. याच दादेसाठी यापूर्वी अर्ज केलेला नाही.'],
  ])('is told in %s where it stands in no branch of a condition: %s', (language, denial) => {
    const found = (words: string) => otherProceedingsAreAskedFor(draftOf({ [language]: added(words) }))
    expect(found(denial)).toHaveLength(1)
    expect(found(`{if place is answered}\n${denial}\n{end}`)).toEqual([])
  })
})
