import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const form = 'content/forms/civil/vakalatnama'
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-in-hand-'))
  for (const name of ['fields.yaml', 'cases', 'law', 'partials', 'papers', 'procedures', 'questions'])
    cpSync(path.join(root, 'content', name), path.join(folder, 'content', name), { recursive: true })
  for (const name of ['resources', 'support', form.slice('content/'.length)])
    cpSync(path.join(root, 'content', name), path.join(folder, 'content', name), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a check of what is in hand says once a file has more text at its end; the file is put back. */
function checkWith(added: string, file: string, only: string) {
  const name = path.join(folder, file)
  const before = readFileSync(name, 'utf8')
  writeFileSync(name, before.replace(/(?=\n# footer\n|$)/, `\n${added}\n`))
  const args = ['scripts/content-check.ts', '--content', path.join(folder, 'content'), '--only', only]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  writeFileSync(name, before)
  return `${stdout}${stderr}`
}

const late = 'The officer answers within sixty days (section 7(1), RTI Act).'
const toMend = 'RTI Act 7(1): 60 days here, 30 day'

describe('a check of what is in hand', () => {
  it('holds a form to the table of limitation', () => {
    expect(checkWith(late, `${form}/en.md`, 'vakalatnama')).toContain(toMend)
    expect(checkWith('', `${form}/en.md`, 'vakalatnama')).toContain(': 0 to mend')
  })

  it('holds a form to itself', () => {
    const twice =
      'Reply within 20 days (section 9(2), RTI Act).\n\nThe reply came in 25 days (section 9(2), RTI Act).'
    expect(checkWith(twice, `${form}/en.md`, form)).toContain('25 days here, 20 in')
  })

  it('holds a shared clause to the table, and no other clause', () => {
    const clause = 'content/partials/en/suit-bar.md'
    expect(checkWith(late, clause, path.join(folder, clause))).toContain(toMend)
    expect(checkWith(late, clause, 'content/partials/en/signature.md')).not.toContain(toMend)
  })
})
