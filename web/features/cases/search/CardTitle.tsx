import { Link } from '@tanstack/react-router'

type CardTitleProps = { judgment: { id: string; caseTitle: string }; className: string }

/** Names its card and opens the judgment. `data-result` is where the focus goes when a list grows or turns. */
export function CardTitle({ judgment: { id, caseTitle }, className }: CardTitleProps) {
  return (
    <h3 id={`case-${id}`} className={className}>
      <Link
        to="/case-law/$id"
        params={{ id }}
        className="decoration-1 underline-offset-4 hover:underline"
        data-result=""
      >
        {caseTitle}
      </Link>
    </h3>
  )
}
