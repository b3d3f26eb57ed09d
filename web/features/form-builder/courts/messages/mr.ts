import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  heading: 'या न्यायालयाविषयी जे माहीत आहे',
  layout: 'मांडणी: {layout}',
  marks: 'परिशिष्टांवरील खुणा: {first}, {second}',
  languages: 'कागदपत्रे {languages} मध्ये दाखल होतात',
  authorised: '{languages}, जेथे प्राधिकृत आहे',
  upload: 'हे न्यायालय {size} MB पर्यंतच्या फाइली घेते',
  inUse: 'वापरात',
  use: 'हेच ठेवा',
  useThis: 'हेच ठेवा: {way}',
  writeIn: '{language} मध्ये लिहा',
  toCheck: 'अजून पाहिलेले नाही: तपासून घ्या',
}
