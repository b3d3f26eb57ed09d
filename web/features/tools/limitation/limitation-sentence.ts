import type { LimitationPeriod } from '#shared/contract/law.ts'
import type { Language } from '#shared/languages.ts'
import {
  type ExclusionGround,
  type LimitationAnswer,
  type LimitationQuestion,
  monthEnd,
} from '#shared/law/limitation.ts'
import { type Day, formatDay, isoDay } from '#shared/templates/dates.ts'

type Told = { period: LimitationPeriod; question: LimitationQuestion; answer: LimitationAnswer }

/** The computation as an advocate pleads it, for a paragraph on limitation. */
export function writeLimitationSentence(told: Told, language: Language): string {
  return [...sentences[language](told)].join(' ')
}

const units: Record<Language, Record<string, [one: string, many: string]>> = {
  en: { Y: ['year', 'years'], M: ['month', 'months'], W: ['week', 'weeks'], D: ['day', 'days'] },
  hi: { Y: ['वर्ष', 'वर्ष'], M: ['माह', 'माह'], W: ['सप्ताह', 'सप्ताह'], D: ['दिन', 'दिन'] },
  mr: {
    Y: ['वर्षाची', 'वर्षांची'],
    M: ['महिन्याची', 'महिन्यांची'],
    W: ['आठवड्याची', 'आठवड्यांची'],
    D: ['दिवसाची', 'दिवसांची'],
  },
}

export function nameDuration(duration: string, language: Language): string {
  const [, count = '', unit = ''] = /^P(\d+)([YMWD])$/.exec(duration) ?? []
  const [one = '', many = ''] = units[language][unit] ?? []
  return `${count} ${count === '1' ? one : many}`
}

/** An article of the Schedule in the language of the paper; a special Act by its own name. */
function nameProvision({ law, provision }: LimitationPeriod, language: Language): string {
  const article = /^Article (\S+)$/.exec(provision)?.[1]
  if (law !== 'Limitation Act, 1963' || !article) return `${provision}, ${law}`
  return {
    en: `Article ${article} of the Schedule to the Limitation Act, 1963`,
    hi: `परिसीमा अधिनियम, 1963 की अनुसूची के अनुच्छेद ${article}`,
    mr: `मुदत अधिनियम, 1963 च्या अनुसूचीतील अनुच्छेद ${article}`,
  }[language]
}

const exclusions: Record<Language, Record<ExclusionGround, string>> = {
  en: {
    copy: 'section 12(2) and (3) of the Limitation Act, 1963',
    forum: 'section 14 of the Limitation Act, 1963',
    stay: 'section 15(1) of the Limitation Act, 1963',
    notice: 'section 15(2) of the Limitation Act, 1963',
    absence: 'section 15(5) of the Limitation Act, 1963',
    mediation: 'section 12A(3) of the Commercial Courts Act, 2015',
  },
  hi: {
    copy: 'परिसीमा अधिनियम, 1963 की धारा 12(2) और (3)',
    forum: 'परिसीमा अधिनियम, 1963 की धारा 14',
    stay: 'परिसीमा अधिनियम, 1963 की धारा 15(1)',
    notice: 'परिसीमा अधिनियम, 1963 की धारा 15(2)',
    absence: 'परिसीमा अधिनियम, 1963 की धारा 15(5)',
    mediation: 'वाणिज्यिक न्यायालय अधिनियम, 2015 की धारा 12A(3)',
  },
  mr: {
    copy: 'मुदत अधिनियम, 1963 चे कलम 12(2) व (3)',
    forum: 'मुदत अधिनियम, 1963 चे कलम 14',
    stay: 'मुदत अधिनियम, 1963 चे कलम 15(1)',
    notice: 'मुदत अधिनियम, 1963 चे कलम 15(2)',
    absence: 'मुदत अधिनियम, 1963 चे कलम 15(5)',
    mediation: 'वाणिज्यिक न्यायालये अधिनियम, 2015 चे कलम 12A(3)',
  },
}

const sentences: Record<Language, (told: Told) => Generator<string>> = {
  *en({ period, question, answer }) {
    const { from, renewed } = deriveDays(question, answer)
    yield `The period of ${nameDuration(period.duration, 'en')} prescribed by ${nameProvision(period, 'en')} is reckoned from ${from}.`
    if (renewed)
      yield `A fresh period runs from ${renewed}, the date of the acknowledgment or payment within time (sections 18 and 19 of the Limitation Act, 1963).`
    for (const { ground, days } of answer.excluded)
      yield `${days} ${days === 1 ? 'day is' : 'days are'} excluded under ${exclusions.en[ground]}.`
    if (answer.pandemic) {
      yield 'The time from 15/03/2020 to 28/02/2022 is excluded by the order of the Supreme Court of 10/01/2022 in In Re: Cognizance for Extension of Limitation, M.A. 21 of 2022 in SMW(C) 3 of 2020.'
      if (isNinetyDays(answer))
        yield 'Not more than ninety days of the period being left on 01/03/2022, that order allows ninety days from that day.'
    }
    yield `The period expires on ${formatDay(answer.lastDay)}.`
  },
  *hi({ period, question, answer }) {
    const { from, renewed } = deriveDays(question, answer)
    yield `${nameProvision(period, 'hi')} में विहित ${nameDuration(period.duration, 'hi')} की अवधि दिनांक ${from} से संगणित होती है।`
    if (renewed)
      yield `अवधि के भीतर दिनांक ${renewed} को की गई लिखित अभिस्वीकृति अथवा किए गए भुगतान से नई अवधि आरंभ होती है (परिसीमा अधिनियम, 1963 की धाराएँ 18 और 19)।`
    for (const { ground, days } of answer.excluded)
      yield `${days} दिन ${exclusions.hi[ground]} के अधीन अपवर्जित ${days === 1 ? 'है' : 'हैं'}।`
    if (answer.pandemic) {
      yield 'दिनांक 15/03/2020 से 28/02/2022 तक का समय माननीय उच्चतम न्यायालय के दिनांक 10/01/2022 के आदेश (In Re: Cognizance for Extension of Limitation, M.A. 21/2022, SMW(C) 3/2020) के अनुसार अपवर्जित है।'
      if (isNinetyDays(answer))
        yield 'दिनांक 01/03/2022 को नब्बे दिन से अधिक अवधि शेष न होने से उक्त आदेश के अनुसार उस दिनांक से नब्बे दिन की अवधि प्राप्त होती है।'
    }
    yield `यह अवधि दिनांक ${formatDay(answer.lastDay)} को समाप्त होती है।`
  },
  *mr({ period, question, answer }) {
    const { from, renewed } = deriveDays(question, answer)
    yield `${nameProvision(period, 'mr')} मधील ${nameDuration(period.duration, 'mr')} मुदत दिनांक ${from} पासून मोजली जाते.`
    if (renewed)
      yield `मुदतीत दिनांक ${renewed} रोजी दिलेल्या लेखी अभिस्वीकृतीमुळे अथवा केलेल्या भरण्यामुळे नवी मुदत सुरू होते (मुदत अधिनियम, 1963 ची कलमे 18 व 19).`
    for (const { ground, days } of answer.excluded)
      yield `${days} दिवस ${exclusions.mr[ground]} अन्वये ${days === 1 ? 'वगळण्यात येतो' : 'वगळण्यात येतात'}.`
    if (answer.pandemic) {
      yield 'दिनांक 15/03/2020 ते 28/02/2022 हा काळ मा. सर्वोच्च न्यायालयाच्या दिनांक 10/01/2022 च्या आदेशान्वये (In Re: Cognizance for Extension of Limitation, M.A. 21/2022, SMW(C) 3/2020) वगळण्यात येतो.'
      if (isNinetyDays(answer))
        yield 'दिनांक 01/03/2022 रोजी नव्वद दिवसांपेक्षा अधिक मुदत शिल्लक नसल्याने सदर आदेशान्वये त्या दिनांकापासून नव्वद दिवसांची मुदत मिळते.'
    }
    yield `ही मुदत दिनांक ${formatDay(answer.lastDay)} रोजी संपते.`
  },
}

/** Whether the end is that of the ninety days from 1 March 2022, and not of the balance of the period. */
function isNinetyDays({ lastDay }: LimitationAnswer): boolean {
  return isoDay(lastDay) === '2022-05-30'
}

function deriveDays(
  { from: typed, fromMonthEnd, renewedOn }: LimitationQuestion,
  { isRenewalLate }: LimitationAnswer,
) {
  const from = fromMonthEnd ? monthEnd(typed) : typed
  const renewed: Day | undefined = isRenewalLate ? undefined : renewedOn
  return { from: formatDay(from), renewed: renewed && formatDay(renewed) }
}
