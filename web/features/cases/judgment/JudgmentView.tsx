import type { CaseView } from '#shared/contract/cases.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'

export function JudgmentView({ judgment }: { judgment: CaseView }) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-4 pb-10 sm:px-6">
      <PageTitle title={judgment.caseTitle} />
      <h1 className="text-3xl">{judgment.caseTitle}</h1>
    </div>
  )
}
