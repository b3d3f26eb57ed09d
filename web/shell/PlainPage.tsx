import type { ReactNode } from 'react'

/** A page of a few words: not found, access denied. */
export function PlainPage({
  title,
  children,
  actions,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center px-4 py-16 sm:py-24">
      <div className="border-t-4 border-double border-ink pt-8">
        <h1 className="text-3xl">{title}</h1>
        <div className="mt-4 flex flex-col gap-3 text-lg text-muted">{children}</div>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </section>
  )
}
