import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { TextField } from '#web/ui/TextField.tsx'

type SearchFieldProps = {
  label: string
  placeholder?: string
  maxLength?: number
  /** The current search, trimmed. */
  value: string
  onChange: (text: string) => void
}

const pause = 200

/** Typing is immediate; the search follows after a pause, at Enter, or when the field loses focus. */
export function SearchField({ value, onChange, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const known = useRef(value)
  const tell = useCallback(() => {
    const wanted = text.trim()
    if (wanted === known.current) return
    known.current = wanted
    onChange(wanted)
  }, [text, onChange])

  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    const timer = setTimeout(tell, pause)
    return () => clearTimeout(timer)
  }, [tell])

  return (
    <TextField
      {...rest}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      value={text}
      onChange={event => setText(event.target.value)}
      onBlur={tell}
      onKeyDown={(event: KeyboardEvent) => (event.key === 'Enter' ? tell() : undefined)}
    />
  )
}
