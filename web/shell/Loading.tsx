import { useFrame } from '#web/shell/messages.ts'

/** As high as the screen, so that the footer does not jump when the page comes. */
export function Loading() {
  const say = useFrame()
  return (
    <p role="status" className="flex min-h-dvh flex-1 items-center justify-center px-4 py-24 text-muted">
      {say('loading')}
    </p>
  )
}
