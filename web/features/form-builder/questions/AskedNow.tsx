import { useEffect, useRef, useState } from 'react'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import { sameParts } from '#shared/templates/same-parts.ts'
import { useMessages } from '#web/messages.ts'
import { useBuilder } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'
import { listPlaces } from '../validate.ts'
import { type AskedPlace, describeChange } from './describe-change.ts'

type Asked = { parts: readonly unknown[]; places: readonly AskedPlace[] }

/**
 * Tells a screen reader which questions an answer, or a paper of the set, showed or hid; others can see
 * it.
 */
export function AskedNow() {
  const say = useMessages(builderMessages)
  const { form, store, subscribeToAsked, questionLanguage } = useBuilder()
  const [told, setTold] = useState('')
  const before = useRef<Asked>(undefined)
  useEffect(() => {
    const repeats = form.groups.filter(({ repeat }) => repeat)

    function tell() {
      const last = before.current
      const parts = [form, readAsked(form, store.values()), ...repeats.map(({ id }) => store.itemIds(id))]
      if (last && sameParts(last.parts, parts)) return
      const places = listPlaces(form, store.values()).map(
        ({ name, group, index }): AskedPlace =>
          group === undefined || index === undefined
            ? { name }
            : { name, group, index, item: store.itemIds(group)[index] },
      )
      const change = last && describeChange(form, last.places, places, questionLanguage, say)
      before.current = { parts, places }
      if (change) setTold(change)
    }
    tell()
    return subscribeToAsked(tell)
  }, [form, store, subscribeToAsked, questionLanguage, say])
  return (
    <p role="status" className="sr-only">
      {told}
    </p>
  )
}
