import type { Comparison, Condition, Operand } from './condition.ts'

/** The condition, or a sentence that says what could not be parsed. */
export type ParsedCondition = { condition: Condition } | { wrong: string }
/** The named conditions of a form, under `conditions:`. */
export type NamedConditions = Readonly<Record<string, string>>

type Token = { kind: 'word' | 'quoted' | 'mark' | 'number'; text: string }

const token =
  /\s*(?:"([^"]*)"|'([^']*)'|“([^”]*)”|‘([^’]*)’|([(),])|(\d[\d,.]*\d(?:[-/]\d+)*|\d+(?:[-/]\d+)*)|([A-Za-z][A-Za-z0-9]*))/y

/**
 * Parses conditions such as `noticeServed is Refused` and `claim is more than 50,00,000 and (not
 * lateFiling or reason is answered)`. docs/content.md describes the syntax. A name alone refers to a
 * condition that the form has named.
 */
export function parseCondition(text: string, named: NamedConditions = noNames): ParsedCondition {
  const parsedBefore = known.get(named) ?? new Map<string, ParsedCondition>()
  known.set(named, parsedBefore)
  const before = parsedBefore.get(text)
  if (before) return before
  const parsed = read(text, named, [])
  parsedBefore.set(text, parsed)
  return parsed
}

const noNames: NamedConditions = {}
/** A form has few conditions, and many places look at them. */
const known = new WeakMap<NamedConditions, Map<string, ParsedCondition>>()

function read(text: string, named: NamedConditions, above: readonly string[]): ParsedCondition {
  try {
    const reader = createReader(cutTokens(text), named, above)
    const condition = reader.readAny()
    reader.end()
    return { condition }
  } catch (error) {
    if (error instanceof Unreadable) return { wrong: error.message }
    throw error
  }
}

class Unreadable extends Error {}

function cutTokens(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (text.slice(at).trim() !== '') {
    token.lastIndex = at
    const match = token.exec(text)
    if (!match) throw new Unreadable(`cannot be read from '${text.slice(at).trim()}' on`)
    tokens.push(nameToken(match))
    at = token.lastIndex
  }
  return tokens
}

function nameToken([, double, single, curlyDouble, curly, mark, number, word]: RegExpExecArray): Token {
  if (mark !== undefined) return { kind: 'mark', text: mark }
  if (number !== undefined) return { kind: 'number', text: number }
  if (word !== undefined) return { kind: 'word', text: word }
  return { kind: 'quoted', text: double ?? single ?? curlyDouble ?? curly ?? '' }
}

const joints = ['and', 'or']

function createReader(tokens: readonly Token[], named: NamedConditions, above: readonly string[]) {
  let at = 0
  return { readAny, end }

  function isNext(...words: string[]): boolean {
    return words.every((word, ahead) => {
      const next = tokens[at + ahead]
      return next?.kind !== 'quoted' && next?.text === word
    })
  }

  function take(...words: string[]): boolean {
    if (!isNext(...words)) return false
    at += words.length
    return true
  }

  function end() {
    const next = tokens[at]
    if (next) throw new Unreadable(`goes on with '${next.text}', where 'and', 'or' or the end should come`)
  }

  function readAny(): Condition {
    return readJoined('or', 'any', () => readJoined('and', 'all', readOne))
  }

  function readJoined(word: string, is: 'all' | 'any', readPart: () => Condition): Condition {
    const parts = [readPart()]
    while (take(word)) parts.push(readPart())
    const [first] = parts
    return first && parts.length === 1 ? first : { is, of: parts }
  }

  function readOne(): Condition {
    if (take('not')) return { is: 'not', of: readOne() }
    if (take('(')) {
      const inner = readAny()
      if (!take(')')) throw new Unreadable("opens a bracket '(' and does not close it")
      return inner
    }
    const name = readName()
    if (take('is')) return readIs(name)
    if (take('are')) return readCount(name)
    return readNamed(name)
  }

  function readName(): string {
    const next = tokens[at]
    if (next?.kind !== 'word' || joints.includes(next.text))
      throw new Unreadable(next ? `has '${next.text}' where a name should stand` : 'breaks off')
    at += 1
    return next.text
  }

  function readNamed(name: string): Condition {
    const text = Object.hasOwn(named, name) ? named[name] : undefined
    if (text === undefined)
      throw new Unreadable(`names '${name}', which is no condition of this form; or 'is ...' is missing`)
    if (above.includes(name)) throw new Unreadable(`comes back to itself through '${name}'`)
    const inner = read(text, named, [...above, name])
    if ('wrong' in inner) throw new Unreadable(`names '${name}', which ${inner.wrong}`)
    return inner.condition
  }

  function readIs(name: string): Condition {
    if (take('answered')) return { is: 'answered', name }
    if (take('not', 'answered')) return { is: 'not', of: { is: 'answered', name } }
    const by = takeComparison()
    if (by) return { is: 'compared', name, by, to: readOperand() }
    const is = take('not') ? 'otherThan' : 'oneOf'
    if (!take('one', 'of')) return { is, name, values: [readValue()] }
    const values = [readValue()]
    while (take(',')) values.push(readValue())
    return { is, name, values }
  }

  function takeComparison(): Comparison | undefined {
    return comparisons.find(([, ...words]) => take(...words))?.[0]
  }

  function readCount(group: string): Condition {
    if (take('several')) return { is: 'counted', group, by: 'more', to: 1 }
    const by = takeComparison()
    const number = tokens[at]
    if ((by !== 'more' && by !== 'less' && by !== 'least' && by !== 'most') || number?.kind !== 'number')
      throw new Unreadable(`says of '${group}' neither 'are several' nor 'are more than 2'`)
    at += 1
    return { is: 'counted', group, by, to: Number(number.text) }
  }

  function readOperand(): Operand {
    const next = tokens[at]
    if (!next || next.kind === 'mark' || joints.includes(next.text))
      throw new Unreadable('does not say what to compare with')
    at += 1
    return next.kind === 'word' ? { name: next.text } : { value: next.text }
  }

  function readValue(): string {
    const next = tokens[at]
    if (!next || next.kind === 'mark' || (next.kind === 'word' && joints.includes(next.text)))
      throw new Unreadable("does not say which answer; write it as in the options, in quotes: is 'Not yet'")
    at += 1
    const after = tokens[at]
    if (next.kind === 'word' && after?.kind === 'word' && !joints.includes(after.text))
      throw new Unreadable(`has an answer of several words: put '${next.text} ${after.text} ...' in quotes`)
    return next.text
  }
}

const comparisons: readonly [Comparison, ...string[]][] = [
  ['onOrBefore', 'on', 'or', 'before'],
  ['onOrAfter', 'on', 'or', 'after'],
  ['before', 'before'],
  ['after', 'after'],
  ['more', 'more', 'than'],
  ['less', 'less', 'than'],
  ['least', 'at', 'least'],
  ['most', 'at', 'most'],
]
