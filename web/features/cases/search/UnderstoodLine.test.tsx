import { describe, expect, it } from 'vitest'
import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import { showPart } from '../testing/show-part.tsx'
import { UnderstoodLine } from './UnderstoodLine.tsx'

const nothing: UnderstoodQuery = {
  citations: [],
  caseNumbers: [],
  names: [],
  sections: [],
  concepts: [],
  courts: [],
  years: null,
  phrases: [],
  excluded: [],
  words: [],
  corrections: [],
  conditions: [],
  notices: [],
}

describe('the line above the results', () => {
  it('says what could not be read, also where nothing else is to be told', () => {
    const notice = '“re*” was left out: a star needs at least 3 letters before it.'
    expect(showPart(<UnderstoodLine understood={{ ...nothing, notices: [notice] }} />).html).toContain(notice)
    expect(showPart(<UnderstoodLine understood={nothing} />).html).toBe('')
  })
})
