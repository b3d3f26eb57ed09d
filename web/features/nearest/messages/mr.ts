import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  nearestTo: '{search} च्या जवळचे',
  looking: 'जवळचे शोधत आहे...',
  whatComesNearest: '“{search}” च्या सर्वात जवळचे',
  searchCaseLaw: 'न्यायनिर्णयांत “{search}” शोधा',
  form: 'नमुना',
  guide: 'मार्गदर्शिका',
  judgment: 'निर्णय',
}
