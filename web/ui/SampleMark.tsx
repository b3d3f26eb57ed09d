/** Beside whatever is not true of this installation. */
export function SampleMark() {
  return (
    <span className="inline-block rounded-sm border border-rule px-1.5 text-xs whitespace-nowrap text-muted">
      Sample data
    </span>
  )
}
