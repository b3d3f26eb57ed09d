import { expect, it } from 'vitest'
import { parseYaml } from './yaml-file.ts'

it('a form is parsed once for its own check and for what it says, with its clients in between', () => {
  const form = { path: 'content/forms/civil/sample/form.yaml', text: 'id: 1' }
  const first = parseYaml(form)
  parseYaml({ path: 'content/forms/civil/sample/clients.yaml', text: '- client: Asha' })
  expect(parseYaml({ ...form })).toBe(first)
  expect(parseYaml({ ...form, text: 'id: 2' }).value).toEqual({ id: 2 })
})
