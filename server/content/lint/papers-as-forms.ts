import type { FormField, FormView, PaperView } from '#shared/contract/forms.ts'
import type { PaperChoice } from '#shared/templates/papers/choice.ts'
import { mainTruth } from '#shared/templates/papers/compile-set.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'
import {
  indexGroup,
  indexMark,
  indexPages,
  indexTitle,
  withIndex,
} from '#shared/templates/papers/index-rows.ts'
import type { FormDraft, PaperDraft } from '../draft.ts'
import type { Sample } from '../form-schema.ts'
import { rememberByObject } from './by-text.ts'

/**
 * Every paper of a set as a separate form, with all questions of the set, so that the rules for texts can
 * check it.
 */
export function listPapersAsForms(draft: FormDraft): FormDraft[] {
  if (draft.papers.length === 0) return []
  const { view: whole, sample } = mergePapers(draft)
  return draft.papers.map(paper => toForm(paper, draft, whole, sample))
}

/** The form with the questions of all its papers, and the examples for them. */
export function mergePapers(draft: FormDraft): FormDraft {
  return merge(draft, Object.fromEntries(draft.papers.map(({ view }) => [view.id, true])))
}

function merge(draft: FormDraft, choice: PaperChoice): FormDraft {
  const view = formOfSet(draft.view, choice)
  return { ...draft, view, sample: mergeSamples(draft, view) }
}

/** The form as its checks see it: with the questions of its papers, each asked while its paper is proposed. */
export const withPaperQuestions = rememberByObject(
  (draft: FormDraft): FormDraft => (draft.papers.length === 0 ? draft : merge(draft, {})),
)

function toForm(paper: PaperDraft, draft: FormDraft, whole: FormView, sample: Sample): FormDraft {
  const { en, hi, mr } = paper.texts
  const texts = { en: en.sections, hi: hi.sections, mr: mr.sections }
  const { per, kind } = paper.view
  const given = [...(per ? deponent : []), mainIsTrue].filter(
    ({ name }) => !whole.fields.some(field => field.name === name),
  )
  const own = { ...sample, [mainTruth]: '1', ...(per && nameSample()), ...(kind === 'index' && rowSample) }
  const form = withIndex(whole, paper.view)
  return {
    ...draft,
    file: paper.file,
    problemAt: (_, message) => ({ file: paper.file, line: 1, message }),
    papers: [],
    paper: paper.view,
    sample: own,
    leaves: [...draft.leaves, ...draft.papers.flatMap(({ leaves }) => leaves)],
    texts: paper.texts,
    view: {
      ...form,
      fields: [...form.fields, ...given],
      derived: form.derived.filter(({ name }) => name !== mainTruth),
      texts,
      multiLangContent: texts,
      checks: [],
    },
  }

  function nameSample(): Sample {
    return Object.fromEntries(deponent.map(({ name }) => [name, sample[name] ?? '1']))
  }
}

/** The form's own example takes priority over that of a paper, also where it leaves a question blank. */
function mergeSamples(draft: FormDraft, { fields, groups }: FormView): Sample {
  const asked = new Set([...fields.map(({ name }) => name), ...groups.map(({ id }) => id)])
  const ofPapers = draft.papers.flatMap(({ sample }) =>
    Object.entries(sample).filter(([name]) => asked.has(name) && !draft.leaves.includes(name)),
  )
  return { ...Object.fromEntries(ofPapers), ...draft.sample }
}

/**
 * What the main paper swears to is numbered by its own paragraphs; other papers receive the finished
 * value.
 */
const mainIsTrue = known(mainTruth, 'signing')

/**
 * The deponent of each party's affidavit, and the index of the papers: these are not questions, but are
 * known when the paper is compiled.
 */
const deponent = ['Name', 'Parentage', 'Age', 'Address', 'Capacity'].map(part =>
  known(`deponent${part}`, 'signing'),
)
const rowSample: Sample = { [indexGroup]: [{ [indexTitle]: '1', [indexMark]: '1', [indexPages]: '1' }] }

function known(name: string, group: string): FormField {
  return { name, label: name, labels: same(name), type: 'text', required: false, group }
}

function same(words: string): PaperView['titles'] {
  return { en: words, hi: words, mr: words }
}
