import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { type Language, languages, localFile } from '#shared/languages.ts'
import { siteMarks } from '#shared/site.ts'

// `node scripts/build-web.ts`: makes the bundle, then the pages whose markup is written into the HTML, so
// that they paint before any script runs. The server answers /landing, /login, /register and / with their
// own files, and all other addresses with app.html.

type Page = { path: string; file: string; module: string; sentences?: string }
type RenderPage = (path: string, language: Language) => Promise<{ html: string; title: string }>

const out = 'dist/web'
const prerenderer = '.cache/prerender'
/** Copies of the scripts that landing.html loads; .size-limit.json measures them. */
const firstVisit = 'dist/first-visit'

const pages: readonly Page[] = [
  { path: '/', file: 'index.html', module: 'LandingPage' },
  { path: '/landing', file: 'landing.html', module: 'LandingPage' },
  { path: '/login', file: 'login.html', module: 'LoginPage', sentences: 'features/account' },
  { path: '/register', file: 'register.html', module: 'RegisterPage', sentences: 'features/account' },
]
const latinFonts = ['source-serif-4-latin-600-normal', 'ibm-plex-sans-latin-400-normal']
const devanagariFonts = [
  'noto-serif-devanagari-devanagari-600-normal',
  'ibm-plex-sans-devanagari-devanagari-400-normal',
]
const untitled = '<title>Munshi</title>'
const emptyRoot = '<div id="root"></div>'

const bundle = await buildBundle()
const renderPage = await buildPrerenderer()
const bare = await readFile(join(out, 'index.html'), 'utf8')
if (!bare.includes(emptyRoot)) throw new Error(`web/index.html must hold ${emptyRoot}`)

for (const language of languages) await writePages(language)
await copyFirstVisit()

/** Each page is written once for each language, so that nobody sees another language first. */
async function writePages(language: Language) {
  const frame: { messages: { loading: string } } = await import(`#web/shell/messages/${language}.ts`)
  const app = { path: '', language, markup: `<p class="boot-loading">${frame.messages.loading}</p>` }
  const shell = addToHead(makeShell(language), makePreloads(listPageScripts('pages'), 'high'))
  await writeFile(join(out, localFile('app.html', language)), fillRoot(shell, app))
  for (const page of pages)
    await writeFile(join(out, localFile(page.file, language)), await makePage(page, language))
}

/**
 * The frame's English sentences are part of the entry script; those of another language are loaded
 * together with it.
 */
function makeShell(language: Language): string {
  const local = bare
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace(untitled, () => `<title>${siteMarks.name}</title>`)
  if (language === 'en') return paintFirst(local, listFontPreloads(latinFonts))
  const shell = paintFirst(local, listFontPreloads([...latinFonts, ...devanagariFonts]))
  return addToHead(shell, makePreloads([findSentences('shell', language)], 'high'))
}

async function buildBundle(): Promise<Rolldown.OutputBundle[string][]> {
  const result = await build({ logLevel: 'warn' })
  if (!('output' in result)) throw new Error('one build was expected')
  return result.output
}

async function buildPrerenderer(): Promise<RenderPage> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: `../${prerenderer}`, copyPublicDir: false },
  })
  const module: { renderPage: RenderPage } = await import(pathToFileURL(`${prerenderer}/prerender.js`).href)
  return module.renderPage
}

async function makePage({ path, module, sentences }: Page, language: Language): Promise<string> {
  const { html, title } = await renderPage(path, language)
  const shell = makeShell(language)
  const scripts = [...listPageScripts(module), ...(sentences ? [findSentences(sentences, language)] : [])]
  const preloads = makePreloads(scripts, 'low')
  const titled = shell.replace(
    `<title>${siteMarks.name}</title>`,
    () => `<title>${title} · ${siteMarks.name}</title>`,
  )
  return fillRoot(
    addToHead(
      titled,
      preloads.filter(tag => !titled.includes(tag)),
    ),
    { path, language, markup: html },
  )
}

function makePreloads(scripts: string[], priority: 'high' | 'low'): string[] {
  return scripts.map(
    file => `<link rel="modulepreload" crossorigin fetchpriority="${priority}" href="/${file}" />`,
  )
}

function findSentences(folder: string, language: Language): string {
  const source = `/web/${folder}/messages/${language}.ts`
  const file = bundle.find(item => item.type === 'chunk' && item.facadeModuleId?.endsWith(source))
  if (!file) throw new Error(`the sentences of ${source} are not in the bundle`)
  return file.fileName
}

type Root = { path: string; language: Language; markup: string }

function fillRoot(html: string, { path, language, markup }: Root): string {
  const attributes = path ? ` data-prerendered="${path}" data-language="${language}"` : ''
  return html.replace(emptyRoot, () => `<div id="root"${attributes}>${markup}</div>`)
}

/** Moves the style sheet and the fonts before all scripts, because the first paint waits for them. */
function paintFirst(html: string, fonts: string[]): string {
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  if (sheets.length === 0) throw new Error('the site has no style sheet')
  const rest = sheets.reduce((text, sheet) => text.replace(sheet, ''), html)
  return rest.replace('<title>', () => `${[...sheets, ...fonts].join('\n    ')}\n    <title>`)
}

function addToHead(html: string, tags: string[]): string {
  return html.replace('</head>', () => `${tags.map(tag => `  ${tag}\n`).join('  ')}</head>`)
}

function listFontPreloads(names: string[]): string[] {
  return names.map(name => {
    const file = bundle.find(item => item.fileName.includes(name))
    if (!file) throw new Error(`the font ${name} is not in the bundle`)
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file.fileName}" />`
  })
}

/** The page's own script and its imports, except those that the entry loads anyway. */
function listPageScripts(module: string): string[] {
  const page = bundle.find(item => item.type === 'chunk' && item.name === module)
  const entry = bundle.find(item => item.type === 'chunk' && item.isEntry)
  if (!page || !entry) throw new Error(`the page ${module} is not in the bundle`)
  const already = listImports(entry.fileName)
  return [...listImports(page.fileName)].filter(file => !already.has(file))
}

function listImports(fileName: string, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found
  found.add(fileName)
  const chunk = bundle.find(item => item.fileName === fileName)
  if (chunk?.type === 'chunk') for (const next of chunk.imports) listImports(next, found)
  return found
}

async function copyFirstVisit() {
  const html = await readFile(join(out, 'landing.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].flatMap(([, file]) =>
    file ? [file] : [],
  )
  await rm(firstVisit, { recursive: true, force: true })
  await mkdir(firstVisit, { recursive: true })
  await Promise.all(scripts.map(file => copyFile(join(out, file), join(firstVisit, basename(file)))))
}
