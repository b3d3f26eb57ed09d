import { describe, expect, it } from 'vitest'
import { listAuthorities, writeAuthoritiesCsv } from './authorities.ts'
import { savedAuthority } from './testing/saved-authority.ts'

const list = (...made: Parameters<typeof savedAuthority>[0][]) => listAuthorities(made.map(savedAuthority))

describe('a table of authorities', () => {
  it('has the Supreme Court first and within a court the newest', () => {
    const numbered = list(
      { caseTitle: 'A v B', court: 'High Court of Bombay', courtLevel: 'high', year: 2020 },
      { caseTitle: 'C v D', year: 1980 },
      { caseTitle: 'E vs F', date: '2014-07-02', year: 2014 },
    )
    expect(numbered.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 E v. F',
      '2 C v. D',
      '3 A v. B',
    ])
  })

  it('cites by every citation, the neutral one first, and by the day when there is none', () => {
    const [cited] = list({ citations: ['AIR 2014 SC 2756', '2014 INSC 463'] })
    expect(cited?.citations).toEqual(['2014 INSC 463', 'AIR 2014 SC 2756'])
    expect(list({ date: '2014-07-02' })[0]?.citations).toEqual(['decided on 02.07.2014'])
    expect(list({})[0]).toMatchObject({ citations: [], year: '' })
  })

  it('names sections act by act', () => {
    const sections = [
      ['CPC', '96'],
      ['Constitution', '21'],
      ['CPC', 'Order 9 Rule 13'],
      ['CPC', '11'],
      ['CPC', '11'],
      ['Central Motor Vehicles Rules, 1989', '4'],
      ['NI Act', ''],
    ].map(([act = '', section = '']) => ({ act, section }))
    expect(list({ sections })[0]?.sections).toEqual([
      'CPC, ss. 96, 11',
      'CPC, Order 9 Rule 13',
      'Constitution, art. 21',
      'Central Motor Vehicles Rules, 1989, r. 4',
      'NI Act',
    ])
  })

  it('leaves out what would make Word refuse the file', () => {
    expect(list({ caseTitle: 'A\u0000\uffff v B\u001b', note: 'x\ud800y' })[0]).toMatchObject({
      title: 'A v. B',
      note: 'x\ufffdy',
    })
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])('as CSV runs no formula from %j', note => {
    expect(writeAuthoritiesCsv(list({ note }))).toContain(`,'${note}\r\n`)
  })
})
