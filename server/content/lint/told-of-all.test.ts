import { describe, expect, it } from 'vitest'
import { added, draftOf } from './testing/drafts.ts'
import { withRespondents } from './testing/other-side.ts'
import { daysAreNotToldOfAll } from './told-of-all.ts'

const named = (text: string) =>
  withRespondents()(text).replace('\nsample:', '\nconditions:\n  many: respondents are several\n\nsample:')
const found = (line: string) =>
  daysAreNotToldOfAll(draftOf({ yaml: named, en: added(line) })).map(({ message }) => message.split(',')[0])

describe('a day told of all on the other side', () => {
  it.each([
    ['1. A notice was served on the respondent on {date}.', "'served on the respondent'"],
    [
      '1. It was demanded in writing of the {oppositeRole} on {date}.',
      "'demanded in writing of the {respondents: respondent | respondents}'",
    ],
    ['1. On {date} the respondents replied.', "'the respondents replied'"],
    [
      '1. By a notice of {date} the applicant called upon the {respondents: respondent | respondents} to pay.',
      "'called upon the {respondents: respondent | respondents}'",
    ],
    [
      '1. {if place is answered}It was sent to the {opposite: respondent | respondents} on {date}.{end}',
      "'sent to the {respondents: respondent | respondents}'",
    ],
  ])('is found: %s', (line, said) => {
    expect(found(line)).toEqual([said])
  })

  it.each([
    '1. {if respondents are several}The last of the {oppositeRole}{else}The {oppositeRole}{end} received it on {date}.',
    '1. It was sent to the {oppositeRole} {if many}by{else}on{end} {date}.',
    '1. Payment was demanded on {date}.',
    '1. A notice was sent to the applicant on {date}.',
    '1. A notice was served on the respondent.',
    '(a) that notice be given to the {oppositeRole} for {date}; and',
  ])('is none where it is true of one, or no day is given: %s', line => {
    expect(found(line)).toEqual([])
  })
})
