import { describe, expect, it } from 'vitest'
import { livedDaysMayBeAbout } from './lived-days.ts'
import { added, draftOf } from './testing/drafts.ts'
import { asksApart } from './testing/lived-days.ts'

const found = (line: string, label?: string) =>
  livedDaysMayBeAbout(draftOf({ yaml: asksApart(label), all: added(line) })).map(({ file }) =>
    file.split('/').at(-1),
  )

describe('a day of which no paper tells', () => {
  it('is told in each text that swears to it as exact', () => {
    expect(found('1. Apart since {apartSince}.')).toEqual(['en.md', 'hi.md', 'mr.md'])
    expect(found('1. Apart since {if place is answered}about {end}{apartSince}.')).toHaveLength(3)
  })

  it('may be about right, by the question itself or by a condition on it', () => {
    expect(found('1. Apart since {if isAbout}about {end}{apartSince}.')).toEqual([])
    expect(found('1. Apart since {apartSince}{if dayIsAbout is exact}{else} or so{end}.')).toEqual([])
  })

  it.each(['Date of the order', 'In custody since', 'Notice received on'])(
    'is none where a paper keeps it: %s',
    label => {
      expect(found('1. On {apartSince}.', label)).toEqual([])
    },
  )
})
