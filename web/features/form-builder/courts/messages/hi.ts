import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  heading: 'इस न्यायालय के बारे में जो ज्ञात है',
  layout: 'विन्यास: {layout}',
  marks: 'अनुलग्नकों पर चिह्न: {first}, {second}',
  languages: 'कागज़ {languages} में दाखिल होते हैं',
  authorised: '{languages}, जहाँ प्राधिकृत है',
  upload: 'यह न्यायालय {size} MB तक की फ़ाइलें लेता है',
  inUse: 'उपयोग में',
  use: 'यही रखें',
  useThis: 'यही रखें: {way}',
  writeIn: '{language} में लिखें',
  toCheck: 'अभी देखा नहीं गया: जाँच लें',
}
