import { describe, expect, it } from 'vitest'
import { annexuresAreCited } from './cited-annexures.ts'
import { annexed, annexedIf } from './testing/annexed.ts'
import { asks, draftOf, inAll } from './testing/drafts.ts'

const cited = '1. The deed was made ({annexure deed}).'
const found = (yaml: (text: string) => string, words: string) =>
  annexuresAreCited(draftOf({ yaml: text => yaml(asks()(text)), ...inAll(words) }))

describe('an annexure in the list', () => {
  it.each([
    ['that no text names', annexed('Copy of the deed'), '1. The deed was made.'],
    ['that is named for one answer only', annexed('Copy of the deed'), `{if reply is Yes}\n${cited}\n{end}`],
    [
      'that is named for one answer only, inside a line',
      annexed('Copy of the deed'),
      '1. Made{if reply is Yes} ({annexure deed}){end}.',
    ],
    [
      'that is named for another answer than it is listed for',
      annexedIf('reply is No'),
      `{if reply is Yes}\n${cited}\n{end}`,
    ],
    [
      'that is named where an optional question is answered',
      annexedIf('reply is Yes'),
      `{if replyText is answered}\n${cited}\n{end}`,
    ],
  ])('is told %s', (_, yaml, words) => {
    const [problem, ...others] = found(yaml, words)
    expect(problem?.message).toContain("'deed' is listed in cases in which no text names it")
    expect(others).toEqual([])
  })

  it.each([
    ['in every case', annexed('Copy of the deed'), cited],
    ['for each answer', annexed('Copy of the deed'), `{if reply is Yes}\n${cited}\n{else}\n${cited}\n{end}`],
    [
      'for each option by its name',
      annexed('Copy of the deed'),
      '1. Made{if reply is Yes} ({annexure deed}){else if reply is No} as said ({annexure deed}){end}.',
    ],
    ['where it is listed', annexedIf('reply is Yes'), `{if reply is Yes}\n${cited}\n{end}`],
    [
      'by a condition that says less',
      annexedIf('replyText is answered'),
      `{if reply is Yes}\n${cited}\n{end}`,
    ],
  ])('is in order where it is named %s', (_, yaml, words) => {
    expect(found(yaml, words)).toEqual([])
  })

  it('is not looked at where something computed decides, which can be anything', () => {
    const computed = (text: string) =>
      annexed('Copy of the deed')(text).replace(
        '\nderived:',
        '\nderived:\n  people: { fn: count, group: applicants }',
      )
    expect(found(computed, `{if people is more than 1}\n${cited}\n{end}`)).toEqual([])
  })

  it('is named by a paper of the set under a condition that this paper brings', () => {
    const form = draftOf({ yaml: text => annexedIf('reply is Yes')(asks()(text)) })
    const { texts } = draftOf(inAll(`{if isReplied}\n${cited}\n{end}`))
    const titles = { en: 'Application', hi: 'आवेदन', mr: 'अर्ज' }
    const view = { id: 'application', titles, kind: 'application' as const }
    const withPaper = (isReplied: string) =>
      annexuresAreCited({
        ...form,
        papers: [{ view, texts, file: 'paper.yaml', leaves: [], sample: {} }],
        view: {
          ...form.view,
          papers: { list: [view], groups: [], fields: [], derived: [], conditions: { isReplied } },
        },
      })
    expect(withPaper('reply is Yes')).toEqual([])
    expect(withPaper('reply is No')).toHaveLength(1)
  })
})
