import { useEffect, useState } from 'react'
import { isClaimed } from '#web/features/drafts/model/claim-answers.ts'
import {
  dropAnswers,
  type KeptAnswers,
  keepAnswers,
  listKeptFor,
  openAnswerStorage,
} from '#web/features/drafts/model/kept-answers.ts'
import { useMessages } from '#web/messages.ts'
import { notify } from '#web/ui/toast-store.ts'
import { builderMessages } from '../messages.ts'

export type KeptList = {
  /** Undefined until it is known which of them belong to another open tab. */
  records: readonly KeptAnswers[] | undefined
  /** `onUndo` is called when they are there again. */
  discard: (record: KeptAnswers, onUndo: () => void) => void
}

/** The answers of a form or draft kept on this device, except those that another tab is editing. */
export function useKeptAnswers(userId: number, formId: number, draftId: number | undefined): KeptList {
  const say = useMessages(builderMessages)
  const [records, setRecords] = useState<readonly KeptAnswers[]>()
  useEffect(() => {
    let isWanted = true
    findFree(userId, formId, draftId).then(free => isWanted && setRecords(free))
    return () => {
      isWanted = false
    }
  }, [userId, formId, draftId])

  function discard(record: KeptAnswers, onUndo: () => void) {
    const storage = openAnswerStorage()
    dropAnswers(storage, record)
    const undo = { label: say('undo'), onPress: bringBack }
    notify({ title: say('startedAfresh'), description: say('earlierLetGo'), action: undo })

    function bringBack() {
      keepAnswers(storage, record)
      onUndo()
    }
  }

  return { records, discard }
}

async function findFree(userId: number, formId: number, draftId: number | undefined) {
  const kept = listKeptFor(openAnswerStorage(), userId, formId, draftId)
  const claimed = await Promise.all(kept.map(({ id }) => isClaimed(id)))
  return kept.filter((_, index) => !claimed[index])
}
