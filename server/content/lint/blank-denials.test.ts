import { expect, it } from 'vitest'
import { blanksAreToldToDeny } from './blank-denials.ts'
import { added, asks, draftOf } from './testing/drafts.ts'

it.each([
  ['{if replyText is answered}{replyText}{else}None{end}', 1],
  ['{if reply is Yes and replyText is answered}{replyText}{else}None{end}', 0],
  ['{if reply is No or replyText is answered}X{else}Nothing came of it.{end}', 1],
  ['{if replyText is answered}{replyText}{else}not known{end}', 0],
  ['{if replyText is answered}No reply came but this: {replyText}{end}', 0],
  ['{if replyText is not answered}{if reply is No}No reply came.{end}{end}', 0],
  ['{if reply is Yes}{replyText}{else}No reply came.{end}', 0],
])('hears what is denied of a blank: %s', (text, told) => {
  const draft = draftOf({ yaml: asks(), en: added(`1. ${text}`) })
  expect(blanksAreToldToDeny(draft)).toHaveLength(told)
})
