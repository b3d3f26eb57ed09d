import { describe, expect, it } from 'vitest'
import type { Figure, Part } from './figure.ts'
import { placeSection, toRows, writeConsoleTable, writeSection } from './report.ts'

const part: Part = { name: 'start', title: 'Start', method: 'Started twice.', measure: async () => [] }
const figures: Figure[] = [
  { what: 'second start', median: 1234.56, p95: 1500, unit: 'ms', budget: '3 s' },
  { what: 'ratio', median: 0.987, unit: 'x', note: 'a | b' },
]

describe('the table', () => {
  it('shows as many digits as mean something', () => {
    expect(toRows(figures).map(row => row[1])).toEqual(['1,235 ms', '0.99 x'])
    expect(toRows([{ what: 'a', median: 42.26, unit: '/s' }])[0]?.[1]).toBe('42.3/s')
  })

  it('stands in columns on the console and is a table in the page', () => {
    const [head, first] = writeConsoleTable(figures).split('\n')
    expect(head?.indexOf('median')).toBe(first?.indexOf('1,235 ms'))
    expect(writeSection(part, figures, 'Today.')).toContain('| ratio | 0.99 x |  |  | a \\| b |')
  })
})

describe('a section of the page', () => {
  const page = '# Benchmarks\n\n## Start\n\nold\n\n## Pages\n\nkept\n'

  it('takes the place of the one before, and leaves the others', () => {
    expect(placeSection(page, '## Start\n\nnew\n')).toBe(
      '# Benchmarks\n\n## Start\n\nnew\n\n## Pages\n\nkept\n',
    )
    expect(placeSection(page, '## Pages\n\nnew\n')).toBe(
      '# Benchmarks\n\n## Start\n\nold\n\n## Pages\n\nnew\n',
    )
  })

  it('is put at the end when it is new', () => {
    expect(placeSection(page, '## Search\n\nnew\n')).toBe(`${page}\n## Search\n\nnew\n`)
  })
})
