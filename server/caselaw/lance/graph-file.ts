import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Edges, PlacedEdges } from './graph.ts'

/** The number of a judgment is its index in `ids`. An edge is the citing judgment, then the cited ones. */
const graphFile = z.object({ ids: z.array(z.string()), edges: z.array(z.array(z.int())) })

/** The edges are computed once for each published state and read whenever it is opened. */
export async function writeEdges(folder: string, version: number, edges: Edges) {
  const numbers = new Map<string, number>()
  const numberOf = (id: string) => {
    const known = numbers.get(id)
    if (known !== undefined) return known
    numbers.set(id, numbers.size)
    return numbers.size - 1
  }
  const rows = edges.map(([from, to]) => [from, ...to].map(numberOf))
  await writeFile(nameOf(folder, version), JSON.stringify({ ids: [...numbers.keys()], edges: rows }))
}

/** As places of the catalogue; what it does not have is left out. */
export function* loadEdges(
  folder: string,
  version: number,
  placeOf: (id: string) => number | undefined,
): Generator<PlacedEdges> {
  const { ids, edges } = graphFile.parse(JSON.parse(readFileSync(nameOf(folder, version), 'utf8')))
  const places = ids.map(placeOf)
  for (const [from = 0, ...to] of edges) {
    const place = places[from]
    if (place !== undefined) yield [place, to.flatMap(at => places[at] ?? [])]
  }
}

export function graphFileName(version: number): string {
  return `graph-${version}.json`
}

function nameOf(folder: string, version: number): string {
  return path.join(folder, graphFileName(version))
}
