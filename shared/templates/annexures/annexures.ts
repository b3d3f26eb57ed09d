import { writeMark } from '#shared/annexures.ts'
import type { FormAnnexures, FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { Line, Run, TemplateLine } from '../blocks.ts'
import { readAsked } from '../conditions/asked.ts'
import { fillLine } from '../fill-line.ts'
import { fieldsOfLine, parseLine } from '../parse-line.ts'
import { isEmpty, plainText, type ResolveContext, type Resolved, type ResolvedItem } from '../resolved.ts'
import { sameParts } from '../same-parts.ts'
import { annexureGroup, annexureMark, annexurePlace, annexureTitle, chosenMark } from './names.ts'

export type Annexure = {
  /**
   * The name under which it is declared, or its text in the list of documents. A file uses it to say what
   * it is a copy of.
   */
  entry: string
  /** Set for annexures that the form declares. */
  name?: string
  /** The names that it had before. */
  was?: readonly string[]
  /** Empty where it stands before the marked ones without a mark. */
  mark: string
  title: Line
}

type AnnexedForm = Pick<FormView, 'fields' | 'groups' | 'derived'> &
  Partial<Pick<FormView, 'conditions' | 'annexures' | 'chosen'>>

type Answers = {
  values: FormValues
  lookUp: (name: string) => Resolved
  itemsOf: (group: string) => readonly ResolvedItem[]
}

/**
 * The annexures for the given answers: those without a mark, then the others in the order of their marks, first
 * those that the form declares, then the list of documents, then what the form declares as last.
 */
export function createAnnexureLister(
  form: AnnexedForm,
  { language }: ResolveContext,
): (answers: Answers) => readonly Annexure[] {
  const { annexures } = form
  if (!annexures) return () => []
  const titles = new Map(annexures.list.map(({ name, titles: all }) => [name, parseLine(all[language])]))
  const asking = {
    fields: [...form.fields],
    groups: [
      ...form.groups,
      ...annexures.list.map(({ name, titles: all, showIf }) => ({
        id: keyOf(name),
        title: all,
        repeat: false,
        ...(showIf && { showIf }),
      })),
    ],
    derived: form.derived,
    ...(form.conditions && { conditions: form.conditions }),
    ...(form.chosen && { chosen: form.chosen }),
  }
  const named = [...new Set([...titles.values()].flatMap(fieldsOfLine))]
  let known: { parts: readonly unknown[]; list: readonly Annexure[] } | undefined
  return ({ values, lookUp, itemsOf }) => {
    const asked = readAsked(asking, values)
    const documents = annexures.documents ? itemsOf(annexures.documents.group) : []
    const pattern = chosenMark(values) ?? annexures.mark[language]
    const parts = [asked, documents, pattern, ...named.map(lookUp)]
    if (known && sameParts(known.parts, parts)) return known.list
    const shown = annexures.list.filter(({ name }) => asked.isGroupShown(keyOf(name)))
    const declare = ({ name, was }: FormAnnexures['list'][number]) => ({
      entry: name,
      name,
      ...(was && { was }),
      title: fillLine(withoutMissing(titles.get(name) ?? [], lookUp), lookUp)[0] ?? [],
    })
    const unmarked = shown.filter(one => one.unmarked).map(declare)
    const marked = [
      ...shown.filter(one => !one.unmarked && !one.last).map(declare),
      ...documents.flatMap(item => nameDocument(item, annexures, language)),
      ...shown.filter(one => !one.unmarked && one.last).map(declare),
    ]
    const list = [
      ...unmarked.map(annexure => ({ ...annexure, mark: '' })),
      ...marked.map((annexure, index) => ({ ...annexure, mark: writeMark(pattern, index + 1) })),
    ]
    known = { parts, list }
    return list
  }
}

/** The words before a day or a number that go where it is not answered: ', dated', 'No.'. */
export const beforeDayOrNumber = /,?\s*(?:\bdated|\bNo\.|दिनांक|क्रमांक|संख्या)\s*$/u

/** A title without what is optional and not answered, and without the words before it. */
function withoutMissing(title: TemplateLine, lookUp: (name: string) => Resolved): TemplateLine {
  const isMissing = (segment: TemplateLine[number] | undefined) => {
    if (!segment || !('field' in segment)) return false
    const value = lookUp(segment.field)
    return value.optional && isEmpty(value)
  }
  const first = textOf(title[0])
  const begins = isMissing(title[1]) && first !== '' && first.replace(beforeDayOrNumber, '') === ''
  return title.flatMap((segment, index): TemplateLine[number][] => {
    if (!('text' in segment))
      return isMissing(segment) && beforeDayOrNumber.test(textOf(title[index - 1])) ? [] : [segment]
    const text = begins && index === 2 ? segment.text.replace(afterFirstDay, '') : segment.text
    return [{ ...segment, text: isMissing(title[index + 1]) ? text.replace(beforeDayOrNumber, '') : text }]
  })
}

/** The ending of a day with which a title begins goes with it: 'दिनांक {noticeDate} च्या नोटिशीची प्रत'. */
const afterFirstDay = /^\s*(?:च्या|चा|ची|चे|का|की|के)\s+/u

function textOf(segment: TemplateLine[number] | undefined): string {
  return segment && 'text' in segment ? segment.text : ''
}

function keyOf(name: string): string {
  return `annexure ${name}`
}

function nameDocument(
  item: ResolvedItem,
  { documents }: FormAnnexures,
  language: Language,
): { entry: string; title: Line }[] {
  const name = documents && item[documents.name]
  if (name?.state !== 'filled') return []
  const date = documents?.date === undefined ? undefined : item[documents.date]
  const dated = date?.state === 'filled' ? [{ text: ofDate[language] }, ...(date.lines[0] ?? [])] : []
  return [{ entry: plainText(name), title: [...(name.lines[0] ?? []), ...dated] }]
}

/** ', dated' before the date of a document. */
export const ofDate: Record<Language, string> = { en: ', dated ', hi: ', दिनांक ', mr: ', दिनांक ' }

type Resolving = { resolved: Map<string, Resolved>; items: Map<string, readonly ResolvedItem[]> }

const none: readonly Annexure[] = []

/**
 * Puts the annexures' marks and titles into texts. It returns the same objects as long as nothing has
 * changed.
 */
export function createAnnexures(form: AnnexedForm, context: ResolveContext) {
  const list = createAnnexureLister(form, context)
  const names = form.annexures?.list.map(({ name }) => name) ?? []
  let known:
    | {
        key: string
        /** As the lister gave it; `annexures` are the same in other words until the key changes. */
        listed: readonly Annexure[]
        annexures: readonly Annexure[]
        items: readonly ResolvedItem[]
        marks: readonly (readonly [string, Resolved])[]
      }
    | undefined

  function read(listed: readonly Annexure[]) {
    const key = JSON.stringify(listed)
    if (known?.key === key) return { ...known, listed }
    const items = listed.map(resolveAnnexure)
    const marks = names.map(name => [annexurePlace(name), resolveMark(name, listed)] as const)
    return { key, listed, annexures: listed, items, marks }
  }

  return {
    putInto({ resolved, items }: Resolving, answers: Answers): readonly Annexure[] {
      if (!form.annexures) return none
      const annexures = list(answers)
      if (known?.listed !== annexures) known = read(annexures)
      items.set(annexureGroup, known.items)
      for (const [place, mark] of known.marks) resolved.set(place, mark)
      return known.annexures
    },
  }
}

/** One annexure as an item of the list, for texts. */
export function resolveAnnexure(
  { mark, title }: Pick<Annexure, 'mark' | 'title'>,
  item: number,
): ResolvedItem {
  return {
    [annexureMark]: sayMark({ text: mark, field: annexureMark, item }),
    [annexureTitle]: say(title.map(run => ({ ...run, field: run.field ?? annexureTitle }))),
  }
}

function resolveMark(name: string, annexures: readonly Annexure[]): Resolved {
  const mark = annexures.find(annexure => annexure.name === name)?.mark ?? ''
  return sayMark({ text: mark, field: annexurePlace(name) })
}

function sayMark(run: Run): Resolved {
  return run.text === '' ? { state: 'nothing', optional: true, raw: '', lines: [] } : say([run])
}

function say(line: Line): Resolved {
  return { state: 'filled', optional: true, raw: line.map(({ text }) => text).join(''), lines: [line] }
}
