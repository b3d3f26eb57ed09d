import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/tools.ts'
import { type Figure, type Part, percentile } from './figure.ts'
import { type Site, withSite } from './site.ts'

const paths = ['/landing', '/login']
const visits = 5
const slowProcessor = 4

/** Lighthouse's slow 4G is 150 ms there and back and 1.6 Mbit/s; the delay DevTools puts before each request for the same line is 562.5 ms. */
const networks = [
  { name: '150 ms a request', latency: 150, download: 1_638_400, upload: 768_000 },
  { name: '562 ms a request', latency: 562.5, download: 1_474_560, upload: 691_200 },
]

export const pagesPart: Part = {
  name: 'pages',
  title: 'First paint',
  method: `A first visit with an empty cache on a screen of 390 x 844, in Chromium with the processor slowed ${slowProcessor} times and the network of slow 4G: once with its 150 ms before each request, once with the 562 ms that DevTools takes for the same line. LCP is the largest contentful paint, CLS what jumped meanwhile (0 is nothing).`,
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
  const paints: Paint[] = []
  for (let visit = 0; visit < visits; visit += 1)
    paints.push(await visitPage(browser, `${url}${path}`, network))
  const largest = paints.map(paint => paint.largest)
  const isBudgeted = network === networks[0]
  return [
    {
      what: `LCP of ${path}, ${network.name}`,
      median: percentile(largest, 0.5),
      p95: percentile(largest, 0.95),
      unit: 'ms',
      ...(isBudgeted && { budget: '1.2 s' }),
    },
    {
      what: `CLS of ${path}, ${network.name}`,
      median: percentile(
        paints.map(paint => paint.shift),
        0.5,
      ),
      unit: '',
    },
  ]
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

/** In the page: what was painted and what moved, from the buffers of the browser. */
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
