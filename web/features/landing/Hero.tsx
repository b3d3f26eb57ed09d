import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { claims } from '#web/claims.ts'
import { Specimen } from '#web/features/landing/Specimen.tsx'
import { useSite } from '#web/site.ts'

export function Hero() {
  const { name } = useSite()
  return (
    <section className="mx-auto grid w-full max-w-7xl items-center gap-x-14 gap-y-10 px-4 pt-10 pb-12 sm:px-6 sm:pt-16 lg:grid-cols-[1.1fr_1fr] lg:pb-20">
      <div>
        <h1 className="text-4xl">The clerk every chamber relies on</h1>
        <p className="mt-5 max-w-xl text-lg text-muted">
          A munshi knows which form, which court and which step comes next. {name} keeps court forms that fill
          in as you type, guides through each procedure, and case law that shows its sources, for advocates in
          India.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <ButtonLink to="/register">Register as an advocate</ButtonLink>
          <ButtonLink to="/demo" variant="secondary">
            Try the demo
          </ButtonLink>
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
          {claims.trial} Already registered?
          <Link to="/login" className="inline-flex min-h-11 items-center text-bench-ink underline">
            Sign In
          </Link>
        </p>
      </div>
      <Specimen />
    </section>
  )
}
