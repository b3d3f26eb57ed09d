import type { ReactNode } from 'react'

type JudgmentPartProps = { id: string; title: ReactNode; children: ReactNode }

/** A section with a heading, which addresses and the contents link to. */
export function JudgmentPart({ id, title, children }: JudgmentPartProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="judgment-part judgment-target">
      <h2 id={`${id}-title`} className="judgment-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
