import { Link } from '@tanstack/react-router'
import { useFrame } from '#web/shell/messages.ts'

/** A notice on every page for an administrator whose password is short; it does not block anything. */
export function StrongerSignIn() {
  const say = useFrame()
  return (
    <div data-chrome="" role="note" className="border-b border-brass bg-brass-soft text-sm">
      <p className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-3 px-4 py-1 sm:px-6">
        <span className="py-1">{say('shortPassword')}</span>
        <span className="flex flex-wrap gap-x-4">
          <Link to="/profile" hash="password" className="flex min-h-11 items-center font-semibold underline">
            {say('changeIt')}
          </Link>
          <Link
            to="/profile"
            hash="second-step"
            className="flex min-h-11 items-center font-semibold underline"
          >
            {say('orSecondStep')}
          </Link>
        </span>
      </p>
    </div>
  )
}
