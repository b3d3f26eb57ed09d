/** Examples of keyword search shown beside the search box. The tests run every one of them. */
export const operatorGroups = [
  {
    name: 'words',
    examples: [
      '"rarest of rare"',
      'bail AND parole',
      '(bail OR parole) NOT murder',
      'retrench*',
      'arrest NEAR/5 warrant',
    ],
  },
  {
    name: 'fields',
    examples: [
      'title:gandhi',
      'judge:"d y chandrachud"',
      'court:bombay',
      'year:2010-2015',
      'section:"302 IPC"',
      'citation:"(2014) 8 SCC 273"',
    ],
  },
] as const
export type OperatorExample = (typeof operatorGroups)[number]['examples'][number]

const operators =
  /(?<![\p{L}\p{N}])(?:NEAR\/\d|[wW]\/\d|(?:title|judge|court|year|section|citation):\S)|[\p{L}\p{N}]{3}\*/u

/** Whether a text has operators that only a keyword search understands. */
export function hasOperators(text: string): boolean {
  return operators.test(text)
}
