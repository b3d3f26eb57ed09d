import { changeDraftCall, type DraftView } from '#shared/contract/drafts.ts'
import { send } from '#web/calls.ts'
import { deriveNewerDraft } from '../calls.ts'
import { addLine, takeLine } from './answer-line.ts'

/** Typing in another tab saves every second or two, so one retry is nearly always enough. */
const mostTries = 4

/** Adds the line to the current answer of the draft; a retry after a lost response does not add it twice. */
export function insertLine(draft: DraftView, question: string, line: string): Promise<DraftView> {
  const isThere = (answer: string) => takeLine(answer, line) !== null
  return changeAnswer(draft, question, answer => (isThere(answer) ? null : addLine(answer, line)))
}

/** Removes the line; false where somebody has rewritten it since. */
export async function removeLine(draft: DraftView, question: string, line: string): Promise<boolean> {
  let isThere = true
  await changeAnswer(draft, question, answer => {
    const without = takeLine(answer, line)
    isThere = without !== null
    return without
  })
  return isThere
}

async function changeAnswer(
  draft: DraftView,
  question: string,
  change: (answer: string) => string | null,
  triesLeft = mostTries,
): Promise<DraftView> {
  const { id, version, values } = draft
  const answer = values[question]
  const changed = change(typeof answer === 'string' ? answer : '')
  if (changed === null) return draft
  try {
    return await send(changeDraftCall, { params: { id }, body: { version, values: { [question]: changed } } })
  } catch (error) {
    const newer = deriveNewerDraft(error)
    if (!newer || triesLeft <= 1) throw error
    return changeAnswer(newer, question, change, triesLeft - 1)
  }
}
