import path from 'node:path'
import type { LimitationPeriod } from '#shared/contract/law.ts'
import { findFigures, periodsAreThoseOfTheLaw } from './agreement/figures.ts'
import { placeForm } from './agreement/placed-texts.ts'
import type { Shared } from './build-form.ts'
import { checkForm, checkFormInSteps, parseShared } from './check-content.ts'
import type { FormDraft } from './draft.ts'
import { loadLimitationPeriods } from './limitation.ts'
import { withoutKnown } from './lint/known-findings.ts'
import type { Problem } from './problem.ts'
import { type FormSource, loadForm, loadSources } from './sources.ts'
import { onlyForms } from './sources-in-hand.ts'

/** A shared paper stands in many forms; the first of them tell what is wrong with it, soon. */
const atMost = 3

export type Edited = { forms: string[]; problems: Problem[] }

/** Hears of problems as soon as they are found; those of the whole come once more with the answer. */
type Hear = (problems: readonly Problem[]) => void

/**
 * Checks what has just been edited, while the rest stays in memory. `changed` are paths within the content folder.
 */
export function createEditedChecker(folder: string): (changed: readonly string[], hear?: Hear) => Edited {
  let sources = loadSources(folder)
  let shared = parseShared(sources)
  const [first] = sources.forms
  // The first check compiles most of the program, so it is made before somebody waits for one.
  if (first && shared.value) checkForm(first, shared.value)

  const remember = createMemory()

  return (changed, hear = () => {}) => {
    const own = [...new Set(changed.flatMap(name => formOf(name) ?? []))]
    const isShared = changed.some(name => /^(?:papers|partials|questions)\/|^fields\.yaml$/.test(name))
    if (isShared) {
      sources = loadSources(folder)
      shared = parseShared(sources)
    }
    const { value } = shared
    if (!value) return { forms: [], problems: shared.problems }
    const parts = changed.map(name => `content/${name}`)
    const printing = isShared ? onlyForms(sources, parts).forms.slice(0, atMost) : []
    const edited = own.map(name => {
      const [area = '', slug = ''] = name.split('/')
      return loadForm(folder, area, slug)
    })
    const forms = [...edited, ...printing]
    const periods = loadLimitationPeriods(folder)
    const checking = { shared: value, periods, parts, hear, remember }
    const problems = forms.flatMap(source => checkSoon(source, checking))
    return {
      forms: forms.map(({ area, slug }) => `${area}/${slug}`),
      problems: [...shared.problems, ...problems],
    }
  }
}

type Checking = {
  shared: Shared
  periods: readonly LimitationPeriod[]
  parts: readonly string[]
  hear: Hear
  remember: Memory
}

/**
 * A mistake that keeps a form from printing is told at once; where there is none, the many printings follow, those of the
 * text that was edited first and those for its clients last.
 */
function checkSoon(source: FormSource, { shared, periods, parts, hear, remember }: Checking): Problem[] {
  const { first, restOf = [], serve = () => [] } = checkFormInSteps(source, shared)
  const wrongPeriods = periodsAreThoseOfTheLaw(placeForm(source).flatMap(findFigures), periods)
  const early = [...withoutKnown(first.problems, source, 'start'), ...wrongPeriods]
  hear(early)
  if (early.length > 0) return early
  const isEdited = ({ text: { texts } }: (typeof restOf)[number]) =>
    Object.values(texts).some(({ file }) => parts.includes(file))
  const inTurn = [...restOf.filter(isEdited), ...restOf.filter(text => !isEdited(text))]
  const late = inTurn.flatMap(({ text, find }) => {
    const found = remember(source, text, find)
    hear(withoutKnown(found, source, 'start'))
    return found
  })
  const unserved = serve()
  hear(unserved)
  return withoutKnown([...first.problems, ...late, ...unserved], source)
}

type Memory = ReturnType<typeof createMemory>

/** What was found in a text of a set stays so until the text, or a question of the form, is another. */
function createMemory() {
  const known = new Map<string, { key: string; problems: Problem[] }>()
  return (source: FormSource, { texts, paper, sample, view }: FormDraft, find: () => Problem[]) => {
    const asked = { ...view, texts: null, multiLangContent: null, template: null, papers: titlesOf(view) }
    const key = JSON.stringify([texts, sample, asked, paper === undefined && source.yaml?.text])
    const name = `${source.folder} ${paper?.id ?? ''}`
    const before = known.get(name)
    if (before?.key === key) return before.problems
    const problems = find()
    known.set(name, { key, problems })
    return problems
  }
}

/** The papers of a set without their texts, which do not change what is found in another. */
function titlesOf({ papers }: FormDraft['view']) {
  return papers && { ...papers, list: papers.list.map(paper => ({ ...paper, texts: null })) }
}

function formOf(name: string): string | undefined {
  const [kind, area, slug] = name.split(path.sep).join('/').split('/')
  return kind === 'forms' && area && slug && name.includes('.') ? `${area}/${slug}` : undefined
}
