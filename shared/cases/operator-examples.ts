type Example = { text: string; meaning: string }

/** Examples of keyword search shown beside the search box. The tests run every one of them. */
export const operatorGroups: readonly { name: string; examples: readonly Example[] }[] = [
  {
    name: 'Words',
    examples: [
      { text: '"rarest of rare"', meaning: 'These words, in this order.' },
      { text: 'bail AND parole', meaning: 'Both. Words beside each other mean the same.' },
      {
        text: '(bail OR parole) NOT murder',
        meaning: 'Either, but not the last. -murder is short for NOT murder.',
      },
      {
        text: 'retrench*',
        meaning: 'Every word that begins so. At least three letters stand before the star.',
      },
      {
        text: 'arrest NEAR/5 warrant',
        meaning:
          'At most five words apart, in either order (1 to 50). A side may be a “phrase”, a beginning* or (this OR that).',
      },
    ],
  },
  {
    name: 'Fields',
    examples: [
      {
        text: 'title:gandhi',
        meaning: 'A word of the name of the case. Quotes hold several words together.',
      },
      { text: 'judge:"d y chandrachud"', meaning: 'A judge of the bench.' },
      { text: 'court:bombay', meaning: 'The court that decided.' },
      { text: 'year:2010-2015', meaning: 'The year of the decision. Also year:2015 and year:>2010.' },
      {
        text: 'section:"302 IPC"',
        meaning: 'A provision, under its old and its new number. Also section:IPC.',
      },
      { text: 'citation:"(2014) 8 SCC 273"', meaning: 'The judgment of that citation.' },
    ],
  },
]

const operators =
  /(?<![\p{L}\p{N}])(?:NEAR\/\d|[wW]\/\d|(?:title|judge|court|year|section|citation):\S)|[\p{L}\p{N}]{3}\*/u

/** Whether a text has operators that only a keyword search understands. */
export function hasOperators(text: string): boolean {
  return operators.test(text)
}
