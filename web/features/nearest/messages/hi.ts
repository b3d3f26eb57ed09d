import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  nearestTo: '{search} के निकट',
  looking: 'जो निकट है, वह खोजा जा रहा है...',
  whatComesNearest: '“{search}” के सबसे निकट',
  searchCaseLaw: 'न्यायिक निर्णयों में “{search}” खोजें',
  form: 'प्रारूप',
  guide: 'मार्गदर्शिका',
  judgment: 'निर्णय',
}
