import { type CaseNumber, isSameCaseNumber } from '#server/law/cases/case-numbers.ts'
import type { AskedCase } from '../library/look-up.ts'
import { inEdition } from './editions.ts'
import { ask, onlyFields, type Reader } from './hits.ts'
import type { Dsl } from './to-query.ts'

/** One number of one year is given by many courts, each to several kinds of case. */
const mostWithNumber = 1000

/** The judgments with that number; those of exactly the same kind of case first. */
export async function findNumberedCases(reader: Reader, { cnr, numbers }: AskedCase): Promise<string[]> {
  if (cnr === null && numbers.length === 0) return []
  const answer = await ask(reader, 'judgments', {
    ...onlyFields('id', 'numbers'),
    size: mostWithNumber,
    query: {
      bool: { filter: [...inEdition(reader.edition), cnr === null ? haveNumber(numbers) : haveCnr(cnr)] },
    },
  })
  const found = listNumbered(answer)
  if (cnr !== null) return found.map(({ id }) => id)
  const having = (isMeant: (one: CaseNumber, wanted: CaseNumber) => boolean) =>
    found
      .filter(({ own }) => own.some(one => numbers.some(wanted => isMeant(one, wanted))))
      .map(({ id }) => id)
  const exact = having((one, wanted) => isSameCaseNumber(one, wanted) && one.kind === wanted.kind)
  return [...new Set([...exact, ...having(isSameCaseNumber)])]
}

function haveNumber(numbers: readonly CaseNumber[]): Dsl {
  const should = numbers.map(({ number, year }) => ({ prefix: { numbers: `${number}/${year}/` } }))
  return { bool: { should, minimum_should_match: 1 } }
}

/** The id of a judgment contains its CNR (judgment-id.ts); one case may have several orders. */
function haveCnr(cnr: string): Dsl {
  return { term: { idParts: cnr.toLowerCase() } }
}

function listNumbered(answer: Dsl): { id: string; own: CaseNumber[] }[] {
  const { hits } = (answer as { hits: { hits: { fields: { id: string[]; numbers?: string[] } }[] } }).hits
  return hits.map(({ fields }) => ({
    id: fields.id[0] ?? '',
    own: (fields.numbers ?? []).map(printed => {
      const [number, year, kind = ''] = printed.split('/')
      return { kind, number: Number(number), year: Number(year) }
    }),
  }))
}
