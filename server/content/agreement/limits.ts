import type { Problem } from '../problem.ts'
import { listSentences } from './figures.ts'
import type { PlacedText } from './placed-texts.ts'

type Limit = { matter: string; provision: string; about: RegExp; figure: RegExp; values: string[] }

const amount = '((?:\\d[\\d,.]*|one|two|three|five|ten|twenty|fifty) (?:lakh|crore))'
const bound =
  '(?:up to|above|below|at least|reach|not less than|less than|does not exceed|amount of|value of|debt of)'

/** Limits of jurisdiction that several forms and guides name, with the figure in force on 22 November 2026. */
const limits: readonly Limit[] = [
  {
    matter: 'the limit of the consumer commissions',
    provision: 'Consumer Protection (Jurisdiction ...) Rules, 2021',
    about: /\b(?:District|State|National)(?: Commission|,? (?:up to|above))|Commission has pecuniary/,
    figure: new RegExp(`${bound} (?:and up to )?(?:Rs |rupees )?${amount}`, 'gi'),
    values: ['50 lakh', 'fifty lakh', '2 crore', 'two crore'],
  },
  {
    matter: 'the least default under the IBC',
    provision: 'IBC s.4, notification of 24 March 2020',
    about: /\bdefault\b.*(?:\(s\.4\)|section 4 of the Code|must reach)/,
    figure: new RegExp(`${bound} (?:Rs |rupees )?${amount}`, 'gi'),
    values: ['1 crore', 'one crore'],
  },
  {
    matter: 'the specified value of a commercial dispute',
    provision: 'Commercial Courts Act 2015, s.2(1)(i) and 3(1A)',
    about: /specified value|commercial dispute of/i,
    figure: new RegExp(`(?:value (?:of|is)|dispute of) (?:Rs |rupees )?${amount}`, 'gi'),
    values: ['3 lakh', 'three lakh'],
  },
  {
    matter: 'the least debt before a Debts Recovery Tribunal',
    provision: 'RDB Act s.1(4), notification of 6 September 2018',
    about: /\bdebt\b.*(?:Tribunal|section 1\(4\)|notification)/i,
    figure: new RegExp(`(?:debt of|not less than) (?:Rs |rupees )?${amount}`, 'gi'),
    values: ['20 lakh', 'twenty lakh'],
  },
]

/** Fees by slabs stand beside limits and are none; the figures of an Act as it was enacted may be told. */
const otherwise = /\bNil up to|\bnil up to|as enacted|had said/

/** The same limit of jurisdiction is the same wherever it is named. */
export function limitsAreTheSame({ file, line, text }: PlacedText): Problem[] {
  return listSentences(text).flatMap(sentence =>
    limits
      .filter(({ about }) => about.test(sentence) && !otherwise.test(sentence))
      .flatMap(({ matter, provision, figure, values }) =>
        [...sentence.matchAll(figure)]
          .filter(([, said = '']) => !values.includes(said.toLowerCase()))
          .map(([, said]) => ({
            file,
            line,
            message: `${said} is not ${matter}: ${values[0]} (${provision}), or say of when it is.`,
          })),
      ),
  )
}

/** How many times each limit is named, so that a rule that finds nothing is noticed. */
export function countLimits(texts: readonly PlacedText[]): number[] {
  const sentences = texts.flatMap(({ text }) => listSentences(text)).filter(one => !otherwise.test(one))
  return limits.map(
    ({ about, figure }) =>
      sentences.filter(
        sentence => about.test(sentence) && sentence.search(new RegExp(figure.source, 'i')) >= 0,
      ).length,
  )
}
