import type { Language } from '#shared/languages.ts'

const sentences: Record<Language, (citation: string) => string> = {
  en: citation => `Reliance is placed on ${citation}.`,
  hi: citation => `इस सम्बन्ध में ${citation} के निर्णय का आश्रय लिया जाता है।`,
  mr: citation => `या संदर्भात ${citation} या न्यायनिर्णयाचा आधार घेण्यात येत आहे.`,
}

export function writeSentence(citation: string, language: Language): string {
  return sentences[language](citation)
}
