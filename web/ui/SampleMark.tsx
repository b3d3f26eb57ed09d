import { useKitWords } from '#web/ui/kit-words.ts'

/** Marks what is sample data and not true of this installation. */
export function SampleMark() {
  const words = useKitWords()
  return (
    <span
      data-sample=""
      className="inline-block rounded-sm border border-rule px-1.5 text-xs whitespace-nowrap text-muted"
    >
      {words.sampleData}
    </span>
  )
}
