import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  network: 'संदर्भजाळे',
  lead: 'या ग्रंथालयातील न्यायनिर्णय, एका न्यायनिर्णयाभोवती: दुसरा निवडला की तो मध्यभागी येतो.',
  toJudgment: 'हा न्यायनिर्णय वाचा',
  centre: 'मध्यभागी',
  cites: 'हा उद्धृत करतो',
  citedBy: 'याला उद्धृत करणारे',
  shownOf: '{total} पैकी सर्वाधिक उद्धृत {shown}',
  showAll: 'सर्व {total} दाखवा',
  citesNone: 'हा या ग्रंथालयातील एकही न्यायनिर्णय उद्धृत करत नाही.',
  citedByNone: 'या ग्रंथालयातील एकही न्यायनिर्णय याला उद्धृत करत नाही.',
  citedTimes: '{count} मध्ये उद्धृत',
  notLoaded: 'संदर्भजाळे आणता आले नाही',
  loading: 'संदर्भजाळे आणले जात आहे...',
  noJudgment: 'न्यायनिर्णय सापडला नाही',
  noJudgmentHint: 'या पत्त्यावर ग्रंथालयात न्यायनिर्णय नाही.',
}
