import type { FormField } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { createWarningFinder } from '#shared/templates/checks/find-warnings.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import { deponentNames } from '#shared/templates/papers/deponent.ts'
import { check } from '../checked.ts'
import type { FormDraft } from '../draft.ts'
import { createStrayMarkFinder } from '../lint/marks-of-set.ts'
import { withPaperQuestions } from '../lint/papers-as-forms.ts'
import type { Problem } from '../problem.ts'
import type { SourceFile } from '../sources.ts'
import { parseYaml } from '../yaml-file.ts'
import { answersOfClient } from './answers-of-client.ts'
import { type Client, clientsSchema } from './client-schema.ts'
import { createClientPrinter, type PrintedPaper } from './print-client.ts'

/** The clients of a form; with mistakes in the file there may be none. */
export function readClients(file: SourceFile): { clients: Client[]; problems: Problem[] } {
  const yaml = parseYaml(file)
  if (yaml.problems.length > 0) return { clients: [], problems: yaml.problems }
  const { value = [], problems } = check(clientsSchema, yaml.value, { yaml })
  return { clients: value, problems }
}

/**
 * Whether the form serves each of its clients: they can say what is so, are asked nothing that they cannot answer, hear the
 * checks that concern them and no other, and their papers print what is true of them and nothing that is not.
 */
export function checkClients(draft: FormDraft, file: SourceFile | undefined): Problem[] {
  if (!file) return []
  const yaml = parseYaml(file)
  const { clients, problems } = readClients(file)
  const whole = withPaperQuestions(draft)
  const questions = new Set(whole.view.fields.map(({ name }) => name))
  const findWarnings = createWarningFinder(whole.view, { language: 'en' })
  const findStrayMarks = createStrayMarkFinder(draft)
  const printers = new Map<string, ReturnType<typeof createClientPrinter>>()
  const found = clients.flatMap((client, at) =>
    [
      ...whatIsAnswered(client, whole),
      ...whatIsTold(client),
      ...whatIsPrinted(client),
      ...whatIsCited(client),
    ].map(({ path, wrong }) => yaml.problemAt([at, ...path], `${client.client}: ${wrong}`)),
  )
  return [...problems, ...found]

  function whatIsTold(client: Client): Wrong[] {
    const heard = findWarnings(answersOfClient(client, whole, 'en'))
    const names = heard.map(({ name }) => name)
    const loud = heard.filter(({ severity }) => severity !== 'note')
    const unsaid = client.told.filter(name => !names.includes(name))
    const unheard = loud.filter(({ name }) => !client.told.includes(name))
    return [
      ...unsaid.map(name => ({ path: ['told'], wrong: `the check '${name}' says nothing.` })),
      ...unheard.map(({ name, severity, text }) => ({
        path: ['client'],
        wrong: `the check '${name}' says '${severity}': ${text} If that is right, name it under 'told'.`,
      })),
    ]
  }

  function whatIsPrinted(client: Client): Wrong[] {
    return languages.flatMap(language => {
      const wanted = client.prints.map(saying => saying[language])
      const unwanted = client.never.map(saying => saying[language])
      if (language !== 'en' && [...wanted, ...unwanted].every(words => words === undefined)) return []
      const print = printers.get(language) ?? createClientPrinter(draft.view, language)
      printers.set(language, print)
      const papers = print(answersOfClient(client, whole, language))
      const printed = papers.map(({ title, text }) => ({ title, text: asOneLine(text) }))
      const missing = wanted.flatMap((words, at) =>
        words === undefined || printed.some(({ text }) => text.includes(asOneLine(words)))
          ? []
          : { path: ['prints', at], wrong: `no paper prints '${words}' (${language}).` },
      )
      const untrue = unwanted.flatMap((words, at) => {
        const paper = words && printed.find(({ text }) => text.includes(asOneLine(words)))
        return paper
          ? { path: ['never', at], wrong: `'${paper.title}' prints '${words}' (${language}).` }
          : []
      })
      return [...(language === 'en' ? whatIsBlank(papers) : []), ...missing, ...untrue]
    })
  }

  /** A client with other documents than the sample's has other marks too. */
  function whatIsCited(client: Client): Wrong[] {
    return findStrayMarks(language => answersOfClient(client, whole, language)).map(({ name, wrong }) => ({
      path: ['answers', name],
      wrong,
    }))
  }

  /**
   * What is computed is known as soon as the questions are answered. An optional answer may come later, and who swears for a
   * company writes some of the particulars by hand.
   */
  function whatIsBlank(papers: readonly PrintedPaper[]): Wrong[] {
    return papers.flatMap(({ title, blanks }) =>
      [...new Set(blanks)]
        .filter(name => !deponentNames.includes(name) && !questions.has(name))
        .map(name => ({ path: ['client'], wrong: `'${title}' has a blank where {${name}} stands.` })),
    )
  }
}

type Wrong = { path: (string | number)[]; wrong: string }

/** Answers to what is not asked, that are none of the options, and required ones that are missing. */
function whatIsAnswered(client: Client, whole: FormDraft): Wrong[] {
  const { view } = whole
  const values = answersOfClient(client, whole, 'en')
  const asked = readAsked(view, values)
  const lists = new Set(view.groups.flatMap(({ id, repeat }) => (repeat ? [id] : [])))
  const questions = new Map(view.fields.map(field => [field.name, field]))
  const own = Object.entries(client.answers).flatMap(([name, answer]): Wrong[] => {
    const path = ['answers', name]
    if (answer === '' && lists.has(name)) return []
    if (!Array.isArray(answer)) {
      const field = questions.get(name)
      if (!field || lists.has(field.group)) return [{ path, wrong: `'${name}' is not a question here.` }]
      return whatIsWrong(field, { answer, path })
    }
    if (!lists.has(name)) return [{ path, wrong: `'${name}' is not a list here.` }]
    return answer.flatMap((item, at) =>
      Object.entries(item).flatMap(([part, said]) => {
        const field = questions.get(part)
        const place = { answer: said, path: [...path, at, part], at }
        if (field?.group !== name)
          return [{ path: place.path, wrong: `'${part}' is not asked in '${name}'.` }]
        return whatIsWrong(field, place)
      }),
    )
  })
  const missing = view.fields.flatMap(field => {
    const items = lists.has(field.group) ? values[field.group] : [values]
    if (!Array.isArray(items)) return []
    return items.flatMap((item, index): Wrong[] => {
      const at = lists.has(field.group) ? index : undefined
      if (item[field.name] !== undefined || !asked.isRequired(field, at)) return []
      return [{ path: ['answers'], wrong: `'${field.name}' is required and has no answer.` }]
    })
  })
  return [...own, ...missing]

  function whatIsWrong(field: FormField, { answer, path, at }: Answered): Wrong[] {
    if (answer === '') return []
    if (!asked.isShown(field, at)) return [{ path, wrong: `'${field.name}' is not asked of this client.` }]
    const options = field.type === 'select' ? field.options : undefined
    if (!options || (typeof answer === 'string' && options.includes(answer))) return []
    return [{ path, wrong: `'${field.name}' has no option '${answer}': ${options.join(' | ')}.` }]
  }
}

type Answered = { answer: unknown; path: (string | number)[]; at?: number }

function asOneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim()
}
