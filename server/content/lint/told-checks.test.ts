import { expect, it } from 'vitest'
import { checkedAt, draftOf } from './testing/drafts.ts'
import { checksAreToldWhereTheyHold } from './told-checks.ts'

it.each([
  ['date is before 2024-07-01', 1],
  ['replyText is answered and date is before 2024-07-01', 0],
  ['reply is Yes and date is after 2024-07-01', 0],
  ['reply is No or date is after 2024-07-01', 1],
])('looks for days on which a check would be silent: %s', (when, silent) => {
  expect(checksAreToldWhereTheyHold(draftOf({ yaml: checkedAt('replyText', when) }))).toHaveLength(silent)
})
