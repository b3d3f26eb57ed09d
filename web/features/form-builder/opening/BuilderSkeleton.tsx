import { useMessages } from '#web/messages.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { builderMessages } from '../messages.ts'

/** As high as the screen, so that the footer does not move when the form appears. */
export function BuilderSkeleton() {
  const say = useMessages(builderMessages)
  return (
    <div className="mx-auto min-h-dvh w-full max-w-7xl px-4 py-10 sm:px-6">
      <Skeleton count={3} className="h-40" label={say('loadingForm')} />
    </div>
  )
}
