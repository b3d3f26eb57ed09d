import { ButtonLink } from '#web/ButtonLink.tsx'
import { claims } from '#web/claims.ts'

export function ClosingCall() {
  return (
    <section className="border-t border-rule bg-bench-soft">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-4 py-12 sm:px-6">
        <div className="max-w-xl">
          <h2 className="text-2xl">Let the clerk do the clerk’s work</h2>
          <p className="mt-2">
            {claims.trial} Forms in {claims.formLanguages.slice(0, -1).join(', ')} and{' '}
            {claims.formLanguages.at(-1)}.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/register">Register</ButtonLink>
          <ButtonLink to="/login" variant="secondary">
            Sign In
          </ButtonLink>
          <ButtonLink to="/demo" variant="secondary">
            Demo
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
