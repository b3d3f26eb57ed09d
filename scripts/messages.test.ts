import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ESTree, parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/languages.ts'
import type { Sentence, Sentences } from '#shared/messages/sentence.ts'

const folders = globSync('{shared,web,server}/**/messages/**/en.ts').map(dirname).toSorted()
/** Features that have all their sentences in a message file. */
const moved = [
  'web/features/account',
  'web/features/cases',
  'web/features/drafts',
  'web/features/form-builder',
  'web/features/forms',
  'web/features/home',
  'web/features/nearest',
  'web/features/procedures',
  'web/features/profile',
  'web/features/resources',
  'web/features/support',
  'web/features/tools',
  'web/features/users',
  'web/shell',
  'web/ui',
]

describe.each(folders)('%s', folder => {
  it('has the same keys in every language, in the same order', async () => {
    const [english, ...others] = await Promise.all(languages.map(language => read(folder, language)))
    for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(english ?? {}))
  })

  it('names the same values in every language', async () => {
    const [english, ...others] = await Promise.all(languages.map(language => read(folder, language)))
    for (const other of others) {
      for (const [key, sentence] of Object.entries(english ?? {}))
        expect({ key, values: namesIn(other[key]) }).toEqual({ key, values: namesIn(sentence) })
    }
  })

  it('leaves nothing in English by mistake', async () => {
    for (const language of ['hi', 'mr'] as const) {
      const sentences = Object.entries(await read(folder, language))
      const latin = sentences.filter(([, sentence]) => formsOf(sentence).some(form => !hasOwnLetters(form)))
      expect({ language, latin }).toEqual({ language, latin: [] })
    }
  })

  it('has no key that nobody says', async () => {
    const code = listUsers(folder)
      .map(file => readFileSync(file, 'utf8'))
      .join('\n')
    const unused = Object.entries(await read(folder, 'en')).filter(
      ([key, sentence]) => !isSaid(key, sentence, code),
    )
    expect(unused.map(([key]) => key)).toEqual([])
  })
})

describe.each(moved)('%s', feature => {
  it('has no sentence in its components', () => {
    const files = globSync(`${feature}/**/*.tsx`).filter(file => !file.endsWith('.test.tsx'))
    expect(files.flatMap(listInlineSentences)).toEqual([])
  })
})

async function read(folder: string, language: string): Promise<Sentences> {
  const module: { messages: Sentences } = await import(pathToFileURL(`${folder}/${language}.ts`).href)
  return module.messages
}

function formsOf(sentence: Sentence | undefined): string[] {
  if (sentence === undefined) return []
  return typeof sentence === 'string' ? [sentence] : [sentence.one, sentence.other]
}

function namesIn(sentence: Sentence | undefined): string[] {
  const names = formsOf(sentence).flatMap(form =>
    [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  )
  return [...new Set(names)].toSorted()
}

/** Sentences of values only, such as '{label}: {message}', have no letters in any language. */
function hasOwnLetters(form: string): boolean {
  const text = form.replace(/\{\w+\}/g, '')
  return /\p{Script=Devanagari}/u.test(text) || !/\p{L}/u.test(text)
}

/**
 * A feature's sentences may be used only in the feature, beside them or where their file is imported; the server's
 * sentences anywhere.
 */
function listUsers(folder: string): string[] {
  if (folder.startsWith('shared')) return listCode('{server,web,shared}')
  const feature = /^web\/features\/[^/]+/.exec(folder)?.[0] ?? dirname(folder)
  const importing = listCode(feature).filter(file => importsFile(file, `${folder}.ts`))
  return [...new Set([...listCode(dirname(folder)), ...importing])]
}

function listCode(where: string): string[] {
  return globSync(`${where}/**/*.{ts,tsx}`).filter(file => !/\.test\.tsx?$|\/messages\//.test(file))
}

function importsFile(file: string, wanted: string): boolean {
  const imports = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)
  return [...imports].some(([, address = '']) => join(dirname(file), address) === wanted)
}

/**
 * Whether a sentence is used: by its key, by a key made of a name and a number or a reason (`strength${level}`,
 * `untimed-${reason}`), or, for a rule of the contract, by its English text.
 */
function isSaid(key: string, sentence: Sentence, code: string): boolean {
  const stem = /^(\w+?)\d+$/.exec(key)?.[1] ?? /^\w+-/.exec(key)?.[0]
  const [words = ''] = formsOf(sentence)[0]?.split('{') ?? []
  return [`'${key}'`, stem && `\`${stem}\${`, words.length > 4 && words].some(
    sign => typeof sign === 'string' && code.includes(sign),
  )
}

/**
 * Text between tags and in attributes that people read or that screen readers announce. The name of the
 * site is the same in all languages.
 */
function listInlineSentences(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const found: string[] = []
  const note = (text: string) => {
    if (/\p{Ll}{2}/u.test(text) && text !== 'Munshi') found.push(`${file}: ${text.trim()}`)
  }
  new Visitor({
    JSXText: node => note(node.value),
    JSXElement: node => {
      for (const child of node.children)
        if (child.type === 'JSXExpressionContainer') listTexts(child.expression).forEach(note)
    },
    JSXAttribute: node => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
      if (readAloud.has(name) && node.value) listTexts(node.value).forEach(note)
    },
  }).visit(program)
  return found
}

/** The texts that an expression can have: a literal, or either side of a conditional. */
function listTexts(node: ESTree.Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return node.quasis.map(part => part.value.raw)
  if (node.type === 'JSXExpressionContainer') return listTexts(node.expression)
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(listTexts)
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(listTexts)
  return []
}

const readAloud = new Set([
  'title',
  'label',
  'lead',
  'help',
  'placeholder',
  'description',
  'aria-label',
  'alt',
])
