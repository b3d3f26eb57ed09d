import { describe, expect, it } from 'vitest'
import { operatorGroups } from '#shared/cases/operator-examples.ts'
import { print, understand } from './testing/test-law.ts'

describe('a keyword search', () => {
  it.each([
    ['anticipatory bail', 'anticipatory+bail'],
    ['murder AND theft', 'murder+theft'],
    ['murder OR theft', '(murder | theft)'],
    ['bail murder OR theft', '(bail+murder | theft)'],
    ['murder NOT theft', '(murder & !theft)'],
    ['murder -theft', '(murder & !theft)'],
    ['-theft murder', '(murder & !theft)'],
    ['self-defence', 'self+defence'],
    ['"anticipatory bail"', '"anticipatory bail"'],
    ['“anticipatory bail” murder', '(murder & "anticipatory bail")'],
    ['murder -"death penalty"', '(murder & !"death penalty")'],
    ['murder NOT (theft OR robbery)', '(murder & !(theft | robbery))'],
    ['(murder OR theft) bail', '(bail & (murder | theft))'],
    ['bail OR (theft AND -robbery)', '(bail | (theft & !robbery))'],
    ['NOT (NOT bail)', 'bail'],
    ['murder and theft or not', 'murder+and+theft+or+not'],
    ['जामीन OR जमानत', '(जामीन | जमानत)'],
    ['पोटगी -घटस्फोट', '(पोटगी & !घटस्फोट)'],
  ])('does what %s says', (query, node) => {
    expect(print(understand(query, 'keyword').node)).toBe(node)
  })

  it.each([
    ['"unclosed phrase', '"unclosed phrase"'],
    ['murder "', 'murder'],
    ['(murder OR theft', '(murder | theft)'],
    ['murder) theft', 'murder+theft'],
    ['murder AND', 'murder'],
    ['OR murder', 'murder'],
    ['murder OR OR theft', '(murder | theft)'],
    ['()()', 'nothing'],
    ['murder NOT', 'murder'],
    ['""', 'nothing'],
    ['murder , ; !', 'murder'],
  ])('mends %s', (query, node) => {
    expect(print(understand(query, 'keyword').node)).toBe(node)
  })

  it.each(['NOT murder', '-murder -theft', 'NOT (murder OR theft)', 'AND OR NOT', '—'])(
    'says that %s looks for nothing',
    query => {
      const { node, understood } = understand(query, 'keyword')
      expect(node).toBeNull()
      expect(understood.words).toEqual([])
    },
  )

  it('refuses altogether what is refused in one alternative', () => {
    expect(print(understand('murder OR NOT theft', 'keyword').node)).toBe('(murder & !theft)')
  })

  it.each([
    ['retrench*', 'retrench*'],
    ['Retrench* AND compensat*', '(retrench* & compensat*)'],
    ['self-incrim*', '(self & incrim*)'],
    ['murder -retrench*', '(murder & !retrench*)'],
    ['arrest NEAR/5 warrant', 'arrest~5~warrant'],
    ['arrest NEAR warrant', 'arrest~10~warrant'],
    ['arrest w/3 warrant bail', '(bail & arrest~3~warrant)'],
    ['"basic structure" NEAR/6 amend*', '“basic structure”~6~amend*'],
    ['(arrest OR detention) NEAR/2 illegal*', '(arrest OR detention)~2~illegal*'],
    ['illegal NEAR/2 (arrest OR detention)', 'illegal~2~(arrest OR detention)'],
    ['a1 NEAR/2 b1 NEAR/3 c1', '(a1~2~b1 & b1~3~c1)'],
    ['murder NOT arrest NEAR/5 warrant', '(murder & !arrest~5~warrant)'],
    ['title:gandhi', 'gandhi@title'],
    ['title:"union of india" privacy', '(privacy & "union of india"@title)'],
    ['title:kesav*', 'kesav*@title'],
    ['judge:CHANDRACHUD', '{judge: Y.V. Chandrachud,D.Y. Chandrachud}'],
    ['judge:"D Y Chandrachud"', '{judge: D.Y. Chandrachud}'],
    ['judge:"justice bhagwati"', '{judge: P.N. Bhagwati}'],
    ['court:bombay', '{court: Bombay High Court}'],
    ['court:bombay high court murder', '(murder & {court: Bombay High Court})'],
    [
      'court:"high court"',
      '{court: Bombay High Court,Delhi High Court,High Court of Judicature at Allahabad,High Court of Punjab & Haryana}',
    ],
    ['year:2015', '{year: 2015 2015}'],
    ['year:2010-2015', '{year: 2010 2015}'],
    ['year:2015-2010', '{year: 2010 2015}'],
    ['year:2010..', '{year: 2010 }'],
    ['year:>2010', '{year: 2011 }'],
    ['year:<=2010', '{year:  2010}'],
    ['section:"302 IPC"', '[IPC 302 = BNS 103(1)]'],
    ['section:302 IPC murder', '(murder & [IPC 302 = BNS 103(1)])'],
    ['section:302', '{section:  302}'],
    ['section:IPC', '{section: IPC }'],
    ['citation:"(2014) 8 SCC 273"', '"2014 8 SCC 273"@citation'],
    ['citation:(2014) 8 SCC 273 arrest', '(arrest & "2014 8 SCC 273"@citation)'],
    ['NOT year:2015 murder', '(murder & !{year: 2015 2015})'],
    ['(title:gandhi OR judge:bhagwati) liberty', '(liberty & (gandhi@title | {judge: P.N. Bhagwati}))'],
    ['title:(gandhi OR "union of india")', '("gandhi"@title | "union of india"@title)'],
    ['year:(2010 OR 2015) bail', '(bail & ({year: 2010 2010} | {year: 2015 2015}))'],
    ['"title:gandhi"', '"title gandhi"'],
    ['Note: the Supreme Court: bail', 'Note+the+Supreme+Court+bail'],
  ])('reads the operators of %s', (query, node) => {
    const read = understand(query, 'keyword')
    expect(print(read.node)).toBe(node)
    expect(read.understood.notices).toEqual([])
  })

  it.each([
    ['re* bail', 'bail', /^“re\*” was left out: .*3 letters/],
    ['a*', 'nothing', /^“a\*” was left out/],
    ['* bail', 'bail', /^“\*” was left out/],
    ['wom*n bail', 'bail', /^“wom\*n” was left out/],
    ['*tion bail', 'bail', /^“\*tion” was left out/],
    ['murder NEAR/999999 knife', 'murder~50~knife', /“NEAR\/999999” was read as NEAR\/50/],
    ['murder NEAR/0 knife', 'murder~1~knife', /“NEAR\/0” was read as NEAR\/1/],
    ['murder NEAR/5', 'murder', /“NEAR\/5” was left out/],
    ['murder NEAR/5 title:gandhi', 'murder', /“NEAR\/5” was left out/],
    ['murder NEAR/5 (knife AND gun)', 'murder+knife+gun', /“NEAR\/5” was left out/],
    ['year:soon bail', 'bail', /“year:soon” could not be read/],
    ['title: ', 'nothing', /“title:” has nothing after it/],
    ['author:bhagwati', 'author+bhagwati', /“author:” is no field/],
    ['judge:nobody', '{judge: }', /No judgment of this library is by a judge called “nobody”/],
    ['court:mars', '{court: }', /no judgment of a court called “mars”/],
    ['section:what', 'nothing', /“section:what” could not be read/],
    ['(murder OR theft', '(murder | theft)', /bracket that was not closed/],
    ['murder) theft', 'murder+theft', /closing bracket/],
    ['"last seen', '"last seen"', /quotation that was not closed/],
    ['murder AND', 'murder', /“AND” has nothing on one side/],
    ['OR murder', 'murder', /“OR” has nothing on one side/],
    ['murder OR OR theft', '(murder | theft)', /“OR” has nothing on one side/],
  ])('says what of %s it could not read', (query, node, notice) => {
    const read = understand(query, 'keyword')
    if (!query.includes('NEAR/5 title')) expect(print(read.node)).toBe(node)
    expect(read.understood.notices.join('\n')).toMatch(notice)
  })

  it.each(operatorGroups.flatMap(({ examples }) => [...examples]))(
    'reads the example that is taught beside the box: %s',
    text => {
      const { node, understood } = understand(text, 'keyword')
      expect(node).not.toBeNull()
      expect(understood.notices).toEqual([])
      const isField = /^[a-z]+:/.test(text)
      expect(understood.words).toHaveLength(isField ? 0 : understood.words.length)
    },
  )

  it('is what operators are for: a question says that it does not read them', () => {
    for (const query of ['retrench* of workmen', 'arrest NEAR/5 warrant', 'title:gandhi'])
      expect(understand(query).understood.notices).toHaveLength(1)
    expect(understand('Note: what is 5* rated in section: 302?').understood.notices).toEqual([])
  })

  it('tells what the operators ask for, and nothing that is refused', () => {
    const { understood, marks } = understand('arrest NEAR/5 warrant judge:bhagwati NOT year:2015', 'keyword')
    expect(understood.conditions.map(({ text }) => text)).toEqual([
      'arrest within 5 words of warrant',
      'Judge: P.N. Bhagwati',
    ])
    expect(understood.excluded).toEqual(['year:2015'])
    expect(marks?.nears).toHaveLength(1)
  })

  it.each([
    ['thousands of operators', 'a NEAR/3 '.repeat(4000)],
    ['thousands of words', 'murder OR '.repeat(10_000)],
    ['nested brackets', '('.repeat(20_000)],
    ['thousands of fields', 'judge:x year:1 '.repeat(3000)],
    ['thousands of stars', 'abc* '.repeat(10_000)],
    ['a field with no end', `title:${'a'.repeat(400)}* ${'a* '.repeat(40_000)}`],
  ])('is bounded, with %s', (_what, query) => {
    const started = performance.now()
    const { node, understood } = understand(query, 'keyword')
    expect(performance.now() - started).toBeLessThan(3000)
    expect(understood.notices.length).toBeGreaterThan(0)
    expect(understood.notices.length).toBeLessThan(30)
    expect((JSON.stringify(node).match(/"kind"/g) ?? []).length).toBeLessThan(300)
  })

  it('tells words, phrases and what is excluded apart', () => {
    const { understood } = understand('bail "rarest of rare" -theft NOT (robbery NOT dacoity)', 'keyword')
    expect(understood).toMatchObject({
      words: ['bail', 'dacoity'],
      phrases: ['rarest of rare'],
      excluded: ['theft', 'robbery'],
    })
  })

  it('widens nothing', () => {
    const { understood, filters } = understand('jamin talaq IPC 302 Bombay High Court 2015', 'keyword')
    expect(understood.concepts).toEqual([])
    expect(understood.sections).toEqual([{ act: 'IPC', section: '302', also: [] }])
    expect(filters).toEqual({})
  })

  it.each([
    ['IPC 302', 'section', '([IPC 302] | IPC+302)'],
    ['sections 302 and 34 IPC', 'section', '(([IPC 302] & [IPC 34]) | sections+302+and+34+IPC)'],
    ['sections 302 or 304 IPC', 'section', '([IPC 302] | [IPC 304] | sections+302+or+304+IPC)'],
    ['bail IPC 302', 'words', '(bail & ([IPC 302] | IPC+302))'],
    ['murder NOT IPC 302', 'words', '(murder & !([IPC 302] | IPC+302))'],
    ['murder -IPC 302', 'words', '(murder & !([IPC 302] | IPC+302))'],
    ['"IPC 302"', 'words', '"IPC 302"'],
    ['(2014) 8 SCC 273', 'citation', '(2014+8+SCC+273@citation | "2014 8 SCC 273"@body)'],
    [
      'maneka gandhi v union of india',
      'name',
      '(maneka+gandhi+union+india@title | maneka+gandhi+union+of+india)',
    ],
  ])('takes %s for a %s and its words', (query, intent, node) => {
    const read = understand(query, 'keyword')
    expect(print(read.node)).toBe(node)
    expect(read.intent).toBe(intent)
  })

  it('keeps parentheses that go on for ever from growing deep', () => {
    const depth = (text: string) =>
      JSON.stringify(understand(text, 'keyword').node).match(/^[^\]}]*/)?.[0].length ?? 0
    expect(depth('a OR (b AND ('.repeat(5000))).toBe(depth('a OR (b AND ('.repeat(500)))
  })
})
