import type { CaseView } from '#shared/contract/cases.ts'
import { useMessages } from '#web/messages.ts'
import { caseMessages } from '../shared/messages.ts'
import { judgmentMessages } from './messages.ts'
import { JudgmentPart } from './NoteParts.tsx'

export function Lawyers({ lawyers: { petitioner, respondent } }: Pick<CaseView, 'lawyers'>) {
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  if (petitioner.length === 0 && respondent.length === 0) return null
  return (
    <JudgmentPart id="lawyers" title={say('lawyers')}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Side name={word('forPetitioner')} people={petitioner} />
        <Side name={word('forRespondent')} people={respondent} />
      </dl>
    </JudgmentPart>
  )
}

function Side({ name, people }: { name: string; people: readonly string[] }) {
  if (people.length === 0) return null
  return (
    <div>
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd>{people.join(', ')}</dd>
    </div>
  )
}
