import { useKitWords } from '#web/ui/kit-words.ts'

/** Beside whatever is not true of this installation. */
export function SampleMark() {
  const words = useKitWords()
  return (
    <span className="inline-block rounded-sm border border-rule px-1.5 text-xs whitespace-nowrap text-muted">
      {words.sampleData}
    </span>
  )
}
