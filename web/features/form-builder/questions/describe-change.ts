import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { describePlace } from '../describe-place.ts'
import type { BuilderSay } from '../messages.ts'
import type { CountedPlace } from '../places.ts'

/** A question with the id of its item, which stays the same when items change places. */
export type AskedPlace = CountedPlace & { item?: string | undefined }
type Asked = readonly AskedPlace[]

/**
 * 'Now asked: ...': the questions shown and hidden between two sets of answers. Nothing is said of the
 * questions of an item that was added or removed.
 */
export function describeChange(
  form: FormView,
  before: Asked,
  now: Asked,
  language: Language,
  say: BuilderSay,
): string | undefined {
  const came = findNew(before, now)
  const went = findNew(now, before)
  const list = (places: Asked) => places.map(place => describePlace(form, place, language)).join(', ')
  const sentences = [
    came.length > 0 ? say('nowAsked', { labels: list(came) }) : '',
    went.length > 0 ? say('noLongerAsked', { labels: list(went) }) : '',
  ]
  return sentences.filter(Boolean).map(endOnce).join(' ') || undefined
}

/** A label that asks ends the sentence itself. */
function endOnce(sentence: string): string {
  return sentence.replace(/\?[.।]$/, '?')
}

function findNew(before: Asked, now: Asked): Asked {
  const known = new Set(before.map(place => `${itemOf(place)} ${place.name}`))
  const groups = new Set(before.map(({ group }) => group))
  const items = new Set(before.map(itemOf))
  const isOfNewItem = (place: AskedPlace) => groups.has(place.group) && !items.has(itemOf(place))
  return now.filter(place => !known.has(`${itemOf(place)} ${place.name}`) && !isOfNewItem(place))
}

function itemOf({ group, index, item }: AskedPlace): string {
  return `${group} ${item ?? index}`
}
