import type { ReactNode } from 'react'

type JudgmentPartProps = { id: string; title: ReactNode; children: ReactNode }

/** A part under its heading, which an address and the contents lead to. */
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
