import { useEffect } from 'react'

/** Says what is wrong with a value, in English, or nothing. */
export type FieldRule = (value: string) => Promise<string | undefined>

const loadFields = () => import('#shared/contract/person-fields.ts')
type Fields = Awaited<ReturnType<typeof loadFields>>
type Field = { safeParse: (value: string) => { error?: { issues: { message: string }[] } } }

/** The contract's own rule: `ruleOf(fields => fields.emailField)`. Where it cannot be fetched the server is left to judge. */
export function ruleOf(choose: (fields: Fields) => Field): FieldRule {
  return async value => {
    const fields = await loadFields().catch(() => undefined)
    return fields && choose(fields).safeParse(value).error?.issues[0]?.message
  }
}

/** For a page with such fields: the rules are fetched after it, before anybody has filled it in. */
export function useFieldRules() {
  useEffect(() => {
    loadFields().catch(() => undefined)
  }, [])
}
