import type { Condition } from '#shared/templates/conditions/condition.ts'
import type { ParseCondition } from '#shared/templates/conditions/scope.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import { cutAgreements } from '#shared/templates/parties/agreement.ts'
import { type Branch, type Node, readLines, readWords } from './choice-tree.ts'
import {
  dropSame,
  hasWords,
  joinBranches,
  type Line,
  lineOf,
  markOf,
  type Piece,
  sayPieces,
  textOf,
} from './open-lines.ts'
import { holdsWhere, type Told, tellAlso, tellNot } from './told.ts'

export type Opening = { read: ParseCondition; or: string }
/**
 * A text in which every choice that an answer would make is left open, as in the forms of a registry: '[BEFORE / IN] THE',
 * 'sections 138[, 141] and 142'. So a blank says nothing that nobody said.
 */
export function openChoices(text: string, opening: Opening): string {
  const lines = openLines(readLines(inSingular(text)), [], opening)
  return lines
    .map(textOf)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** '{applicants: Applicant | Applicants}': nobody has said that there are several. */
function inSingular(text: string): string {
  return cutAgreements(text)
    .map(part => (typeof part === 'string' ? part : (part.forms[0]?.text ?? '')))
    .join('')
}

function openLines(nodes: readonly Node[], told: Told, opening: Opening): Line[] {
  return nodes.flatMap((node): Line[] => {
    if (typeof node === 'string') return openLine(node, told, opening)
    if ('each' in node)
      return [
        lineOf('', [`{each ${node.each}}`]),
        ...openLines(node.nodes, told, opening),
        lineOf('', ['{end}']),
      ]
    const { kept, isWhole } = keepBranches(node.branches, told, opening.read)
    const open = kept.map(branch => openLines(branch.nodes, branch.told, opening))
    const spoken = open.filter(lines => lines.some(line => textOf(line).trim() !== ''))
    return joinBranches(spoken, { isSure: isWhole && spoken.length === kept.length, or: opening.or })
  })
}

/** A line of which all words went goes too. */
function openLine(line: string, told: Told, opening: Opening): Line[] {
  const mark = markOf(line)
  const words = line.slice(mark.length)
  const pieces = openWords(readWords(words), told, opening)
  if (words.trim() !== '' && !pieces.some(piece => typeof piece !== 'string' || /[^\s\p{P}]/u.test(piece)))
    return []
  return [lineOf(mark, pieces)]
}

function openWords(nodes: readonly Node[], told: Told, opening: Opening): Piece[] {
  return joinWords(
    nodes.flatMap((node): Piece[] => {
      if (typeof node === 'string') return [node]
      if ('each' in node) return []
      const { kept, isWhole } = keepBranches(node.branches, told, opening.read)
      return chooseWords(
        kept.map(branch => openWords(branch.nodes, branch.told, opening)),
        isWhole,
      )
    }),
  )
}

function joinWords(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece
    else if (piece !== '') joined.push(piece)
  }
  return joined
}

/** The space at either end of the options stands outside of the bracket. */
function chooseWords(branches: readonly Piece[][], isWhole: boolean): Piece[] {
  const [only = []] = branches
  if (branches.length === 1 && isWhole) return only
  const texts = branches.flatMap(pieces => {
    const [first] = pieces
    if (pieces.length === 1 && first && typeof first !== 'string') return first.options
    return [sayPieces(pieces)]
  })
  const options = dropSame(texts.map(text => text.trim()).filter(text => text !== ''))
  if (options.length === 0 || (!isWhole && options.every(text => !hasWords(text)))) return []
  const goesOn = options.some(option => option.startsWith(','))
  const before = !goesOn && texts.some(text => text.startsWith(' ')) ? ' ' : ''
  const after = texts.some(text => text.endsWith(' ')) ? ' ' : ''
  if (options.length === 1 && isWhole && texts.every(text => text.trim() !== ''))
    return [before + options[0] + after]
  return [before, { options }, after]
}

type Kept = { nodes: Node[]; told: Told }

/** The branches that may stand here, and whether one of them does. */
function keepBranches(branches: readonly Branch[], told: Told, read: ParseCondition) {
  const kept: Kept[] = []
  let now = told
  for (const { when, nodes } of branches) {
    const condition = when === undefined ? undefined : read(when)
    const state = condition ? stateOf(condition, nodes, now) : true
    if (state !== false) kept.push({ nodes, told: condition ? tellAlso(now, condition) : now })
    if (state === true) return { kept, isWhole: true }
    if (condition) now = tellNot(now, condition)
  }
  return { kept, isWhole: false }
}

/** What can be filled in is asked for: ' dated {date}' stands there, and 'undated' does not. */
function stateOf(condition: Condition, nodes: readonly Node[], told: Told): boolean | undefined {
  const decided = holdsWhere(condition, told)
  if (decided !== undefined) return decided
  if (condition.is === 'answered' && placesIn(nodes).includes(condition.name)) return true
  return condition.is === 'not' && condition.of.is === 'answered' ? false : undefined
}

function placesIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap(node => {
    if (typeof node === 'string') return listPlaceholders(node)
    return 'each' in node ? placesIn(node.nodes) : node.branches.flatMap(branch => placesIn(branch.nodes))
  })
}
