import { useEffect, useRef, useState } from 'react'
import { TextField } from '#web/ui/TextField.tsx'

const pause = 150

/** Typing is immediate; the list and the address follow after a pause. */
export function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value)
  const known = useRef(value)

  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    if (text === known.current) return
    const timer = setTimeout(() => {
      known.current = text
      onChange(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, onChange])

  return (
    <TextField
      label="Search users"
      type="search"
      autoComplete="off"
      placeholder="Username, email or full name"
      value={text}
      onChange={event => setText(event.target.value)}
    />
  )
}
