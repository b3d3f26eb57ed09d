import { describe, expect, it } from 'vitest'
import type { HistoryPoint } from '#shared/contract/case-pictures.ts'
import { showPart } from '../../testing/show-part.tsx'
import { LaterTreatments } from './LaterTreatments.tsx'

const overruled: HistoryPoint = {
  ...{ kind: 'overruled in part', year: 2004, title: 'C v D', citation: '2004 INSC 1', caseId: null },
  ...{ part: 'the order of remand', told: null },
}
const followed: HistoryPoint = {
  ...{ kind: 'followed', year: 1990, title: 'E v F', citation: null, caseId: 'e-v-f', part: '' },
  told: { isTold: false, by: null, sentence: 'We follow A v B.', paragraphId: 'p7' },
}

const show = (points: HistoryPoint[], left = 0) =>
  showPart(<LaterTreatments history={{ decided: { date: '1980-01-02', year: 1980 }, points, left }} />)

describe('what later ones did with a judgment', () => {
  it('is a list, with the sentence that says so, which leads to where it stands', () => {
    const { text, links } = show([followed, overruled])
    expect(text).toContain('|Decided 1980|')
    expect(text).toContain('|1990|Followed|E v F|')
    expect(text).toContain('|We follow A v B.| |Read it there|')
    expect(text).toContain('|2004|Overruled in part|C v D|2004 INSC 1|the order of remand|')
    expect(links).toContain('/case-law/e-v-f#p7')
    expect(text).not.toContain('earlier')
  })

  it('is a picture of the same points, of which the keyboard and screen readers have the list', () => {
    const { html, links } = show([followed, overruled])
    const [picture = ''] = /<svg aria-hidden="true".*?<\/svg><ol/s.exec(html) ?? []
    expect(picture).toContain('<title>1990 · Followed · E v F</title>')
    expect(picture).toContain('<title>2004 · Overruled in part · C v D</title>')
    expect(picture.match(/<a /g)).toHaveLength(2)
    expect(picture.match(/tabindex="-1"/g)).toHaveLength(2)
    expect(links).toContain('#history-2')
    expect(html).toContain('id="history-2"')
  })

  it('shows a few of many, and says what it leaves out', () => {
    const { text } = show(
      Array.from({ length: 20 }, () => overruled),
      3,
    )
    expect(text).toContain('|Show all 20|')
    expect(text).toContain('3 earlier ones stand in the list')
  })

  it('is no part of the page where there is none', () => expect(show([]).html).toBe(''))
})
