import { useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { type Day, formatDay, isoDay, parseDay } from '#shared/templates/dates.ts'
import { afterPress } from '#web/ui/after-press.ts'
import { explainDate } from './date-messages.ts'
import { isWholeDate, parseTypedDay } from './parse-typed-day.ts'

type DateText = {
  text: string
  day: Day | undefined
  /** The error of the typed text; none while it is being typed. */
  problem: string | undefined
  type: (text: string) => void
  leave: () => void
}

/**
 * The text of the field and its meaning. The value is yyyy-mm-dd once the text is a day, and the text itself until
 * then, so that nothing typed is lost.
 */
export function useDateText(value: string, language: Language, onChange: (value: string) => void): DateText {
  const [known, setKnown] = useState(value)
  const [text, setText] = useState(() => show(value))
  const [isTyping, setIsTyping] = useState(false)
  if (value !== known) {
    setKnown(value)
    setText(show(value))
  }
  const typed = parseTypedDay(text, new Date().getFullYear())

  function tell(next: string, isFinal: boolean) {
    const read = parseTypedDay(next, new Date().getFullYear())
    const isDay = 'day' in read && (isFinal || isWholeDate(next))
    const wanted = isDay ? isoDay(read.day) : next.trim()
    setText(isDay && isFinal ? formatDay(read.day) : next)
    setKnown(wanted)
    if (wanted !== value) onChange(wanted)
  }

  return {
    text,
    day: 'day' in typed && (!isTyping || isWholeDate(text)) ? typed.day : undefined,
    problem: isTyping ? undefined : explainDate(typed, language),
    type(next) {
      setIsTyping(true)
      tell(addSlashes(text, next), false)
    },
    leave() {
      tell(text, true)
      afterPress(() => setIsTyping(false))
    },
  }
}

function show(value: string): string {
  const day = parseDay(value)
  return day ? formatDay(day) : value
}

/**
 * Puts in the slashes that a phone's number pad lacks: 2211 becomes 22/11. Only what is typed on at the end is touched,
 * so that correcting, deleting and pasting stay as they are; a year typed first (2026-) gets its slash taken out again.
 */
export function addSlashes(before: string, after: string): string {
  const typed = after.length === before.length + 1 && after.startsWith(before) ? after.slice(-1) : ''
  if (/^\d$/.test(typed)) {
    if (/^\d{2}$/.test(before)) return `${before}/${typed}`
    if (/^\d{2}\/\d{2}$/.test(before)) return `${before}/${typed}`
  }
  const year = typed === '-' ? /^(\d{2})\/(\d{2})$/.exec(before) : null
  return year ? `${year[1]}${year[2]}-` : after
}
