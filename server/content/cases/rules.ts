import { sayUnknown } from '#server/law/sections/act-sections.ts'
import type { Problem } from '../problem.ts'
import type { YamlPath } from '../yaml-file.ts'
import type { Landmark } from './landmark-schema.ts'

export type LandmarkDraft = { file: string; landmark: Landmark; lineOf: (path: YamlPath) => number }
type Rule = (draft: LandmarkDraft, all: LandmarkDraft[]) => Problem[]

export const landmarkRules: readonly Rule[] = [
  idIsTheFileName,
  yearIsTheDates,
  evidenceFitsTheVerification,
  modernIsNotOnlyCited,
  citationsBelongToOne,
  namesAreNotTitles,
  sectionsExist,
  laterHistorySaysWhen,
  laterHistorySaysWhatPart,
  laterCasesExist,
  overrulingIsToldOnBothSides,
]

function problem({ file, lineOf }: LandmarkDraft, path: YamlPath, message: string): Problem {
  return { file, line: lineOf(path), message }
}

function idIsTheFileName(draft: LandmarkDraft): Problem[] {
  const { id } = draft.landmark
  if (draft.file.endsWith(`/${id}.yaml`)) return []
  return [problem(draft, ['id'], `The id '${id}' must be the name of the file.`)]
}

function yearIsTheDates(draft: LandmarkDraft): Problem[] {
  const { date, year } = draft.landmark
  if (date === undefined || date.startsWith(`${year}-`)) return []
  return [problem(draft, ['year'], `The year ${year} is not that of the date ${date}.`)]
}

const evidenceForms: Record<Landmark['verified'], { form: RegExp; least: number; says: string }> = {
  'sc-index': {
    form: /^(\d{4} INSC \d+|\[\d{4}\] .*S\.?C\.?R\.? .*\d+)$/,
    least: 1,
    says: 'the INSC or SCR citation of its row',
  },
  aila: { form: /^C\d+$/, least: 1, says: 'the number of its text, such as C1234' },
  cited: { form: /^C\d+$/, least: 2, says: 'two texts that cite it, such as C12 and C99' },
}

function evidenceFitsTheVerification(draft: LandmarkDraft): Problem[] {
  const { verified, evidence } = draft.landmark
  const { form, least, says } = evidenceForms[verified]
  if (evidence.length >= least && evidence.every(entry => form.test(entry))) return []
  return [problem(draft, ['evidence'], `'${verified}' needs as evidence ${says}.`)]
}

/** The index used for verification starts in 1990. From then on, being cited elsewhere is not enough. */
function modernIsNotOnlyCited(draft: LandmarkDraft): Problem[] {
  const { verified, year } = draft.landmark
  if (year < 1990 || verified !== 'cited') return []
  return [problem(draft, ['verified'], `A judgment of ${year} needs its row of the index or its own text.`)]
}

/** Two files with the same citation describe the same judgment twice. */
function citationsBelongToOne(draft: LandmarkDraft, all: LandmarkDraft[]): Problem[] {
  return draft.landmark.citations.flatMap(citation => {
    const other = all.find(one => one !== draft && one.landmark.citations.includes(citation))
    return other ? [problem(draft, ['citations'], `${citation} is also a citation of ${other.file}.`)] : []
  })
}

function namesAreNotTitles(draft: LandmarkDraft): Problem[] {
  return draft.landmark.bench
    .filter(name => /\b(justice|j\.|cj|cji)$|^(justice|hon)/i.test(name))
    .map(name => problem(draft, ['bench'], `'${name}' is to be written without 'Justice' or 'J.'.`))
}

function sectionsExist(draft: LandmarkDraft): Problem[] {
  return draft.landmark.sections.flatMap((section, at) =>
    sayUnknown([section]).map(message => problem(draft, ['sections', at], message)),
  )
}

function laterHistorySaysWhen(draft: LandmarkDraft): Problem[] {
  if (draft.landmark.laterHistory.checkedOn) return []
  return [
    problem(draft, ['laterHistory'], 'Say with checkedOn on which day the later history was looked up.'),
  ]
}

function laterHistorySaysWhatPart(draft: LandmarkDraft): Problem[] {
  return draft.landmark.laterHistory.events.flatMap(({ kind, part }, at) =>
    / in part/.test(kind) && part.trim() === ''
      ? [problem(draft, ['laterHistory', 'events', at], `'${kind}' has to say which part.`)]
      : [],
  )
}

function laterCasesExist(draft: LandmarkDraft, all: LandmarkDraft[]): Problem[] {
  return draft.landmark.laterHistory.events.flatMap(({ caseId }, at) =>
    caseId === null || all.some(({ landmark }) => landmark.id === caseId)
      ? []
      : [
          problem(
            draft,
            ['laterHistory', 'events', at],
            `There is no judgment '${caseId}' in content/cases.`,
          ),
        ],
  )
}

/** When one file says that it overruled or doubted another judgment, the other file must say so too. */
function overrulingIsToldOnBothSides(draft: LandmarkDraft, all: LandmarkDraft[]): Problem[] {
  const { id, citations, laterHistory } = draft.landmark
  return all.flatMap(({ landmark: later }) => {
    const said = later.precedents.find(({ citation }) => citation && citations.includes(citation))?.treatment
    if (said !== 'overruled' && said !== 'overruled in part' && said !== 'doubted') return []
    if (laterHistory.events.some(({ caseId, kind }) => caseId === later.id && kind === said)) return []
    return [
      problem(
        draft,
        ['laterHistory'],
        `${later.title} says '${said}' of ${id}: it belongs into laterHistory.`,
      ),
    ]
  })
}
