import type { Random } from './random.ts'

/** What of JSON Schema our contract is written in. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** What people, scripts and attackers send where something else was meant. */
const oddities: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  9_999_999_999,
  -9_999_999_999,
  1e308,
  [],
  {},
  [[]],
  { a: { b: { c: 1 } } },
  'a\u0000b',
  'half \ud83d',
  '\udc00',
  'Ａ\u202eoaR',
  'line\r\nBcc: all',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '%00%ff',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  'अनिल क्षत्रिय',
  '👩🏽‍⚖️',
  '９９９',
  'x'.repeat(3000),
  '(((((((((("'.repeat(20),
  '"'.repeat(99),
  'AND OR NOT'.repeat(30),
]

const share = { odd: 0.12, missing: 0.1, extra: 0.08 }

export function makeValue(schema: Schema, random: Random, known: readonly unknown[] = []): unknown {
  if (random.chance(share.odd)) return random.pick(oddities)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return makeValue(random.pick(choices), random, known)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(part => makeValue(part, random, known)))
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object') return makeObject(schema, random, known)
  if (type === 'array') return makeList(schema, random, known)
  if (type === 'string') return makeText(schema, random, known)
  if (type === 'integer' || type === 'number') return makeNumber(schema, random, known)
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  return random.pick(oddities)
}

function makeObject(schema: Schema, random: Random, known: readonly unknown[]) {
  const made: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const isLeftOut = schema.required?.includes(name) ? random.chance(share.missing) : random.chance(0.5)
    if (!isLeftOut) made[name] = makeValue(part, random, known)
  }
  const more = schema.additionalProperties
  if (more && typeof more === 'object')
    for (let n = random.below(4); n > 0; n -= 1) made[makeName(random)] = makeValue(more, random, known)
  if (random.chance(share.extra)) made[makeName(random)] = random.pick(oddities)
  return made
}

function makeName(random: Random): string {
  return random.pick([
    'courtName',
    'role',
    'id',
    'toString',
    'a b',
    '',
    'नाम',
    'x'.repeat(120),
    `field${random.below(9)}`,
  ])
}

function makeList(schema: Schema, random: Random, known: readonly unknown[]) {
  const length = random.chance(0.05) ? 200 : random.below(4)
  return Array.from({ length }, () => makeValue(schema.items ?? {}, random, known))
}

const words = [
  'bail',
  'Section 498A IPC',
  'cheque',
  'जमानत',
  'Asha',
  'v. State of Bihar',
  '(1999) 1 SCC 1',
  'NEAR',
  '"',
]

function makeText(schema: Schema, random: Random, known: readonly unknown[]): unknown {
  if (schema.format === 'email') return `fuzz${random.below(500)}@example.in`
  if (schema.format === 'uuid') return makeUuid(random)
  if (schema.format === 'date')
    return `${1800 + random.below(399)}-0${1 + random.below(9)}-1${random.below(9)}`
  if (schema.format === 'date-time') return new Date(random.below(2 ** 31) * 1000).toISOString()
  const texts = known.filter(value => typeof value === 'string')
  if (texts.length > 0 && random.chance(0.3)) return random.pick(texts)
  if (schema.maxLength && random.chance(0.1)) return 'अ'.repeat(Math.min(schema.maxLength, 20_000))
  return Array.from({ length: 1 + random.below(5) }, () => random.pick(words)).join(' ')
}

function makeUuid(random: Random): string {
  const digits = Array.from({ length: 30 }, () => random.below(16).toString(16)).join('')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(12, 15)}-a${digits.slice(15, 18)}-${digits.slice(18, 30)}`
}

function makeNumber(schema: Schema, random: Random, known: readonly unknown[]): unknown {
  const numbers = known.filter(value => typeof value === 'number')
  if (numbers.length > 0 && random.chance(0.6)) return random.pick(numbers)
  const edges = [schema.minimum ?? 0, schema.maximum ?? 2_147_483_647, 2_147_483_648, 1, 2]
  return random.chance(0.3) ? random.pick(edges) : random.below(50)
}
