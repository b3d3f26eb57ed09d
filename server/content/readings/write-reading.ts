import type { AnswerReading } from './each-answer.ts'

/** The readings as plain text, to be read from top to bottom; answers that change nothing stand together at the end. */
export function writeReading(readings: readonly AnswerReading[]): string {
  const idle = readings.filter(isIdle)
  const blocks = readings.filter(reading => !isIdle(reading)).map(writeAnswer)
  const list = idle.map(({ question, answer }) => `  ${question} = ${answer}`)
  return [
    ...blocks,
    ...(list.length > 0 ? [`##### Answers that change nothing in the papers\n${list.join('\n')}`] : []),
    '',
  ].join('\n\n')
}

function isIdle({ papers, says, asks, asksNoMore }: AnswerReading): boolean {
  return papers.length + says.length + asks.length + asksNoMore.length === 0
}

function writeAnswer({ question, answer, given, asks, asksNoMore, says, papers }: AnswerReading): string {
  return [
    `##### ${question} = ${answer}`,
    ...(given.length > 0 ? [`  (given ${given.join('; ')})`] : []),
    ...asks.map(label => `  asks: ${label}`),
    ...asksNoMore.map(label => `  asks no more: ${label}`),
    ...says.map(text => `  says: ${text}`),
    ...papers.flatMap(({ titles, state, gone, come }) => [
      `  [${titles.join(', ')}]${state === 'changed' ? '' : ` ${state}`}`,
      ...gone.map(line => `    - ${line.trim()}`),
      ...come.map(line => `    + ${line.trim()}`),
    ]),
  ].join('\n')
}
