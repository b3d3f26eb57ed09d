import { describe, expect, it } from 'vitest'
import { print, understand } from './testing-law.ts'

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
