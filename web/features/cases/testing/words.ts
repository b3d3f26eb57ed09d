import { sayIn } from '#web/say.ts'
import { messages as judgment } from '../judgment/messages/en.ts'
import type { SayJudgment } from '../judgment/messages.ts'
import { messages as search } from '../search/messages/en.ts'
import type { Words } from '../search/messages.ts'
import { messages as shared } from '../shared/messages/en.ts'

/** The words of the pages in English. */
export const words: Words = {
  say: sayIn<typeof search>(search, 'en'),
  word: sayIn<typeof shared>(shared, 'en'),
}
export const sayJudgment: SayJudgment = sayIn<typeof judgment>(judgment, 'en')
