import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFieldRules } from '#web/check-field.ts'

type Texts<Name extends string> = Record<Name, string>
type Wrong<Name extends string> = Partial<Record<Name, string>>
type Rule<Name extends string> = (
  value: string,
  texts: Texts<Name>,
) => Promise<string | undefined> | string | undefined

/**
 * A form whose fields keep their own values: what was typed into a prerendered page before the script came is still
 * there. `send` gets them once each passes its rule; what is wrong is said at its field.
 */
export function useCheckedForm<Name extends string>(
  rules: Record<Name, Rule<NoInfer<Name>>>,
  send: (texts: Texts<Name>) => void,
) {
  const [errors, setErrors] = useState<Wrong<Name>>({})
  const isChecking = useRef(false)
  useFieldRules()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isChecking.current) return
    isChecking.current = true
    const form = event.currentTarget
    const names = Object.keys(rules) as Name[] // the keys of a record are its names
    const texts = readTexts(form, names)
    const found = await Promise.all(names.map(async name => [name, await rules[name](texts[name], texts)]))
    isChecking.current = false
    const wrong: Wrong<Name> = Object.fromEntries(found.filter(([, message]) => message))
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first) return focusField(form, first)
    send(texts)
  }

  return { errors, submit, forgetErrors: () => setErrors({}) }
}

function readTexts<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Texts<Name> {
  const data = new FormData(form)
  const pairs = names.map(name => [name, data.get(name)?.toString() ?? ''])
  return Object.fromEntries(pairs) // exactly the names asked for
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/**
 * For the forms of the prerendered pages. What was sent before the program was there (boot.js holds it back) is sent
 * once the form has its handler, as if the button were pressed at this moment.
 */
export function useWaitingForm() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.running = ''
    if (dataset.sent === undefined) return
    delete dataset.sent
    document.querySelector<HTMLFormElement>('main form[method="post"]')?.requestSubmit()
  }, [])
}
