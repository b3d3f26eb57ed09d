import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  network: 'उद्धरण जाल',
  lead: 'इस पुस्तकालय के निर्णय, एक निर्णय के चारों ओर: कोई दूसरा चुनें, तो वह बीच में आ जाता है।',
  toJudgment: 'यह निर्णय पढ़ें',
  centre: 'बीच में',
  cites: 'यह उद्धृत करता है',
  citedBy: 'इसे उद्धृत करते हैं',
  shownOf: '{total} में से सबसे अधिक उद्धृत {shown}',
  showAll: 'सभी {total} दिखाएँ',
  citesNone: 'यह इस पुस्तकालय का कोई निर्णय उद्धृत नहीं करता।',
  citedByNone: 'इस पुस्तकालय का कोई निर्णय इसे उद्धृत नहीं करता।',
  citedTimes: '{count} में उद्धृत',
  notLoaded: 'उद्धरण जाल लाया नहीं जा सका',
  loading: 'उद्धरण जाल लाया जा रहा है...',
  noJudgment: 'निर्णय नहीं मिला',
  noJudgmentHint: 'इस पते पर पुस्तकालय में कोई निर्णय नहीं है।',
}
