import { askRaw, startBare } from './bare.ts'
import { type Figure, type Part, percentile } from './figure.ts'
import { compareWithFloor } from './in-turn.ts'
import { type LoadResult, load } from './load.ts'
import { type Site, withSite } from './site.ts'

const rounds = 3
const milliseconds = 1500
const warmUp = 500

type Case = { what: string; headers: Record<string, string>; budget?: string }

export const formsListPart: Part = {
  name: 'forms-list',
  title: 'GET /api/forms under load',
  method:
    'Sixteen connections ask as fast as they are answered, from as many addresses as a city has chambers; in turn with a bare node:http server that sends the same bytes. Asking and answering share the machine.',
  measure: () => withSite(measureCases),
}

async function measureCases(site: Site): Promise<Figure[]> {
  const { headers } = await askRaw(`${site.url}/api/forms`, site.headersOf(0))
  const cases: Case[] = [
    { what: 'as it is', headers: {}, budget: '0.8x' },
    {
      what: 'compressed, as browsers ask',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      budget: '0.8x',
    },
    { what: 'not changed (304)', headers: { 'if-none-match': headers.etag ?? '' }, budget: '0.8x' },
  ]
  const figures: Figure[] = []
  for (const each of cases) figures.push(...(await compare(site, each)))
  return figures
}

async function compare(site: Site, { what, headers, budget }: Case): Promise<Figure[]> {
  const answer = await askRaw(`${site.url}/api/forms`, { ...site.headersOf(0), ...headers })
  const bare = await startBare(answer)
  const ours: LoadResult[] = []
  const theirs: LoadResult[] = []
  const of = (url: string, duration: number) =>
    load({ url, milliseconds: duration, headersOf: number => ({ ...site.headersOf(number), ...headers }) })
  for (const url of [`${site.url}/api/forms`, bare.url]) await of(url, warmUp)
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await of(bare.url, milliseconds))
    ours.push(await of(`${site.url}/api/forms`, milliseconds))
  }
  bare.stop()
  const rateOf = (results: LoadResult[]) =>
    percentile(
      results.map(result => result.perSecond),
      0.5,
    )
  const size = `${Math.ceil(Buffer.from(answer.body, 'base64').length / 1024)} KB`
  return [
    { what: `${what}: Munshi`, median: rateOf(ours), unit: '/s', note: size },
    { what: `${what}: bare node:http`, median: rateOf(theirs), unit: '/s' },
    { what: `${what}: ratio`, median: rateOf(ours) / rateOf(theirs), unit: 'x', budget },
    ...compareWithFloor(
      { what: `${what}: time to answer`, floor: 'bare node:http' },
      { ours: ours.flatMap(result => result.times), floor: theirs.flatMap(result => result.times) },
    ),
  ]
}
