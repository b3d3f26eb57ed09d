import { describe, expect, it } from 'vitest'
import { type Changes, swap } from '../fixtures/skeleton-sources.ts'
import { nothingHangs } from './hanging.ts'
import { prayersAreJoined } from './prayers.ts'
import { asks, draftOf } from './testing/drafts.ts'
import { reliefs } from './testing/reliefs.ts'

describe('the reliefs of a prayer', () => {
  it('tells a relief that is joined before others follow, also where it is typed', () => {
    const messagesOf = (en: Changes['en']) =>
      prayersAreJoined(draftOf({ yaml: asks(), en })).map(({ message }) => message)
    expect(messagesOf(reliefs('allow it; and', 'award costs; and'))).toEqual([
      "'allow it; and' ends in 'and' and is not the last relief but one (the sample).",
    ])
    const typed = (en: Changes['en']) => messagesOf(en).join('\n')
    expect(typed(reliefs('{facts}', 'award costs; and'))).toContain('ends as it was typed, and others follow')
    expect(typed(reliefs('allow it;', '{facts}'))).toContain('is the last relief but one')
    expect(messagesOf(reliefs('{facts};{if reply is No} and{end}', 'award costs; and'))).toEqual([])
  })

  it('lets the first reliefs of a prayer be missing', () => {
    const relief = (letter: string) => `{if reply is Yes}\n(${letter}) allow it;\n{end}\n\n`
    const prayer = swap('(a) pass', `${relief('a')}${relief('b')}(c) pass`)
    expect(nothingHangs(draftOf({ yaml: asks(), en: prayer }))).toEqual([])
  })
})
