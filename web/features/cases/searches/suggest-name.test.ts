import { describe, expect, it } from 'vitest'
import { plainView } from '../search-params.ts'
import { words } from '../testing/words.ts'
import { suggestName } from './suggest-name.ts'

const asked = (query: string) => ({ query, searchType: 'legal_issue' }) as const

describe('the name suggested for a search', () => {
  it('is its words, with the filters that narrow it', () => {
    const view = {
      ...plainView,
      category: 'Criminal',
      courts: ['Bombay High Court'],
      yearFrom: 2010,
    } as const
    expect(suggestName(asked('anticipatory  bail\nafter charge sheet'), view, words)).toBe(
      'anticipatory bail after charge sheet, Criminal, Bombay High Court, From 2010',
    )
  })

  it('of a brief is its beginning, cut between words', () => {
    const name = suggestName(
      asked('The petitioner apprehends arrest in a complaint. '.repeat(50)),
      plainView,
      words,
    )
    expect(name).toBe('The petitioner apprehends arrest in a complaint. The petitioner apprehends…')
  })

  it('is never longer than the server takes, also without a space to cut at', () => {
    const courts = Array.from({ length: 30 }, (_, at) => `High Court number ${at}`)
    const name = suggestName(asked('अ'.repeat(500)), { ...plainView, courts }, words)
    expect(name.length).toBeLessThanOrEqual(120)
    expect(name.endsWith('…')).toBe(true)
  })
})
