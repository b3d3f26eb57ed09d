import { UserRoundCheck } from 'lucide-react'
import { useMemo, useSyncExternalStore } from 'react'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useBuilder } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'
import { readAnswer } from '../places.ts'
import { type Deponent, listNamed, type Party } from '../same-party.ts'

/** Above the questions about the deponent: copies the details of a party. */
export function SameParty({ deponent }: { deponent: Deponent }) {
  const say = useMessages(builderMessages)
  const { form, store } = useBuilder()
  // Only when the names change, and once the user stops typing, because a change here lays out all questions.
  const names = useSyncExternalStore(store.subscribeAtRest, () =>
    JSON.stringify(listNamed(form, deponent, store.values())),
  )
  const named = useMemo((): ReturnType<typeof listNamed> => JSON.parse(names), [names])
  if (named.length === 0) return null

  function takeOver(party: Party, name: string) {
    const before = Object.values(deponent.fields).map(
      asked => [asked, store.answer({ name: asked })] as const,
    )
    for (const [part, place] of Object.entries(party.fields)) {
      const asked = deponent.fields[part]
      if (asked) store.setAnswer({ name: asked }, readAnswer(store.values(), place))
    }
    const undo = () => {
      for (const [asked, answer] of before) store.setAnswer({ name: asked }, answer)
    }
    notify({ title: say('takenOver', { name }), action: { label: say('undo'), onPress: undo } })
  }

  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {named.map(({ party, name }) => (
        <Button
          key={JSON.stringify(party.name)}
          variant="secondary"
          className="max-w-full"
          onClick={() => takeOver(party, name)}
        >
          <UserRoundCheck aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 truncate">{say('sameAs', { name })}</span>
        </Button>
      ))}
    </div>
  )
}
