import { describe, expect, it } from 'vitest'
import { formatCitation, orderCitations } from './citations.ts'

describe('parallel citations', () => {
  it('stand neutral first, then SCC, AIR, SCR and the others, each once', () => {
    const given = [
      '[1974] 3 SCR 1',
      'JT 1996 (3) SC 1',
      'AIR 1973 SC 1461',
      '(1973) 4 SCC 225',
      '2014 INSC 463',
    ]
    expect(orderCitations([...given, '(1973) 4 SCC 225'])).toEqual([
      '2014 INSC 463',
      '(1973) 4 SCC 225',
      'AIR 1973 SC 1461',
      '[1974] 3 SCR 1',
      'JT 1996 (3) SC 1',
    ])
  })
})

describe('a judgment cited in a pleading', () => {
  const arnesh = {
    title: 'Arnesh Kumar v State of Bihar',
    court: 'Supreme Court of India',
    date: '2014-07-02',
    year: 2014,
    citations: ['AIR 2014 SC 2756', '2014 INSC 463', '(2014) 8 SCC 273'],
  }

  it('has its name and the reporter', () => {
    expect(formatCitation(arnesh, 'reporter')).toBe('Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273')
  })

  it('has its name and the neutral citation', () => {
    expect(formatCitation(arnesh, 'neutral')).toBe('Arnesh Kumar v. State of Bihar, 2014 INSC 463')
  })

  it('has its name and every parallel citation', () => {
    expect(formatCitation(arnesh, 'parallel')).toBe(
      'Arnesh Kumar v. State of Bihar, 2014 INSC 463 : (2014) 8 SCC 273 : AIR 2014 SC 2756',
    )
  })

  it('has court and date when it was never reported, and no form that it lacks', () => {
    const unreported = { ...arnesh, citations: [] }
    expect(formatCitation(unreported, 'parallel')).toBe(
      'Arnesh Kumar v. State of Bihar (Supreme Court of India, 02.07.2014)',
    )
    expect(formatCitation(unreported, 'neutral')).toBeNull()
  })
})
