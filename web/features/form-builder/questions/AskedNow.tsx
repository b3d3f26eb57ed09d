import { useEffect, useState } from 'react'
import { hasConditions } from '#shared/templates/conditions/asked.ts'
import { useMessages } from '#web/messages.ts'
import { useBuilder } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'
import { listPlaces } from '../validate.ts'
import { describeChange } from './describe-change.ts'

/** Tells a screen reader which questions an answer showed or hid; others can see it. */
export function AskedNow() {
  const say = useMessages(builderMessages)
  const { form, store, questionLanguage } = useBuilder()
  const [told, setTold] = useState('')
  useEffect(() => {
    if (!hasConditions(form)) return
    let before = listPlaces(form, store.values())
    return store.subscribe(() => {
      const now = listPlaces(form, store.values())
      const change = describeChange(form, before, now, questionLanguage, say)
      before = now
      if (change) setTold(change)
    })
  }, [form, store, questionLanguage, say])
  return (
    <p role="status" className="sr-only">
      {told}
    </p>
  )
}
