import { createServer } from 'node:http'
import { type Browser, chromium } from '@playwright/test'
import { findFreePort } from '#server/testing/child-server.ts'
import { ensureChromium } from '../scripts/tools.ts'
import { type Figure, type Part, percentile } from './figure.ts'
import { compareWithFloor, takeInTurn } from './in-turn.ts'
import { type Site, withSite } from './site.ts'

const paths = ['/landing', '/login']
const visits = 5
const slowProcessor = 4

/**
 * Lighthouse's slow 4G has 150 ms round-trip time and 1.6 Mbit/s; DevTools simulates it with a delay of
 * 562.5 ms before each request.
 */
const networks = [
  { name: '150 ms a request', latency: 150, download: 1_638_400, upload: 768_000 },
  { name: '562 ms a request', latency: 562.5, download: 1_474_560, upload: 691_200 },
]

export const pagesPart: Part = {
  name: 'pages',
  title: 'First paint',
  method: `A first visit with an empty cache on a screen of 390 x 844, in Chromium with the processor slowed ${slowProcessor} times and the network of slow 4G: once with its 150 ms before each request, once with the 562 ms that DevTools takes for the same line. In turn with the same words as plain paragraphs from a bare node:http server. LCP is the largest contentful paint, CLS what jumped meanwhile (0 is nothing).`,
  measure: () => withSite(measurePages),
}

type Network = (typeof networks)[number]
type Paint = { largest: number; shift: number }

async function measurePages(site: Site): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const figures: Figure[] = []
  try {
    for (const network of networks)
      for (const path of paths) figures.push(...(await measurePage(browser, site.url, path, network)))
  } finally {
    await browser.close()
  }
  return figures
}

async function measurePage(browser: Browser, url: string, path: string, network: Network): Promise<Figure[]> {
  const shifts: number[] = []
  const bare = await serveBare(await readWords(browser, `${url}${path}`))
  const visit = async (address: string) => {
    const { largest, shift } = await visitPage(browser, address, network)
    if (address !== bare.url) shifts.push(shift)
    return largest
  }
  const pair = await takeInTurn(
    visits,
    () => visit(`${url}${path}`),
    () => visit(bare.url),
    1,
  )
  bare.stop()
  const what = `LCP of ${path}, ${network.name}`
  return [
    ...compareWithFloor({ what, floor: 'its words in bare HTML' }, pair),
    { what: `CLS of ${path}, ${network.name}`, median: percentile(shifts, 0.5), unit: '' },
  ]
}

/** The visible text of the page, one paragraph for each line. */
async function readWords(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be included
  const text = await page.locator('body').innerText()
  await page.close()
  return text.split('\n').filter(line => line.trim() !== '')
}

/** The floor: one document with the same words, without styles and scripts. */
async function serveBare(words: readonly string[]): Promise<{ url: string; stop: () => void }> {
  const paragraphs = words.map(line => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Words</title>'
  const body = `${head}<meta name="viewport" content="width=device-width">${paragraphs.join('\n')}`
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  })
  const port = await findFreePort()
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() }
}

async function visitPage(browser: Browser, address: string, network: Network): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download / 8,
    uploadThroughput: network.upload / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  await page.goto(address, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(readPaint)
  await context.close()
  return paint
}

/** Runs in the page: reads paint and layout-shift entries from the browser's buffers. */
function readPaint(): Promise<Paint> {
  return new Promise(done => {
    let largest = 0
    let shift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) largest = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => done({ largest, shift }), 500)
  })
}
