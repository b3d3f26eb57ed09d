import type { Language } from '#shared/languages.ts'
import { formatAmount } from '#shared/templates/amounts.ts'
import { formatDay } from '#shared/templates/dates.ts'
import type { Rest } from '#shared/templates/derived/interest.ts'
import type { ComputedInterest } from './compute.ts'

const rests: Record<Language, Record<Rest, string>> = {
  en: {
    none: 'simple interest',
    monthly: 'interest compounded with monthly rests',
    quarterly: 'interest compounded with quarterly rests',
    'half-yearly': 'interest compounded with half-yearly rests',
    yearly: 'interest compounded with yearly rests',
  },
  hi: {
    none: 'साधारण ब्याज',
    monthly: 'मासिक अंतराल पर चक्रवृद्धि ब्याज',
    quarterly: 'त्रैमासिक अंतराल पर चक्रवृद्धि ब्याज',
    'half-yearly': 'अर्धवार्षिक अंतराल पर चक्रवृद्धि ब्याज',
    yearly: 'वार्षिक अंतराल पर चक्रवृद्धि ब्याज',
  },
  mr: {
    none: 'सरळ व्याज',
    monthly: 'दरमहा चक्रवाढ व्याज',
    quarterly: 'दर तिमाही चक्रवाढ व्याज',
    'half-yearly': 'दर सहामाही चक्रवाढ व्याज',
    yearly: 'दरवर्षी चक्रवाढ व्याज',
  },
}

/** The computation as it stands in a claim. */
export function writeInterestSentence(
  { question, answer, provision }: ComputedInterest,
  language: Language,
): string {
  const kind = rests[language][question.rest]
  const principal = formatAmount(question.principal)
  const interest = formatAmount(answer.interest)
  const total = formatAmount(answer.total)
  const from = formatDay(question.from)
  const to = formatDay(question.to)
  const { en = '', hi = '', mr = '' } = provision?.name ?? {}
  return {
    en: `On the principal of Rs. ${principal}, ${kind} at ${question.rate}% per annum${en && ` under ${en}`} from ${from} to ${to} comes to Rs. ${interest}, and the total due on ${to} is Rs. ${total}.`,
    hi: `मूलधन रु. ${principal} पर ${hi && `${hi} के अधीन `}दिनांक ${from} से ${to} तक ${question.rate}% प्रतिवर्ष की दर से ${kind} रु. ${interest} होता है तथा दिनांक ${to} को कुल देय राशि रु. ${total} है।`,
    mr: `रु. ${principal} या मुद्दलावर ${mr && `${mr} अन्वये `}दिनांक ${from} पासून ${to} पर्यंत द.सा.द.शे. ${question.rate} दराने ${kind} रु. ${interest} होते व दिनांक ${to} रोजी एकूण देय रक्कम रु. ${total} आहे.`,
  }[language]
}
