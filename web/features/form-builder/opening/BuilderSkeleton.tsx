import { Skeleton } from '#web/ui/Skeleton.tsx'

/** As high as the screen: the footer must not jump when the form comes. */
export function BuilderSkeleton() {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-7xl px-4 py-10 sm:px-6">
      <Skeleton count={3} className="h-40" label="Loading the form..." />
    </div>
  )
}
