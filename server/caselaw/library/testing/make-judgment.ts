import { type Judgment, judgment } from '#shared/cases/judgment.ts'

/** A judgment with the fields that a test gives; the others have defaults. */
export function makeJudgment(id: string, known: Partial<Judgment> & { text?: string } = {}): Judgment {
  const { text, ...rest } = known
  return judgment.parse({
    id,
    title: `${id} v State`,
    court: 'Supreme Court of India',
    ...(text === undefined
      ? {}
      : {
          paragraphs: text
            .split('\n')
            .map((line, at) => ({ id: `p${at + 1}`, label: String(at + 1), text: line })),
        }),
    ...rest,
  })
}
