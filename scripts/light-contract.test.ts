import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lightenContract, partImports, takeCalls } from './light-contract.ts'

const lighten = (code: string) => lightenContract(code, 'contract.ts')

it('a call keeps its method and address alone', () =>
  expect(
    lighten("export const readNoteCall = defineCall('GET /api/notes/:id', { access: 'user', params })"),
  ).toBe("export const readNoteCall = /* @__PURE__ */ (() => (defineCall('GET /api/notes/:id')))()"))

it('a schema is marked as something that may be left out', () =>
  expect(lighten('const note = z.string().min(1)\nexport const most: number = 3')).toBe(
    'const note = /* @__PURE__ */ (() => (z.string().min(1)))()\nexport const most: number = 3',
  ))

it('functions and types stay as they are written', () => {
  const code =
    "import { z } from 'zod'\nexport type A = z.infer<typeof a>\nfunction make() {\n  return z.string()\n}"
  expect(lighten(code)).toBe(code)
})

it('no call of the real contract brings what it asks and answers', () => {
  const light = lightenContract(readFileSync('shared/contract/form-requests.ts', 'utf8'), 'form-requests.ts')
  expect(light).toContain("defineCall('PATCH /api/admin/form-requests/:id')")
  expect(light).not.toContain('access:')
})

it('whoever imports calls gets a module of calls alone, and types are no import', () =>
  expect(
    partImports(
      "import { type Note, longestNote as most, readNoteCall } from '#shared/contract/notes.ts'\nexport const a = 1",
      'page.ts',
    ),
  ).toBe(
    "import { readNoteCall } from '#shared/contract/notes.ts?calls';import { longestNote as most } from '#shared/contract/notes.ts';\nexport const a = 1",
  ))

it('an import of anything else stays as it is written', () => {
  const code =
    "import { a } from '#web/calls.ts'\nimport { defineCall } from '#shared/contract/call.ts'\nimport type { Note } from '#shared/contract/notes.ts'"
  expect(partImports(code, 'page.ts')).toBe(code)
})

it('the module of calls has no schema and none of what schemas are made of', () =>
  expect(
    takeCalls(
      "import { states } from '#shared/states.ts'\nconst note = z.enum(states)\nexport const readNoteCall = defineCall('GET /api/note', { access: 'user', answer: note })",
      'notes.ts',
    ),
  ).toBe(
    "import { defineCall } from '#shared/contract/call.ts'\nexport const readNoteCall = /* @__PURE__ */ (() => (defineCall('GET /api/note')))()\n",
  ))
