import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { describePlace } from '../describe-place.ts'
import type { BuilderSay } from '../messages.ts'
import type { CountedPlace } from '../places.ts'

type Asked = readonly CountedPlace[]

/**
 * 'Now asked: ...': the questions shown and hidden between two sets of answers; empty when an item was
 * added or removed.
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
  if (countItems(before) !== countItems(now)) return undefined
  const list = (places: Asked) => places.map(place => describePlace(form, place, language)).join(', ')
  const sentences = [
    came.length > 0 ? say('nowAsked', { labels: list(came) }) : '',
    went.length > 0 ? say('noLongerAsked', { labels: list(went) }) : '',
  ]
  return sentences.filter(Boolean).join(' ') || undefined
}

function findNew(before: Asked, now: Asked): Asked {
  const keyOf = ({ name, index }: CountedPlace) => `${name} ${index}`
  const known = new Set(before.map(keyOf))
  return now.filter(place => !known.has(keyOf(place)))
}

function countItems(places: Asked): number {
  return new Set(places.map(({ group, index }) => (index === undefined ? '' : `${group} ${index}`))).size
}
