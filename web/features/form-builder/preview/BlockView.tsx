import { Fragment, memo } from 'react'
import type { CompiledBlock, CompiledTable, Line } from '#shared/templates/blocks.ts'
import { shareWidth } from '#shared/templates/writers/column-widths.ts'
import type { BlankLabels } from './blank-labels.ts'
import { LineView } from './RunView.tsx'

type BlockViewProps = { block: CompiledBlock; labels: BlankLabels }

/** An unchanged block is the same object, so it does not render again. */
export const BlockView = memo(function BlockView({ block, labels }: BlockViewProps) {
  if (block.kind === 'pageBreak') return null
  if (block.kind === 'columns') return <Columns rows={block.rows} labels={labels} />
  if (block.kind === 'table') return <Rows table={block} labels={labels} />
  const text = <Lines lines={block.lines} labels={labels} />
  if (block.kind === 'heading') return <h3 className="heading">{text}</h3>
  if (block.kind === 'subheading') return <h4 className="subheading">{text}</h4>
  if (!('label' in block) || block.label === '')
    return (
      <p className={block.kind} lang={'lang' in block ? block.lang : undefined}>
        {text}
      </p>
    )
  return (
    <div className={`item ${block.kind}`}>
      <span>{block.label}</span>
      <p>{text}</p>
    </div>
  )
})

function Rows({ table, labels }: { table: CompiledTable; labels: BlankLabels }) {
  const { columns, rows } = table
  const sideOf = (index: number) => (columns[index]?.right ? 'amount' : undefined)
  const placeOf = (index: number) => (columns[index]?.photo ? 'photo' : sideOf(index))
  return (
    <table className="rows">
      <colgroup>
        {shareWidth(table).map((share, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their place
          <col key={index} style={{ width: `${share * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ title }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their place
            <th key={index} scope="col" className={sideOf(index)}>
              <LineView line={title} labels={labels} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a table have no other name than their place
          <tr key={row}>
            {cells.map((lines, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their place
              <td key={index} className={placeOf(index)}>
                <Lines lines={lines} labels={labels} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ColumnsProps = { rows: Extract<CompiledBlock, { kind: 'columns' }>['rows']; labels: BlankLabels }

function Columns({ rows, labels }: ColumnsProps) {
  return (
    <div className="columns">
      {rows.map(({ left, right }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a block have no other name than their place
        <Fragment key={index}>
          <p>
            <Lines lines={left} labels={labels} />
          </p>
          <p>
            <Lines lines={right} labels={labels} />
          </p>
        </Fragment>
      ))}
    </div>
  )
}

function Lines({ lines, labels }: { lines: readonly Line[]; labels: BlankLabels }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a block have no other name than their place
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      <LineView line={line} labels={labels} />
    </Fragment>
  ))
}
