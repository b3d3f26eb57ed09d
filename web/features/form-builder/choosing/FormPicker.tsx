import { useNavigate } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { FormTitle } from '#shared/contract/forms.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClass } from '#web/ui/Field.tsx'
import { MeantSections } from '../later-parts.ts'
import { builderMessages } from '../messages.ts'
import { FormChoices } from './FormChoices.tsx'
import { type Choices, useChoices } from './use-choices.ts'

type FormPickerProps = {
  forms: readonly FormTitle[]
  /** Called with the words that match no form, or undefined when some form matches. */
  onNothing: (typed: string | undefined) => void
}

/**
 * The form selector: a list by category, and what the library's search finds while the user types. Choosing an option
 * opens the form.
 */
export function FormPicker({ forms, onNothing }: FormPickerProps) {
  const say = useMessages(builderMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const { groups, state } = useChoices(forms, typed, language)
  const missing = state === 'nothing' ? typed.trim() : undefined
  useEffect(() => onNothing(missing), [missing, onNothing])
  const ids = groups.flatMap(group => group.forms.map(form => form.id))
  const optionId = (form: number) => `${id}-option-${form}`
  const current = active !== undefined && ids.includes(active) ? active : undefined

  function open(next: number | undefined) {
    setIsOpen(true)
    setActive(next)
    if (next !== undefined) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function choose(form: number) {
    setIsOpen(false)
    void navigate({ to: '/form-builder/{-$id}', params: { id: String(form) } })
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) return setIsOpen(false)
    if (event.key === 'Enter' && isOpen && current !== undefined) return choose(current)
    const next = moveActive(event.key, ids, current)
    if (next === undefined) return
    event.preventDefault()
    open(next)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left
    <div
      ref={box}
      className="relative max-w-2xl"
      onBlur={event => box.current?.contains(event.relatedTarget) || setIsOpen(false)}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {say('formType')}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && current !== undefined ? optionId(current) : undefined}
          autoComplete="off"
          placeholder={say('chooseOrType')}
          value={typed}
          className={joinClasses(controlClass, 'pr-11')}
          onChange={event => {
            setTyped(event.target.value)
            open(undefined)
          }}
          onClick={() => open(current)}
          onKeyDown={press}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </div>
      <FormChoices
        id={`${id}-list`}
        isOpen={isOpen}
        groups={groups}
        note={noteOf(state, groups.length)}
        active={current}
        optionId={optionId}
        onChoose={choose}
      />
      <Suspense>
        <MeantSections search={typed.trim()} />
      </Suspense>
    </div>
  )
}

/** While a search runs the last results stay, so nothing has to be said. */
function noteOf(state: Choices['state'], shown: number) {
  if (state === 'failed') return 'searchFailed'
  if (state === 'nothing') return 'noFormHasWords'
  return state === 'searching' && shown === 0 ? 'searchingForms' : undefined
}

/** The option that an arrow key makes active; undefined for keys that are not for the list. */
function moveActive(key: string, ids: readonly number[], active: number | undefined): number | undefined {
  const at = active === undefined ? -1 : ids.indexOf(active)
  if (key === 'ArrowDown') return ids[(at + 1) % ids.length]
  if (key === 'ArrowUp') return ids.at(at < 0 ? -1 : at - 1)
  return undefined
}
