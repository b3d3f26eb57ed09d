import { createHash } from 'node:crypto'
import { learnCitations, type Printed } from '#server/caselaw/importing/learn-citations.ts'
import { loadAila } from './evaluation/aila.ts'
import { deriveCorpus } from './evaluation/corpus.ts'

/**
 * Learns parallel citations from the judgments of AILA 2019: npm run eval:citations -- <folder with
 * aila2019.tar.gz>. Prints how many, and a hundred of them, always the same, to be read: the judgment, what
 * was learnt, and how the others print it.
 */
const [source] = process.argv.slice(2)
if (!source) {
  console.error('Usage: npm run eval:citations -- <folder with aila2019.tar.gz>')
  process.exit(2)
}

const library = deriveCorpus(await loadAila(source))
const printed = library.flatMap(({ id, precedents }) =>
  precedents.flatMap(({ title, citation, parallel = [] }): Printed[] =>
    citation ? [{ by: id, title, citations: [citation, ...parallel] }] : [],
  ),
)
const learnt = learnCitations(library, printed)
const all = [...learnt].flatMap(([id, citations]) => citations.map(citation => ({ id, citation })))
console.log(`${library.length} judgments name ${printed.length} cases with a citation.`)
console.log(`${all.length} citations of ${learnt.size} judgments were learnt. To be read:`)

const orderOf = ({ id, citation }: (typeof all)[number]) =>
  createHash('sha256').update(`${id} ${citation}`).digest('hex')
const sample = all.sort((one, other) => orderOf(one).localeCompare(orderOf(other))).slice(0, 100)
for (const { id, citation } of sample) {
  const judgment = library.find(each => each.id === id)
  const names = printed.filter(({ citations }) => citations.includes(citation)).map(({ title }) => title)
  console.log(
    `${id} ${judgment?.title}, ${judgment?.date}: ${citation}, by ${[...new Set(names)].join('; ')}`,
  )
}
