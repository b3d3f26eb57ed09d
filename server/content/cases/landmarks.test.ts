import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { checkLandmarks, loadLandmarkFiles, loadLandmarks } from './landmarks.ts'

const sound = {
  id: 'ram-v-state',
  title: 'Ram v State',
  court: 'Supreme Court of India',
  date: '1995-03-02',
  year: 1995,
  petitioner: 'Ram',
  respondent: 'State',
  bench: ['A. Rao'],
  citations: ['1995 INSC 12'],
  category: 'Criminal',
  importance: 'important',
  sections: [{ act: 'IPC', section: '302' }],
  keywords: ['one', 'two', 'three'],
  facts: 'A fact.',
  issues: ['A question?'],
  arguments: { petitioner: '', respondent: '' },
  judgment: { summary: 'Allowed.', ratio: 'A rule.', keyFindings: ['One.', 'Two.'] },
  headnotes: ['One.', 'Two.'],
  precedents: [],
  laterHistory: { checkedOn: '2026-11-22' },
  verified: 'sc-index',
  evidence: ['1995 INSC 12'],
}

const old = { date: '1989-12-31', year: 1989 }

function complaintsOf(...changes: Record<string, unknown>[]): string[] {
  const files = changes.map((change, at) => ({
    path: `content/cases/${at === 0 ? 'ram-v-state' : `case-${at}`}.yaml`,
    text: stringify({ ...sound, ...change }),
  }))
  return checkLandmarks({ edition: '', files }).problems.map(problem => problem.message)
}

describe('the files of content/cases', () => {
  it('are all in order, and there are 300 of them, twenty or more in each of the ten categories', () => {
    const landmarks = loadLandmarks(loadLandmarkFiles(path.join(import.meta.dirname, '../../../content')))
    expect(landmarks.length).toBeGreaterThanOrEqual(300)
    const perCategory = Map.groupBy(landmarks, landmark => landmark.category)
    expect(perCategory.size).toBe(10)
    for (const [, those] of perCategory) expect(those.length).toBeGreaterThanOrEqual(20)
  }, 20_000)

  it('pass when nothing is wrong', () => {
    expect(complaintsOf({})).toEqual([])
  })

  it('are refused when the id is not the name of the file', () => {
    expect(complaintsOf({ id: 'another' })).toEqual([expect.stringContaining('name of the file')])
  })

  it('are refused when the year is not that of the date', () => {
    expect(complaintsOf({ year: 1996 })).toEqual([expect.stringContaining('not that of the date')])
  })

  it('are refused when the evidence is not of the kind that the verification needs', () => {
    expect(complaintsOf({ ...old, verified: 'cited', evidence: ['C12'] })).toEqual([
      expect.stringContaining('two texts'),
    ])
    expect(complaintsOf({ evidence: ['somewhere'] })).toEqual([expect.stringContaining('INSC or SCR')])
    expect(complaintsOf({ evidence: [] })).not.toEqual([])
  })

  it('are refused from 1990 on when they are only cited by others', () => {
    const cited = { verified: 'cited', evidence: ['C12', 'C99'] }
    expect(complaintsOf({ ...cited, date: '1990-01-01', year: 1990 })).toEqual([
      expect.stringContaining('needs its row of the index or its own text'),
    ])
    expect(complaintsOf({ ...cited, ...old })).toEqual([])
    expect(complaintsOf({ verified: 'aila', evidence: ['C12'] })).toEqual([])
  })

  it('name only sections that their Act has', () => {
    const of = (act: string, section: string) => complaintsOf({ sections: [{ act, section }] })
    expect(of('Limitation Act', '65')).toEqual([])
    expect(of('CPC', 'Order 39 Rule 1')).toEqual([])
    expect(of('An Act that nobody listed', '9999')).toEqual([])
    expect(of('Dowry Prohibition Act 1961', '40')).toEqual([expect.stringContaining('There is no')])
    expect(of('CPC', 'Order 39 Rule 50')).toEqual([expect.stringContaining('There is no')])
  })

  it('say when their later history was looked up, and in what part they were overruled', () => {
    const overruled = { kind: 'overruled', by: 'Shyam v State' }
    const inPart = { kind: 'overruled in part', by: 'Shyam v State' }
    const checkedOn = '2026-11-22'
    expect(complaintsOf({ laterHistory: { checkedOn, events: [overruled] } })).toEqual([])
    expect(complaintsOf({ laterHistory: { events: [overruled] } })).toEqual([
      expect.stringContaining('on which day'),
    ])
    expect(complaintsOf({ laterHistory: {} })).toEqual([expect.stringContaining('on which day')])
    expect(complaintsOf({ laterHistory: { checkedOn, events: [inPart] } })).toEqual([
      expect.stringContaining('which part'),
    ])
    expect(complaintsOf({ laterHistory: { checkedOn, events: [{ ...inPart, part: 'on bail' }] } })).toEqual(
      [],
    )
    expect(
      complaintsOf({ laterHistory: { checkedOn, events: [{ ...overruled, kind: 'liked' }] } }),
    ).not.toEqual([])
  })

  it('name only later judgments that are there', () => {
    const event = { kind: 'followed', by: 'Shyam v State', caseId: 'shyam-v-state' }
    expect(complaintsOf({ laterHistory: { checkedOn: '2026-11-22', events: [event] } })).toEqual([
      expect.stringContaining("no judgment 'shyam-v-state'"),
    ])
  })

  it('tell of an overruling on both sides', () => {
    const later = {
      id: 'case-1',
      title: 'Shyam v State',
      citations: ['2001 INSC 5'],
      evidence: ['2001 INSC 5'],
      precedents: [{ title: 'Ram v State', citation: '1995 INSC 12', treatment: 'overruled in part' }],
    }
    expect(complaintsOf({}, later)).toEqual([expect.stringContaining("says 'overruled in part'")])
    const event = { kind: 'overruled in part', by: 'Shyam v State', caseId: 'case-1', part: 'on bail' }
    expect(complaintsOf({ laterHistory: { checkedOn: '2026-11-22', events: [event] } }, later)).toEqual([])
  })

  it('are refused when two of them have a citation in common', () => {
    const twice = complaintsOf({}, { id: 'case-1' })
    expect(twice).toHaveLength(2)
    expect(twice[0]).toContain('also a citation of')
  })

  it('are refused with titles before the names of judges', () => {
    expect(complaintsOf({ bench: ['Justice A. Rao'] })).toEqual([
      expect.stringContaining("without 'Justice'"),
    ])
  })

  it('are refused when something is missing or not known to the schema', () => {
    expect(complaintsOf({ headnotes: [] })).not.toEqual([])
    expect(complaintsOf({ likelyOutcome: 'x' })).toEqual([expect.stringContaining('no such entry')])
  })
})
