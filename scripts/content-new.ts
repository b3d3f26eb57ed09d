import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { skeletonText, skeletonYaml } from '#server/content/skeleton.ts'
import { areas } from '#shared/areas.ts'
import { languages } from '#shared/languages.ts'

const content = path.join(import.meta.dirname, '..', 'content')
const [area = '', slug = ''] = (process.argv[2] ?? '').split('/')
const index = [...areas].map(String).indexOf(area)
const folder = path.join(content, 'forms', area, slug)

if (index < 0) stop(`Usage: npm run content:new -- <area>/<slug>; areas: ${areas.join(', ')}`)
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
  stop('The slug may have only small letters, digits and single dashes.')
if (existsSync(folder)) stop(`content/forms/${area}/${slug} exists already.`)

mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'form.yaml'), skeletonYaml({ id: nextId(), area, today: new Date() }))
for (const language of languages) writeFileSync(path.join(folder, `${language}.md`), skeletonText(language))
console.log(`content/forms/${area}/${slug}: fill it in, then run npm run content:check -- ${slug}`)

function nextId(): number {
  const first = (index + 1) * 1000
  const areaFolder = path.join(content, 'forms', area)
  const slugs = existsSync(areaFolder) ? readdirSync(areaFolder) : []
  const ids = slugs.map(name => parseId(path.join(areaFolder, name, 'form.yaml')))
  return Math.max(first, ...ids) + 1
}

function parseId(file: string): number {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Number(/^id: *(\d+)/m.exec(text)?.[1] ?? 0)
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
