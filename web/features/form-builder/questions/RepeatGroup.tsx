import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormField, FormGroup } from '#shared/contract/forms.ts'
import { answerLimits } from '#shared/form-parts.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useBuilder, useItemIds } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'
import { controlId } from '../places.ts'
import { ItemHead } from './ItemHead.tsx'
import { QuestionList } from './QuestionList.tsx'

type RepeatGroupProps = { group: FormGroup; fields: readonly FormField[] }

/** Parties, witnesses, documents: any number of them, but at least one. */
export function RepeatGroup({ group, fields }: RepeatGroupProps) {
  const say = useMessages(builderMessages)
  const { store, focus, questionLanguage } = useBuilder()
  const ids = useItemIds(store, group.id)
  const [told, setTold] = useState('')
  const name = (group.item ?? group.title)[questionLanguage]
  const nameOf = (index: number) => `${name} ${index + 1}`
  const hasRoom = ids.length < answerLimits.items

  function focusFirst(item: string | undefined) {
    const [first] = fields
    if (first && item) focusLater(controlId({ name: first.name, item }))
  }

  function remove(id: string, index: number) {
    const removed = store.removeItem(group.id, id)
    if (!removed) return
    focusFirst(ids[index + 1] ?? ids[index - 1])
    const undo = { label: say('undo'), onPress: () => store.insertItem(removed) }
    notify({ title: say('removed', { item: nameOf(index) }), action: undo })
  }

  function duplicate(id: string, index: number) {
    const copy = store.duplicateItem(group.id, id)
    if (!copy) return
    focusFirst(copy)
    const undo = { label: say('undo'), onPress: () => void store.removeItem(group.id, copy) }
    const title = say('duplicated', { item: nameOf(index), copy: nameOf(index + 1) })
    notify({ title, action: undo })
  }

  /** The pressed button stays under the finger and keeps the focus, so that it can be pressed again. */
  function move(id: string, index: number, by: -1 | 1, button: HTMLElement) {
    const marked = focus.read()
    const markedId = marked?.group === group.id ? ids[marked.index ?? -1] : undefined
    const before = button.getBoundingClientRect().top
    flushSync(() => {
      store.moveItem(group.id, id, by)
      setTold(say('itemIsNow', { item: nameOf(index), place: nameOf(index + by) }))
    })
    button.focus({ preventScroll: true })
    window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
    if (marked && markedId) focus.set({ ...marked, index: store.itemIds(group.id).indexOf(markedId) })
  }

  return (
    <>
      {ids.map((id, index) => (
        <fieldset
          key={id}
          className="contain-layout contain-style min-w-0 rounded-md border border-rule bg-sheet px-4 pb-5"
        >
          <legend className="sr-only">{nameOf(index)}</legend>
          <ItemHead
            name={nameOf(index)}
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            onMove={(by, button) => move(id, index, by, button)}
            onDuplicate={hasRoom ? () => duplicate(id, index) : undefined}
            onRemove={() => remove(id, index)}
          />
          <QuestionList fields={fields} group={group.id} item={id} />
        </fieldset>
      ))}
      {hasRoom ? (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => focusFirst(store.addItem(group.id))}
        >
          <Plus aria-hidden="true" className="size-4" />
          {say('add', { item: name })}
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  )
}

/** Waits until the added or remaining item is on the screen. */
function focusLater(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
