import { AppLink } from '#web/AppLink.tsx'
import { paths } from '#web/paths.ts'

type CardTitleProps = { judgment: { id: string; caseTitle: string }; className: string }

/** Names its card and opens the judgment. `data-result` is where the focus goes when a list grows or turns. */
export function CardTitle({ judgment: { id, caseTitle }, className }: CardTitleProps) {
  return (
    <h3 id={`case-${id}`} className={className}>
      <AppLink
        to={paths.judgment(id)}
        className="decoration-1 underline-offset-4 hover:underline"
        data-result=""
      >
        {caseTitle}
      </AppLink>
    </h3>
  )
}
