import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  heading: 'या न्यायालयास कागदपत्रे कशी हवीत',
  layout: 'मांडणी: {layout}',
  marks: 'परिशिष्टांवरील खुणा: {first}, {second}',
  languages: 'कागदपत्रे {languages} मध्ये दाखल होतात',
  authorised: '{languages}, जेथे प्राधिकृत आहे',
  upload: 'हे न्यायालय {size} MB पर्यंतच्या फाइली घेते',
  inUse: 'आपल्या कागदपत्रांना लागू आहे',
  use: 'माझ्या कागदपत्रांना लागू करा',
  useThis: 'माझ्या कागदपत्रांना लागू करा: {way}',
  writeIn: '{language} मध्ये लिहा',
  toCheck: 'हे आम्ही तपासलेले नाही: कार्यालयात विचारा',
}
