import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { skeletonText, skeletonYaml } from '#server/content/skeleton.ts'
import {
  makePlan,
  type Plan,
  planQuestions,
  type Question,
  readAnswer,
} from '#server/content/starting/plan.ts'
import { startText } from '#server/content/starting/start-text.ts'
import { startYaml } from '#server/content/starting/start-yaml.ts'
import { areas } from '#shared/areas.ts'
import { languages } from '#shared/languages.ts'

const usage = `Usage: npm run content:new -- <area>/<slug>
It asks what is filed, in which court, by whom, with which papers and annexures. Answers can also be given at once:
  --proceeding suit --court district --filing individual,company --opposite government
  --papers index,main,affidavit,vakalatnama --annexures "the order, the notice"
  --usual takes what is usual for the rest; --letter starts a notice, a deed or another paper that has no cause.
Areas: ${areas.join(', ')}`

const option = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    proceeding: option,
    court: option,
    filing: option,
    opposite: option,
    papers: option,
    annexures: option,
    usual: { type: 'boolean' },
    letter: { type: 'boolean' },
    content: { ...option, default: path.join(import.meta.dirname, '..', 'content') },
  },
})
const { content } = values
const [area = '', slug = ''] = (positionals[0] ?? '').split('/')
const index = [...areas].map(String).indexOf(area)
const folder = path.join(content, 'forms', area, slug)

if (index < 0) stop(usage)
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
  stop('The slug may have only small letters, digits and single dashes.')
if (existsSync(folder)) stop(`content/forms/${area}/${slug} exists already.`)

const start = { id: nextId(), area, today: new Date() }
const plan = values.letter ? undefined : await askPlan()
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'form.yaml'), plan ? startYaml(plan, start) : skeletonYaml(start))
for (const language of languages)
  writeFileSync(
    path.join(folder, `${language}.md`),
    plan ? startText(plan, language) : skeletonText(language),
  )
console.log(
  `content/forms/${area}/${slug}: fill it in, tell who its clients are (docs/content.md), then run npm run content:check -- --only ${slug}`,
)

async function askPlan(): Promise<Plan> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const questions = Object.entries(planQuestions(readdirSync(path.join(content, 'papers'))))
  const answers: Partial<Record<keyof Plan, string[]>> = {}
  for (const [key, question] of questions) {
    const name = key as keyof Plan // they are made of its names
    answers[name] = await askOne(question, values[name])
  }
  terminal.close()
  return makePlan(answers as Record<keyof Plan, string[]>) // each was asked

  async function askOne(question: Question, given: string | undefined): Promise<string[]> {
    const typed = given ?? (values.usual ? '' : await terminal.question(prompt(question)))
    const answer = readAnswer(typed, question)
    if (Array.isArray(answer)) return answer
    if (given !== undefined) stop(answer.wrong)
    console.log(answer.wrong)
    return askOne(question, undefined)
  }
}

function prompt({ ask, options, usual, several }: Question): string {
  const choice = options ? `\n  ${options.join(' · ')}` : ''
  return `\n${ask}${several ? ' (several with commas between)' : ''}${choice}\n  [${usual}] `
}

function nextId(): number {
  const first = (index + 1) * 1000
  const areaFolder = path.join(content, 'forms', area)
  const slugs = existsSync(areaFolder) ? readdirSync(areaFolder) : []
  const ids = slugs.map(name => parseId(path.join(areaFolder, name, 'form.yaml')))
  return Math.max(first, ...ids) + 1
}

function parseId(file: string): number {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Number(/^id: *(\d+)/m.exec(text)?.[1] ?? 0)
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
