import { describe, expect, it } from 'vitest'
import { optionalAnswersAreNotDenied } from './denied-options.ts'
import { annexedIf } from './testing/annexed.ts'
import { added, asks, draftOf } from './testing/drafts.ts'

const optionalReply = asks('type: select, required: true', 'type: select, required: false')

describe('an option of an optional question that a condition denies', () => {
  it.each([
    'reply is not Yes',
    'reply is not one of Yes, No',
    'place is answered and not (reply is not Yes)',
  ])('is told: %s', condition => {
    const found = (question: (text: string) => string) =>
      optionalAnswersAreNotDenied(
        draftOf({ yaml: question, en: added(`1. {if ${condition}}So it stands.{end}`) }),
      )
    expect(found(optionalReply)).toHaveLength(1)
    expect(found(asks())).toEqual([])
  })

  it.each(['not (reply is Yes)', 'reply is answered and reply is not Yes', 'reply is not answered'])(
    'is not told where the condition says what holds of no answer: %s',
    condition => {
      const draft = draftOf({ yaml: optionalReply, en: added(`1. {if ${condition}}So it stands.{end}`) })
      expect(optionalAnswersAreNotDenied(draft)).toEqual([])
    },
  )

  it('is told once, where it is written, of a condition with a name', () => {
    const named = (text: string) =>
      annexedIf('isLate')(optionalReply(text)).replace(
        '\nsample:',
        '\nconditions:\n  isLate: reply is not Yes\n\nsample:',
      )
    expect(optionalAnswersAreNotDenied(draftOf({ yaml: named }))).toHaveLength(1)
  })
})
