import { Skeleton } from '#web/ui/Skeleton.tsx'

export function FormsSkeleton() {
  return <Skeleton count={6} className="h-52 sm:h-28" label="Loading forms..." />
}
