import { joinClasses } from '#web/ui/class-names.ts'
import { useKitWords } from '#web/ui/kit-words.ts'

type SkeletonProps = { count?: number; className?: string; label?: string }

/** `count` grey blocks in place of loading content; screen readers announce `label` once. */
export function Skeleton({ count = 3, className = 'h-24', label }: SkeletonProps) {
  const words = useKitWords()
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{label ?? words.loading}</span>
      {Array.from({ length: count }, (_, at) => (
        <div
          key={`block-${at.toString()}`}
          aria-hidden="true"
          className={joinClasses('animate-pulse rounded-md bg-sunken', className)}
        />
      ))}
    </div>
  )
}
