import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const keptFiles = ['.cache/content.cache', '.cache/content.cache.guides']
const keptForms = ['vakalatnama', 'bail-application-sessions']
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-image-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The program as the image is built from it, with two forms. */
function copyProgram(to: string) {
  for (const name of ['server', 'shared', 'package.json', 'scripts'])
    cpSync(path.join(root, name), path.join(to, name), { recursive: true })
  cpSync(path.join(root, 'content'), path.join(to, 'content'), {
    recursive: true,
    filter: from => {
      const [folder, name, form] = path.relative(path.join(root, 'content'), from).split(path.sep)
      if (folder === 'procedures') return name === undefined
      return folder !== 'forms' || form === undefined || keptForms.includes(form)
    },
  })
  symlinkSync(path.join(root, 'node_modules'), path.join(to, 'node_modules'))
}

/** What the last stage of the image takes from the first. */
function copyAsTheImageDoes(from: string, to: string) {
  const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ')
  for (const [, list = ''] of dockerfile.matchAll(/^COPY --from=build (.*)$/gm)) {
    const names = list.trim().split(/\s+/)
    const target = names.pop() ?? ''
    for (const name of names.map(one => one.replace('/app/', ''))) {
      if (name === 'node_modules' || name === 'dist/web') continue
      cpSync(path.join(from, name), path.join(to, target, target.endsWith('/') ? path.basename(name) : ''), {
        recursive: true,
      })
    }
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(to, 'node_modules'))
}

function run(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  return { status, says: `${stdout}${stderr}` }
}

it('the first start from the image checks nothing again, for what passed when it was built came along', () => {
  const [built, image] = [path.join(folder, 'built'), path.join(folder, 'image')]
  for (const made of [built, image]) mkdirSync(made)
  copyProgram(built)
  expect(run(built, 'scripts/content-keep.ts')).toMatchObject({
    status: 0,
    says: expect.stringContaining('2 forms checked'),
  })
  copyAsTheImageDoes(built, image)
  const written = () => keptFiles.map(name => statSync(path.join(image, name)).ino)
  const before = written()
  const start = `import { loadLibrary } from '#server/content/library.ts'; loadLibrary('content')`
  expect(run(image, '--input-type=module', '-e', start)).toMatchObject({ status: 0 })
  expect(written()).toEqual(before)
})

it('a mistake in the content ends the building, with file and line', () => {
  const broken = path.join(folder, 'broken')
  mkdirSync(broken)
  copyProgram(broken)
  const file = path.join(broken, 'content/forms/civil/vakalatnama/form.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^category:.*$/m, 'category: Nowhere'))
  expect(run(broken, 'scripts/content-keep.ts')).toMatchObject({
    status: 1,
    says: expect.stringContaining('content/forms/civil/vakalatnama/form.yaml:'),
  })
})
