import { type FieldName, type FieldNode, fieldParsers, type Value } from './field-parsers.ts'
import { anyOf } from './nodes.ts'
import type { Span } from './spans.ts'
import type { Law } from './understanding.ts'

/** 'judge:chandrachud' as it is searched; null if it cannot be read, which a notice says. */
export type FoundField = Span & { field: FieldNode | null }
export type Fields = { fields: FoundField[]; notices: string[] }

const aliases: Record<string, FieldName> = {
  title: 'title',
  name: 'title',
  party: 'title',
  judge: 'judge',
  bench: 'judge',
  coram: 'judge',
  court: 'court',
  year: 'year',
  section: 'section',
  act: 'section',
  citation: 'citation',
  cite: 'citation',
}
const start =
  /"[^"]*(?:"|$)|(?<![\p{L}\p{N}])(title|name|party|judge|bench|coram|court|year|section|act|citation|cite):(\s?)|(?<![\p{L}\p{N}:])([a-z]{3,12}):(?=[\p{L}"])/giu
const mostFields = 20
/** Text after this length is not read as part of the value. */
const longestValue = 300

/** The fields of a keyword search: a name, a colon and a value. */
export function parseFields(text: string, law: Law): Fields {
  const found: Fields = { fields: [], notices: [] }
  const pattern = new RegExp(start)
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, name = '', space, unknown] = match
    if (unknown) found.notices.push(`“${unknown}:” is no field of this search; it was searched as a word.`)
    const field = aliases[name.toLowerCase()]
    // 'The Supreme Court: bail' is ordinary text, not a field.
    if (!field || (space && /[A-Z]/.test(name))) continue
    if (found.fields.length >= mostFields) {
      found.notices.push(`Only the first ${mostFields} fields were read; the others were searched as words.`)
      return found
    }
    const from = match.index + whole.length
    const read = parseOne(field, text.slice(from, from + longestValue), law)
    const to = from + read.to
    found.fields.push({ from: match.index, to, field: read.field })
    found.notices.push(...read.notices)
    pattern.lastIndex = Math.max(to, match.index + 1)
  }
  return found
}

type One = { field: FieldNode | null; to: number; notices: string[] }

function parseOne(name: FieldName, rest: string, law: Law): One {
  const group = /^\(([^()]*)\)/.exec(rest)
  if (group && !/^\(\d{4}\)/.test(rest)) return parseGroup(name, group, law)
  const value = parseValue(rest)
  if (!value) return { field: null, to: 0, notices: [`“${name}:” has nothing after it and was left out.`] }
  const read = fieldParsers[name](value, rest, law)
  return {
    field: 'node' in read ? read : null,
    to: read.to ?? value.to,
    notices: read.notice ? [read.notice] : [],
  }
}

/** 'year:(2010 OR 2015)': any of the values. */
function parseGroup(name: FieldName, [whole, inside = '']: RegExpExecArray, law: Law): One {
  const read = inside.split(/\sOR\s|\|/).map(text => {
    const value = { text: text.trim().replace(/^"|"$/g, ''), to: text.length, isQuoted: true }
    return fieldParsers[name](value, text, law)
  })
  const fields = read.flatMap(one => ('node' in one ? [one] : []))
  const node = anyOf(fields.map(one => one.node))
  const description = fields.flatMap(one => one.description ?? [])
  return {
    field: node && {
      node,
      description: description.length > 0 ? description.join(' or ') : null,
      sections: fields.flatMap(({ sections = [] }) => sections),
    },
    to: whole.length,
    notices: read.flatMap(({ notice }) => notice ?? []),
  }
}

function parseValue(rest: string): Value | null {
  const [whole, quoted, bare = ''] = /^(?:"([^"]*)(?:"|$)|(\(\d{4}\)|[^\s()"]+))/.exec(rest) ?? []
  if (whole === undefined) return null
  const text = (quoted ?? bare).trim()
  return text ? { text, to: whole.length, isQuoted: quoted !== undefined } : null
}
