import type { Answers, FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { createItemIds } from './item-ids.ts'
import { moveItem as moveInList } from './move-item.ts'
import { type CountedPlace, listItems, type Place, readAnswer, writeAnswer } from './places.ts'
import { createRestListeners } from './rest-listeners.ts'

export type RemovedItem = { group: string; index: number; id: string; answers: Answers }

/**
 * The answers of the form. They are stored outside React: a keystroke makes a new set of values, and only
 * the parts that show the changed answer (its question, its blocks of the document) render again.
 */
export type AnswerStore = ReturnType<typeof createAnswerStore>

type Filling = { values: FormValues; language: Language }

export function createAnswerStore(form: Pick<FormView, 'groups'>, start: Filling) {
  const repeats = form.groups.filter(group => group.repeat).map(group => group.id)
  const items = createItemIds()
  const listeners = new Set<() => void>()
  const listenersByKey = new Map<string, Set<() => void>>()
  const atRest = createRestListeners()
  let current = start
  for (const group of repeats) items.fit(group, listItems(current.values, group).length)

  /** With a key, only this answer or repeat group has changed. */
  function publish(change: Partial<Filling>, key?: string) {
    current = { ...current, ...change }
    for (const listener of listeners) listener()
    const concerned = key === undefined ? listenersByKey.values() : [listenersByKey.get(key) ?? []]
    for (const some of concerned) for (const listener of some) listener()
    atRest.wait()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Calls the listener when one answer changes, or anything in its repeat group. */
  function subscribeTo({ name, group = name }: Pick<Place, 'name' | 'group'>, listener: () => void) {
    const some = listenersByKey.get(group) ?? new Set()
    listenersByKey.set(group, some.add(listener))
    return () => void some.delete(listener)
  }

  function count({ name, group, item }: Place): CountedPlace {
    if (group === undefined || item === undefined) return { name }
    return { name, group, index: items.list(group).indexOf(item) }
  }

  function setAnswer(place: Place, text: string) {
    const counted = count(place)
    if (counted.index === -1 || readAnswer(current.values, counted) === text) return
    publish({ values: writeAnswer(current.values, counted, text) }, counted.group ?? counted.name)
  }

  /** Replaces all answers with those of a draft or another tab. */
  function replace(values: FormValues) {
    for (const group of repeats) items.fit(group, listItems(values, group).length)
    publish({ values })
  }

  function insertItem({ group, index, id, answers }: RemovedItem) {
    const before = listItems(current.values, group)
    items.insert(group, index, id)
    publish({ values: { ...current.values, [group]: before.toSpliced(index, 0, answers) } }, group)
  }

  function addItem(group: string): string {
    const id = items.makeId()
    insertItem({ group, index: items.list(group).length, id, answers: {} })
    return id
  }

  /** The removed item can be restored with insertItem; the last item cannot be removed. */
  function removeItem(group: string, id: string): RemovedItem | undefined {
    const before = listItems(current.values, group)
    const index = items.list(group).indexOf(id)
    if (index < 0 || before.length < 2) return undefined
    items.remove(group, index)
    publish({ values: { ...current.values, [group]: before.toSpliced(index, 1) } }, group)
    return { group, index, id, answers: before[index] ?? {} }
  }

  /** The copy stands after the item; returns its id. */
  function duplicateItem(group: string, id: string): string | undefined {
    const at = items.list(group).indexOf(id)
    const answers = listItems(current.values, group)[at]
    if (!answers) return undefined
    const copy = items.makeId()
    insertItem({ group, index: at + 1, id: copy, answers: { ...answers } })
    return copy
  }

  function moveItem(group: string, id: string, by: -1 | 1) {
    const before = listItems(current.values, group)
    const from = items.list(group).indexOf(id)
    const to = from + by
    if (from < 0 || to < 0 || to >= before.length) return
    items.move(group, from, to)
    publish({ values: { ...current.values, [group]: moveInList(before, from, to) } }, group)
  }

  return {
    subscribe,
    /** Calls the listener when the user stops typing, for work that would delay it. */
    subscribeAtRest: atRest.subscribe,
    subscribeTo,
    read: () => current,
    values: () => current.values,
    language: () => current.language,
    setLanguage: (language: Language) => publish({ language }),
    answer: (place: Place) => readAnswer(current.values, count(place)),
    setAnswer,
    replace,
    itemIds: items.list,
    addItem,
    duplicateItem,
    moveItem,
    removeItem,
    insertItem,
  }
}
