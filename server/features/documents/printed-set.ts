import type { CompiledDocument, Run } from '#shared/templates/blocks.ts'
import type { PlacedBlock } from '#shared/templates/keep-together.ts'
import type { CompiledSet } from '#shared/templates/papers/compile-set.ts'
import { type IndexRow, indexPages } from '#shared/templates/papers/index-rows.ts'
import { mainId } from '#shared/templates/papers/list-papers.ts'

/**
 * The target of an index row: a paper by its position in the file, or pages after the last paper. `total` asks how
 * many pages the paper has.
 */
export type IndexTarget = { paper: number; total?: true } | { after: number; count: number }

/** The question for the pages of the main paper, which the statement of truth swears to. */
const pageCount = 'pageCount'

/** The papers of one file, in order. */
export type PrintedSet = {
  title: string
  papers: readonly { id: string; title: string; document: CompiledDocument }[]
  /** One entry for each row of the index; null when its pages are not in this file. */
  index: readonly (IndexTarget | null)[]
  /** The main paper by its position, where the whole set is in the file. */
  main?: number
}

/** The papers to print, with their index rows; a paper printed alone has no page numbers in its index. */
export function choosePapers(
  { papers, index }: CompiledSet,
  { title, ids, annexures = [] }: { title: string; ids?: readonly string[]; annexures?: readonly IndexRow[] },
): PrintedSet {
  const chosen = papers.filter(({ id }) => ids === undefined || ids.includes(id))
  const isWhole = chosen.length === papers.length
  const before = (until: number) => annexures.slice(0, until).reduce((sum, row) => sum + (row.pages ?? 0), 0)
  const main = isWhole ? chosen.findIndex(({ id }) => id === mainId) : -1
  return {
    ...(main >= 0 && { main }),
    title: chosen.length === 1 ? (chosen[0]?.title ?? title) : title,
    papers: chosen.map(({ id, title: own, document }) => ({ id, title: own, document })),
    index: index.map(target => {
      if (!isWhole) return null
      if ('paper' in target) return { paper: chosen.findIndex(({ id }) => id === target.paper) }
      const count = annexures[target.annexure]?.pages
      return count === undefined ? null : { after: before(target.annexure), count }
    }),
  }
}

/** Marks the cell for the pages in each index row with its target; Typst and Word count the pages. */
export function tellPages<T extends PlacedBlock>(block: T, lines: PrintedSet['index']): T {
  if (block.kind !== 'table' || lines.length === 0) return block
  const tell = (run: Run) => {
    const pagesOf = run.field === indexPages ? lines[run.item ?? -1] : undefined
    return pagesOf ? { ...run, pagesOf } : run
  }
  return {
    ...block,
    rows: block.rows.map(({ cells }) => ({ cells: cells.map(cell => cell.map(line => line.map(tell))) })),
  }
}

/** A statement on the pages of the main paper says how many there are in this file. */
export function tellPageCount<T extends PlacedBlock>(block: T, main: number | undefined): T {
  if (main === undefined || !('lines' in block)) return block
  const tell = (run: Run) =>
    run.field === pageCount ? { ...run, pagesOf: { paper: main, total: true } } : run
  return { ...block, lines: block.lines.map(line => line.map(tell)) }
}

export function pagesOf(run: Run): IndexTarget | undefined {
  return 'pagesOf' in run ? (run.pagesOf as IndexTarget) : undefined // only tellPages sets it
}
