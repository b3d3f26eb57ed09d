import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkContent } from '#server/content/check-content.ts'
import { answersOfClient } from '#server/content/clients/answers-of-client.ts'
import { readClients } from '#server/content/clients/check-clients.ts'
import type { FormDraft } from '#server/content/draft.ts'
import { mergePapers, withPaperQuestions } from '#server/content/lint/papers-as-forms.ts'
import { createReadings, readings } from '#server/content/lint/renderings.ts'
import { formatProblem } from '#server/content/problem.ts'
import { readEachAnswer } from '#server/content/readings/each-answer.ts'
import { readEveryCase } from '#server/content/readings/every-case.ts'
import { writeReading } from '#server/content/readings/write-reading.ts'
import { type FormSource, loadSources } from '#server/content/sources.ts'
import { onlyForms } from '#server/content/sources-in-hand.ts'
import { choosePapers } from '#server/features/documents/printed-set.ts'
import { createSetPdfWriter } from '#server/features/documents/write-pdf.ts'
import type { FormValues } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { choiceKey } from '#shared/templates/papers/choice.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { writeText } from '#shared/templates/writers/text.ts'

const usage = `Usage: npm run content:preview -- <slug>
Writes the whole set in three languages as PDF: the sample, the required answers only, every optional answer with every
paper, and parties of every kind. With --text as plain text, which takes a second; --only sample writes that one;
--answers writes as text what every single answer changes in the papers, and what is asked and said then; --always the
sentences that every client signs, whatever is answered; --clients the set of each client in clients.yaml.`

const root = path.join(import.meta.dirname, '..')
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    text: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    always: { type: 'boolean', default: false },
    clients: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [...readings] },
    to: { type: 'string', default: path.join(root, '.cache', 'preview') },
  },
})
const [slug = ''] = positionals
if (asked.help || slug === '') {
  console.log(usage)
  process.exit(asked.help ? 0 : 1)
}
const sources = loadSources(path.join(root, 'content'))
const { forms, problems } = checkContent(onlyForms(sources, [slug]), 'start')
const [form] = forms

for (const problem of problems) console.error(formatProblem(problem))
if (!form?.draft) {
  console.error(form ? 'Mend this first.' : usage)
  process.exit(1)
}
if (asked.answers) await previewAnswers(form.draft)
else if (asked.always) previewEveryCase(form.draft)
else if (asked.clients) await previewClients(form.draft, form.source)
else await preview(form.draft)

async function previewClients(draft: FormDraft, { clients: file }: FormSource) {
  mkdirSync(asked.to, { recursive: true })
  const { clients } = file ? readClients(file) : { clients: [] }
  const whole = withPaperQuestions(draft)
  for (const language of languages) {
    const numberWords = await loadNumberWords(language)
    for (const [at, client] of clients.entries()) {
      const values = answersOfClient(client, whole, language)
      const set = compileSet(draft.view, language, values, { blank: 'rule', numberWords })
      writeTexts(draft, `${language}.client-${at + 1}`, set)
    }
  }
}

async function previewAnswers(draft: FormDraft) {
  mkdirSync(asked.to, { recursive: true })
  for (const language of languages) {
    const reading = readEachAnswer(draft, language, await loadNumberWords(language))
    save(`${draft.slug}.${language}.answers.txt`, writeReading(reading))
  }
}

function previewEveryCase(draft: FormDraft) {
  mkdirSync(asked.to, { recursive: true })
  for (const language of languages)
    save(`${draft.slug}.${language}.always.txt`, readEveryCase(draft, language))
}

async function preview(draft: FormDraft) {
  mkdirSync(asked.to, { recursive: true })
  const readingsIn = createReadings(mergePapers(draft))
  const write = asked.text ? writeTexts : createPdfWriter()
  for (const language of languages) {
    const numberWords = await loadNumberWords(language)
    const answers = readingsIn(language)
    for (const name of readings.filter(reading => asked.only.includes(reading))) {
      const values = name === 'every' ? takeInAll(draft, answers[name]) : answers[name]
      const set = compileSet(draft.view, language, values, { blank: 'rule', numberWords })
      write(draft, name === 'sample' ? language : `${language}.${name}`, set)
    }
  }
}

/** Every paper of the set, also those that these answers do not propose. */
function takeInAll({ papers }: FormDraft, values: FormValues): FormValues {
  return {
    ...values,
    ...Object.fromEntries(papers.map(({ view }) => [choiceKey(view.id), 'taken in'])),
  }
}

type Set = ReturnType<typeof compileSet>

function createPdfWriter() {
  const writeSet = createSetPdfWriter()
  return ({ slug: name, view }: FormDraft, part: string, set: Set) => {
    const { bytes } = writeSet(
      choosePapers(set, { title: name }),
      courtProfiles[view.courtProfile],
      new Date(),
    )
    save(`${name}.${part}.pdf`, bytes)
  }
}

function writeTexts({ slug: name }: FormDraft, part: string, { papers }: Set) {
  const texts = papers.map(({ title, document }) => `===== ${title} =====\n\n${writeText(document)}\n`)
  save(`${name}.${part}.txt`, texts.join('\n'))
}

function save(name: string, content: string | Uint8Array) {
  const file = path.join(asked.to, name)
  writeFileSync(file, content)
  console.log(path.relative(root, file))
}
