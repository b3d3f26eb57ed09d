import type { LimitationPeriod } from '#shared/contract/law.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { toolsMessages } from '../messages.ts'

/** Which provision a period stands in, and how long it is; a special Act is called by its English name. */
export function usePeriodWords() {
  const say = useMessages(toolsMessages)
  const language = useLanguage()
  return {
    nameProvision: ({ law, provision }: LimitationPeriod): string => {
      const number = law === 'Limitation Act, 1963' && /^Article (\S+)$/.exec(provision)?.[1]
      return number ? say('article', { number }) : `${provision}, ${law}`
    },
    nameDuration: ({ period, duration }: LimitationPeriod): string => {
      const [, count = '', unit] = /^P(\d+)([YMWD])$/.exec(duration) ?? []
      if (language === 'en' || !unit) return period
      return say(`duration-${unit as 'Y' | 'M' | 'W' | 'D'}`, { count }) // one of the letters just matched
    },
  }
}
