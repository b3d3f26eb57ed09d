import type { Table } from '@lancedb/lancedb'
import { parseCaseNumbers } from '#server/law/cases/case-numbers.ts'
import type { JudgmentMeta } from '../library/entry.ts'
import { createResolver, type Edges, findEdges, type Named } from './graph.ts'
import { parseRest } from './layout.ts'
import type { Numbered } from './number-file.ts'

/** Reads the rows twice, so that memory never holds the texts. */
export async function collectFacts(table: Table): Promise<{ edges: Edges; numbered: Numbered[] }> {
  const names: Named[] = []
  for await (const batch of table.query().select(['id', 'meta']))
    for (const row of batch) if (row) names.push({ ...(JSON.parse(row.meta) as JudgmentMeta), id: row.id })
  const resolve = createResolver(names)
  const edges: Edges = []
  const numbered: Numbered[] = []
  for await (const batch of table.query().select(['id', 'rest']))
    for (const row of batch) {
      if (!row) continue
      const { precedents, caseNumber } = parseRest(row.rest)
      edges.push(...findEdges([{ id: row.id, precedents }], resolve))
      const numbers = caseNumber ? parseCaseNumbers(caseNumber) : []
      if (numbers.length > 0) numbered.push([row.id, numbers])
    }
  return { edges, numbered }
}
