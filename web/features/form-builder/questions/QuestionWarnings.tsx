import { TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { FormField } from '#shared/contract/forms.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { useBuilder } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'
import { isAt, sayWarning } from '../warnings.ts'

type QuestionWarningsProps = { field: FormField; group?: string; item?: string }

/**
 * The warnings of the checks at this question, once the user stops typing. They do not block the user. What a check has
 * to say of questions not come to yet is told in 'Before you file' alone.
 */
export function QuestionWarnings(props: QuestionWarningsProps) {
  const { form } = useBuilder()
  const { name, type } = props.field
  // Every date is held against the day of signing.
  return type === 'date' || form.checks?.some(({ at }) => at === name) ? <Warnings {...props} /> : null
}

function Warnings({ field, group, item }: QuestionWarningsProps) {
  const say = useMessages(builderMessages)
  const { store, readWarnings } = useBuilder()
  const warnings = useSyncExternalStore(store.subscribeAtRest, readWarnings)
  const index = group === undefined || item === undefined ? undefined : store.itemIds(group).indexOf(item)
  const own = warnings.filter(warning => warning.isDue && isAt(warning, { name: field.name, index }))
  return (
    <div role="status">
      {own.map(warning => (
        <p
          key={warning.name}
          className={joinClasses(
            'mt-1.5 flex gap-2 text-sm',
            warning.severity === 'note' ? 'text-muted' : 'text-seal-ink',
          )}
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{sayWarning(warning, say)}</span>
        </p>
      ))}
    </div>
  )
}
