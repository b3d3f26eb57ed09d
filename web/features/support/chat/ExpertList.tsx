import type { ChatExpert } from '#shared/contract/support.ts'
import { useMessages } from '#web/messages.ts'
import { Badge, type Tone } from '#web/ui/Badge.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { Avatar } from '../CardParts.tsx'
import { supportMessages } from '../messages.ts'

const tones: Record<ChatExpert['status'], Tone> = { online: 'bench', busy: 'brass', offline: 'neutral' }

type ExpertListProps = {
  experts: readonly ChatExpert[]
  chosen: ChatExpert | undefined
  onChoose: (expert: ChatExpert) => void
}

export function ExpertList({ experts, chosen, onChoose }: ExpertListProps) {
  const say = useMessages(supportMessages)
  return (
    <section aria-labelledby="experts">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id="experts" className="text-lg">
          {say('experts')}
        </h2>
        <SampleMark />
      </div>
      <ul className="mt-3 divide-y divide-rule overflow-hidden rounded-md border border-rule bg-sheet shadow-sheet">
        {experts.map(expert => (
          <li key={expert.id}>
            <button
              type="button"
              aria-pressed={expert.id === chosen?.id}
              onClick={() => onChoose(expert)}
              className={joinClasses(
                'flex w-full cursor-pointer items-center gap-3 border-l-4 px-3 py-2.5 text-left -outline-offset-2',
                expert.id === chosen?.id
                  ? 'border-bench bg-bench-soft'
                  : 'border-transparent hover:bg-sunken',
              )}
            >
              <Avatar letters={expert.avatar} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{expert.name}</span>
                <span className="block text-sm">{expert.specialization}</span>
                <span className="block text-sm text-muted">
                  {say('rated', { experience: expert.experience, rating: expert.rating })}
                </span>
              </span>
              <Badge tone={tones[expert.status]}>{say(`expert-${expert.status}`)}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
