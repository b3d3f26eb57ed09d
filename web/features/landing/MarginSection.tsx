import type { ReactNode } from 'react'

/** A section laid out as in a law report: number and title in the margin, text beside them. */
export function MarginSection({
  number,
  title,
  children,
}: {
  number: string
  title: string
  children: ReactNode
}) {
  return (
    <section className="grid gap-x-10 gap-y-6 border-t border-rule py-10 first:border-t-0 sm:py-14 lg:grid-cols-[15rem_1fr]">
      <h2 className="text-2xl lg:sticky lg:top-6 lg:self-start">
        <span className="mr-2 font-normal text-brass-ink italic">{number}.</span>
        {title}
      </h2>
      {children}
    </section>
  )
}
