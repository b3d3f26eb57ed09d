import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  heading: 'यह न्यायालय कागज़ कैसे चाहता है',
  layout: 'विन्यास: {layout}',
  marks: 'अनुलग्नकों पर चिह्न: {first}, {second}',
  languages: 'कागज़ {languages} में दाखिल होते हैं',
  authorised: '{languages}, जहाँ प्राधिकृत है',
  upload: 'यह न्यायालय {size} MB तक की फ़ाइलें लेता है',
  inUse: 'आपके कागज़ों में लागू है',
  use: 'मेरे कागज़ों में लागू करें',
  useThis: 'मेरे कागज़ों में लागू करें: {way}',
  writeIn: '{language} में लिखें',
  toCheck: 'यह हमने जाँचा नहीं है: रजिस्ट्री से पूछ लें',
}
