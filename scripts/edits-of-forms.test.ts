import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { choiceKey } from '#shared/templates/papers/choice.ts'
import { createSetCompiler } from '#shared/templates/papers/compile-set.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'
import { createAnswerStore } from '#web/features/form-builder/answer-store.ts'
import { createProgressReader, measureProgress } from '#web/features/form-builder/progress.ts'
import { loadSample } from './load-sample.ts'

/** Conditions, parties of every kind, tables, annexures, sets of papers; one form has no set. */
const slugs = [
  'writ-petition-civil-hc',
  'plaint-recovery-of-money',
  'ibc-section-9-application',
  'divorce-contested-hma',
  'cheque-bounce-complaint-company',
  'legal-notice-recovery-of-money',
]
const numberWords = await loadNumberWords('en')

/** Numbers between 0 and 1 choose among as many things as the form has. */
const share = fc.double({ min: 0, max: 0.999, noNaN: true })
const anyEdit = fc.record({
  kind: fc.constantFrom('type', 'type', 'type', 'type', 'add', 'copy', 'remove', 'move', 'paper', 'undo'),
  what: share,
  where: share,
  text: fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'No',
      'Yes',
      '2026-02-14',
      '12,50,075',
      'A\nB\n\n> quoted\n(a) lettered',
      'a minor',
    ),
    fc.string({ maxLength: 12 }),
  ),
})
type Edit = typeof anyEdit extends fc.Arbitrary<infer T> ? T : never
const anyEdits = fc.array(anyEdit, { minLength: 2, maxLength: 8 })

// Each run compiles many papers; a busy machine may take its time.
describe.each(slugs)('after any edits of %s', { timeout: 60_000 }, slug => {
  const { form, valuesIn } = loadSample(slug)

  it('the document, in parts kept from before, is the one compiled from nothing', () => {
    fc.assert(
      fc.property(anyEdits, fc.constantFrom(...languages), (edits, language) => {
        const options = { blank: 'placeholder', numberWords } as const
        const kept = createSetCompiler(form, language, options)
        apply(edits, form, valuesIn(language), (values, where) => {
          const fresh = createSetCompiler(copyOf(form), language, options)
          expect(kept.list(values)).toEqual(fresh.list(values))
          const printing = fresh
            .list(values)
            .filter(({ standing, paper }) => standing === 'in the set' && paper.kind !== 'annexures')
          for (const id of ['main', choose(printing, where)?.id ?? 'main'])
            expect(kept.compile(id, values)).toEqual(fresh.compile(id, values))
        })
      }),
      { numRuns: 6 },
    )
  })

  it('the progress, counted anew only where an answer changed, is the one counted from nothing', () => {
    fc.assert(
      fc.property(anyEdits, edits => {
        const whole = formOfSet(form)
        let now: FormValues = {}
        const read = createProgressReader(whole, () => now)
        apply(edits, form, valuesIn('en'), values => {
          now = values
          expect(read()).toEqual(measureProgress(copyOf(whole), values))
        })
      }),
      { numRuns: 20 },
    )
  })
})

/** As the builder makes them: with the store that the questions write to. */
function apply(
  edits: readonly Edit[],
  form: FormView,
  start: FormValues,
  look: (values: FormValues, where: number) => void,
) {
  const whole = formOfSet(form)
  const store = createAnswerStore(whole, { values: start, language: 'en' })
  const before = [start]
  look(start, 0)
  for (const edit of edits) {
    change(store, whole, edit, before)
    before.push(store.values())
    look(store.values(), edit.where)
  }
}

function change(
  store: ReturnType<typeof createAnswerStore>,
  form: FormView,
  { kind, what, where, text }: Edit,
  before: readonly FormValues[],
) {
  const group = choose(
    form.groups.filter(({ repeat }) => repeat),
    what,
  )?.id
  const item = group === undefined ? undefined : choose(store.itemIds(group), where)
  if (kind === 'undo') return store.replace(choose(before, where) ?? {})
  if (kind === 'paper') {
    const paper = choose(form.papers?.list ?? [], what)
    const isLeftOut = where < 0.5
    if (paper) store.setAnswer({ name: choiceKey(paper.id) }, isLeftOut ? 'left out' : 'taken in')
  } else if (kind === 'type') {
    const field = choose(form.fields, what)
    if (!field) return
    const isRepeated = form.groups.some(({ id, repeat }) => repeat && id === field.group)
    const answer = choose([text, text, ...(field.options ?? [])], where) ?? text
    const place = isRepeated
      ? { name: field.name, group: field.group, item: choose(store.itemIds(field.group), where) ?? '' }
      : { name: field.name }
    store.setAnswer(place, answer)
  } else if (group !== undefined && item !== undefined) {
    if (kind === 'add') store.addItem(group)
    if (kind === 'copy') store.duplicateItem(group, item)
    if (kind === 'remove') store.removeItem(group, item)
    if (kind === 'move') store.moveItem(group, item, where < 0.5 ? -1 : 1)
  }
}

/** Nothing is remembered for a copy. */
function copyOf(form: FormView): FormView {
  return structuredClone(form)
}

function choose<T>(list: readonly T[], part: number): T | undefined {
  return list[Math.floor(part * list.length)]
}
