import { describe, expect, it } from 'vitest'
import type { Changes } from '../fixtures/skeleton-sources.ts'
import { firstRules } from './rules.ts'
import { asks, draftOf, inAll, withPapers } from './testing/drafts.ts'

describe('a condition on a computed value', () => {
  const computed = `
  lastDay: { fn: addDays, field: date, n: 30 }
  daysPast: { fn: daysBetween, from: date, to: lastDay }
  names: { fn: nameList, group: applicants }
  twice: { fn: product, field: applicantAge, by: 2 }
  same: { fn: words, text: { en: here, hi: यहाँ, mr: येथे } }
  replyWords: { fn: choose, field: reply, cases: { "Yes": { en: given, hi: दिया, mr: दिले }, "No": { en: none, hi: नहीं, mr: नाही } } }
  young: { fn: count, group: applicants, where: applicantAge is less than 30 }
  share: { fn: choose, field: reply, cases: { "Yes": { en: "2", hi: "2", mr: "2" }, "No": { en: "3", hi: "3", mr: "3" } } }
`
  const written = (condition: string): Changes => ({
    yaml: text => asks()(text).replace('\n\nsample:', `${computed}\nsample:`),
    ...inAll(`{if ${condition}}\nThere.\n{end}`),
  })
  const findings = (condition: string) =>
    (firstRules.conditionsAreReadable?.(draftOf(written(condition))) ?? []).map(({ message }) => message)

  it.each([
    ['dayPast is more than 3', "there is no question 'dayPast'. Did you mean {daysPast}?"],
    ['lastDay is more than 3', "'lastDay' is a date: say before or after"],
    ['daysPast is after date', "'daysPast' is not a date"],
    ['lastDay is "14/03/2026"', "'14/03/2026' is not one like 2026-02-14"],
    ['daysPast is "1,000"', "'daysPast' is a number, without commas: it is never '1,000'"],
    ['daysPast is more than "a month"', "'a month' is not a number"],
    ['daysPast is less than 0', 'the condition never holds'],
    ['replyWords is given', "'given' is no option of 'replyWords': Yes | No"],
    ['replyWords is more than 3', "'replyWords' is computed and no number"],
    ['names is answered', "'names' (nameList) only prints"],
    ['names is "Arjun Testwala"', "'names' (nameList) only prints"],
    ['twice is more than 60', "'twice' is computed for each of 'applicants'"],
    ['same is answered', "'same' says the same words whatever is answered"],
  ])('%s is told', (condition, says) => {
    expect(findings(condition).join('\n')).toContain(says)
  })

  it.each([
    'lastDay is before 2026-12-31',
    'date is on or before lastDay',
    'daysPast is more than 30',
    'daysPast is 30',
    'replyWords is Yes',
    'share is at least 3',
    'lastDay is answered',
    'young is 0',
    'young is at least 1',
  ])('%s is in order', condition => {
    expect(findings(condition)).toEqual([])
  })
})

describe.each(['count', 'nameList'])('the condition by which %s takes items', fn => {
  const findings = (where: string) => {
    const counts = `\n  lastDay: { fn: addDays, field: date, n: 30 }\n  twice: { fn: product, field: applicantAge, by: 2 }\n  taken: { fn: ${fn}, group: applicants, where: '${where}' }\n  later: { fn: addDays, field: date, n: 60 }\n`
    const yaml = (text: string) => withPapers(asks()(text)).replace('\n\nsample:', `${counts}\nsample:`)
    const found = firstRules.conditionsAreReadable?.(draftOf({ yaml })) ?? []
    return found.map(({ message }) => message).join('\n')
  }

  it.each([
    ['applicantAge is under 30', "goes on with '30'"],
    ['applicantAgo is less than 30', "there is no question 'applicantAgo'. Did you mean {applicantAge}?"],
    ['paperName is answered', "'paperName' has an answer for each of several"],
    ['reply is Perhaps', "'Perhaps' is no option of 'reply'"],
    ['date is after later', "'later' is computed below it"],
  ])('%s is told', (where, says) => expect(findings(where)).toContain(says))

  it.each([
    'applicantAge is at least 60',
    'twice is at least 60',
    'reply is Yes and applicantName is answered',
    'date is before lastDay',
  ])('%s is in order', where => expect(findings(where)).toBe(''))
})

describe('a question that is asked because of a computed value', () => {
  const numbers = '{ "Yes": { en: "1", hi: "1", mr: "1" }, "No": { en: "0", hi: "0", mr: "0" } }'
  const computed = `
  lastDay: { fn: addDays, field: date, n: 30 }
  replies: { fn: choose, field: reply, cases: ${numbers} }
  itself: { fn: choose, field: replyText, cases: ${numbers} }
  young: { fn: count, group: applicants, where: applicantAge is less than 30 }
  youngNow: { fn: count, group: applicants, where: lastDay is before 2026-01-01 }
  many: { fn: nameList, group: applicants }
`
  const findings = (condition: string) => {
    const yaml = (text: string) =>
      asks(
        'show if: reply is Yes',
        `show if: ${condition}`,
      )(text).replace('\n\nsample:', `${computed}\nsample:`)
    const found = firstRules.conditionsAreReadable?.(draftOf({ yaml })) ?? []
    return found.map(({ message }) => message).join('\n')
  }

  it.each([
    ['lastDay is before 2026-01-01', "'lastDay' is computed from 'date', which is not asked before it"],
    ['youngNow is 0', "'youngNow' is computed from 'date', which is not asked before it"],
    ['itself is 1', "'itself' is computed from 'replyText', which is not asked before it"],
    ['many is answered', "'many' (nameList) only prints"],
    ['young is after 2026-01-01', "'young' is not a date"],
  ])('%s is told', (condition, says) => expect(findings(condition)).toContain(says))

  it.each(['replies is at least 1', 'young is 0', 'reply is Yes and young is more than 1'])(
    '%s is in order',
    condition => expect(findings(condition)).toBe(''),
  )

  it('only a question that asks whether it is answered itself is kept for the drafts that answered it', () => {
    expect(findings('reply is Yes or replyText is answered')).toBe('')
    expect(findings('replyText is not answered')).toContain("'replyText' is asked after it")
    expect(findings('replyText is Yes')).toContain("'replyText' is asked after it")
  })
})
