import type { Line, Run } from '#shared/templates/blocks.ts'
import type { BlankLabels } from './blank-labels.ts'

/**
 * A line of the document. Text from an answer has the name of its question in an attribute, which
 * mark-places.ts uses.
 */
export function LineView({ line, labels }: { line: Line; labels: BlankLabels }) {
  return line.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a line have no other name than their place
    <RunView key={index} run={run} isJoint={isJoint(run, line)} labels={labels} />
  ))
}

type RunViewProps = { run: Run; isJoint: boolean; labels: BlankLabels }

function RunView({ run, isJoint, labels }: RunViewProps) {
  const text = run.blank ? labels.short(run) : run.text
  const shown = run.bold ? <b>{text}</b> : text
  if (!run.sources || isJoint) return shown
  const from = { 'data-from': run.sources.join(' '), 'data-item': run.item }
  if (!run.blank) return <span {...from}>{shown}</span>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element would not break at the end of a line
    <span role="button" tabIndex={-1} className="blank" title={labels.whole(run)} {...from}>
      {shown}
    </span>
  )
}

/** Words that a derived field adds between answers ('aged', 'residing at'); they belong to no answer. */
function isJoint(run: Run, line: Line): boolean {
  if (run.blank || (run.sources?.length ?? 0) < 2) return false
  return line.some(other => other.field === run.field && other.sources?.length === 1)
}
