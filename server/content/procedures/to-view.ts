import type { FormLink, GuideDeadline, ProcedureStep, ProcedureView } from '#shared/contract/procedures.ts'
import { type ExclusionGround, exclusionGrounds } from '#shared/law/limitation.ts'
import { parseDocuments } from '#shared/procedures/documents.ts'
import type { DeadlineFile, StepFile } from './procedure-schema.ts'
import type { GuideReferences } from './references.ts'
import type { ProcedureDraft } from './rule.ts'

/** A checked guide as it is served: everything it names by id is put in. */
export function toView(
  { slug, guide }: ProcedureDraft,
  links: ReadonlyMap<string, FormLink>,
  references: GuideReferences,
): ProcedureView {
  const { keywords: _, question, cases, steps, ...told } = guide
  const days = [...new Set(steps.flatMap(step => step.deadlines.flatMap(({ day }) => day ?? [])))]
  const leading = cases.flatMap(id => {
    const draft = references.findCase(id)
    if (!draft) return []
    const { ended: _ended, ...found } = draft
    return [found]
  })
  return {
    ...told,
    slug,
    ...(question && { question }),
    ...(days.length > 0 && {
      days: days.flatMap(id => (references.days[id] ? [{ id, label: references.days[id] }] : [])),
    }),
    ...(leading.length > 0 && { cases: leading }),
    steps: steps.map(step => toStep(step, links, references)),
  }
}

function toStep(
  { deadlines, choices, pitfalls, only, untimed, timeRequired, ...step }: StepFile,
  links: ReadonlyMap<string, FormLink>,
  references: GuideReferences,
): ProcedureStep {
  const own = choices.flatMap(choice => choice.documents.map(({ en }) => en))
  const common = parseDocuments(step.documents)
  const forms = new Set([...step.forms, ...choices.flatMap(choice => choice.forms)])
  return {
    ...step,
    ...(timeRequired !== undefined && { timeRequired }),
    ...(only && { only }),
    ...(untimed && { untimed }),
    ...(choices.length > 0 && { choices: choices.map(withoutUnknown) }),
    ...(deadlines.length > 0 && { deadlines: deadlines.flatMap(one => toDeadline(one, references)) }),
    ...(pitfalls.length > 0 && { pitfalls }),
    documents: common && own.length > 0 ? [...new Set([...common, ...own])] : step.documents,
    forms: [...forms].flatMap(name => links.get(name) ?? []),
  }
}

function withoutUnknown({ note, fees, ...choice }: StepFile['choices'][number]) {
  return { ...choice, ...(note && { note }), ...(fees && { fees }) }
}

function toDeadline(file: DeadlineFile, { period, deeds }: GuideReferences): GuideDeadline[] {
  const { id, deed, kind, countsFirstDay, fromMonthEnd, exclude, day, after, more, only } = file
  const known = file.period === undefined ? undefined : period(file.period)
  const duration = known?.duration ?? file.duration
  const words = deeds[deed]
  if (duration === undefined || !words) return []
  return [
    {
      id,
      deed: words,
      kind,
      duration,
      provision: known ? `${known.provision}, ${known.law}` : (file.provision ?? ''),
      countsFirstDay,
      fromMonthEnd,
      exclusions: exclude.filter((ground): ground is ExclusionGround =>
        Object.hasOwn(exclusionGrounds, ground),
      ),
      ...(known && { period: known.id }),
      ...(day !== undefined && { day }),
      ...(after !== undefined && { after }),
      ...(more !== undefined && { more }),
      ...(only && { only }),
    },
  ]
}
