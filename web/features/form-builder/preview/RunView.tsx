import type { Line, Run } from '#shared/templates/blocks.ts'
import { isJoint } from './joints.ts'

/** A line of the document. What came from an answer says which question it came from: mark-places.ts looks for it. */
export function LineView({ line, labels }: { line: Line; labels: ReadonlyMap<string, string> }) {
  return line.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a line have no other name than their place
    <RunView key={index} run={run} isJoint={isJoint(run, line)} labels={labels} />
  ))
}

type RunViewProps = { run: Run; isJoint: boolean; labels: ReadonlyMap<string, string> }

function RunView({ run, isJoint, labels }: RunViewProps) {
  const text = run.bold ? <b>{run.text}</b> : run.text
  if (!run.sources || isJoint) return text
  const from = { 'data-from': run.sources.join(' '), 'data-item': run.item }
  if (!run.blank) return <span {...from}>{text}</span>
  return (
    <button type="button" tabIndex={-1} className="blank" title={describe(run, labels)} {...from}>
      {text}
    </button>
  )
}

function describe(run: Run, labels: ReadonlyMap<string, string>): string {
  return run.sources?.map(name => labels.get(name) ?? name).join(', ') ?? ''
}
