import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import type { KeptAnswers } from '#web/features/drafts/model/kept-answers.ts'
import { lazyPart } from '#web/lazy-part.ts'
import { signOut } from '#web/session.ts'
import { readStoredUser } from '#web/storage.ts'

const LeaveDialog = lazyPart(() => import('#web/shell/LeaveDialog.tsx').then(part => part.LeaveDialog))

/** Loaded only here, so that a visitor's first load goes without the code for drafts. */
const loadDrafts = () => import('#web/features/drafts/model/kept-answers.ts')

/** Signs out; where the device has unsaved answers it first asks whether to keep them. */
export function useLeave(): { leave: () => void; question: ReactNode } {
  const navigate = useNavigate()
  const [kept, setKept] = useState<readonly KeptAnswers[]>([])

  async function leave() {
    const found = await findKept()
    if (found.length > 0) return setKept(found)
    finish()
  }

  function finish() {
    setKept([])
    signOut()
    void navigate({ to: '/' })
  }

  async function removeAndFinish() {
    const userId = readStoredUser()?.id
    if (userId !== undefined) await removeKept(userId)
    finish()
  }

  const question =
    kept.length > 0 ? (
      <Suspense>
        <LeaveDialog kept={kept} onRemove={removeAndFinish} onKeep={finish} onStay={() => setKept([])} />
      </Suspense>
    ) : null
  return { leave, question }
}

async function findKept(): Promise<KeptAnswers[]> {
  const userId = readStoredUser()?.id
  if (userId === undefined) return []
  try {
    const { listKept, openAnswerStorage } = await loadDrafts()
    return listKept(openAnswerStorage(), userId)
  } catch {
    return []
  }
}

async function removeKept(userId: number) {
  const { dropAllAnswers, openAnswerStorage } = await loadDrafts()
  dropAllAnswers(openAnswerStorage(), userId)
}
