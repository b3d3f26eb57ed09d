import { Plus, Trash2 } from 'lucide-react'
import type { FormField, FormGroup } from '#shared/contract/forms.ts'
import { answerLimits } from '#shared/form-parts.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useBuilder, useItemIds } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'
import { controlId } from '../places.ts'
import { QuestionList } from './QuestionList.tsx'

type RepeatGroupProps = { group: FormGroup; fields: readonly FormField[] }

/** Parties, witnesses, documents: any number of them, but at least one. */
export function RepeatGroup({ group, fields }: RepeatGroupProps) {
  const say = useMessages(builderMessages)
  const { store, questionLanguage } = useBuilder()
  const ids = useItemIds(store, group.id)
  const name = (group.item ?? group.title)[questionLanguage]

  function focusFirst(item: string | undefined) {
    const [first] = fields
    if (first && item) focusLater(controlId({ name: first.name, item }))
  }

  function remove(id: string, index: number) {
    const removed = store.removeItem(group.id, id)
    if (!removed) return
    focusFirst(ids[index + 1] ?? ids[index - 1])
    const undo = { label: say('undo'), onPress: () => store.insertItem(removed) }
    notify({ title: say('removed', { item: `${name} ${index + 1}` }), action: undo })
  }

  return (
    <>
      {ids.map((id, index) => (
        <fieldset key={id} className="min-w-0 rounded-md border border-rule bg-sheet px-4 pb-5">
          <legend className="sr-only">{`${name} ${index + 1}`}</legend>
          <div className="flex min-h-14 items-center justify-between gap-3">
            <h3 className="text-lg">{`${name} ${index + 1}`}</h3>
            {ids.length > 1 ? (
              <Button
                variant="quiet"
                className="-mr-2 px-3! text-muted hover:text-seal-ink"
                aria-label={say('remove', { item: `${name} ${index + 1}` })}
                onClick={() => remove(id, index)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            ) : null}
          </div>
          <QuestionList fields={fields} group={group.id} item={id} />
        </fieldset>
      ))}
      {ids.length < answerLimits.items ? (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => focusFirst(store.addItem(group.id))}
        >
          <Plus aria-hidden="true" className="size-4" />
          {say('add', { item: name })}
        </Button>
      ) : null}
    </>
  )
}

/** Waits until the added or remaining item is on the screen. */
function focusLater(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
