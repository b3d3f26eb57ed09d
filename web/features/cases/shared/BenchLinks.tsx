import { Link } from '@tanstack/react-router'
import { courtSlug, judgeSlug } from '#shared/cases/list-address.ts'

/** To the page of a court. */
export function CourtLink({ court }: { court: string }) {
  return (
    <Link
      to="/case-law/courts/$court"
      params={{ court: courtSlug(court) }}
      className="underline decoration-1 underline-offset-2"
    >
      {court}
    </Link>
  )
}

/** To the page of each judge, with commas. */
export function JudgeLinks({ judges }: { judges: readonly string[] }) {
  return judges.map((judge, at) => (
    <span key={judge}>
      {at > 0 ? ', ' : null}
      <JudgeLink judge={judge} />
    </span>
  ))
}

export function JudgeLink({ judge }: { judge: string }) {
  return (
    <Link
      to="/case-law/judges/$judge"
      params={{ judge: judgeSlug(judge) }}
      className="underline decoration-1 underline-offset-2"
    >
      {judge}
    </Link>
  )
}
