import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseConfig, settingNames } from '#server/config.ts'

const root = join(import.meta.dirname, '..')
const load = (file: string) => readFileSync(join(root, file), 'utf8')

type Service = {
  image?: string
  build?: string
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[]; interval: string; timeout: string; retries: number }
  volumes?: string[]
  ports?: string[]
  profiles?: string[]
  stop_grace_period?: string
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }

describe('compose.yaml', () => {
  const compose: Compose = parse(load('compose.yaml'), { merge: true })
  const services = Object.entries(compose.services)

  it('checks the health of every service, and each waits until what it needs is healthy', () => {
    for (const [name, { healthcheck, depends_on = {} }] of services) {
      expect({ name, first: healthcheck?.test[0] }).toEqual({ name, first: 'CMD' })
      for (const [other, { condition }] of Object.entries(depends_on))
        expect([Object.hasOwn(compose.services, other), condition]).toEqual([true, 'service_healthy'])
    }
  })

  it('opens the proxy only, and its volumes and files are there', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy'])
    for (const place of services.flatMap(([, { volumes = [] }]) =>
      volumes.map(each => each.split(':')[0] ?? ''),
    ))
      expect({
        place,
        isThere: place.startsWith('.') ? existsSync(join(root, place)) : place in compose.volumes,
      }).toEqual({
        place,
        isThere: true,
      })
  })

  it('gives Munshi settings that it knows and can use, with nothing set but what has to be', () => {
    const environment = compose.services.munshi?.environment ?? {}
    expect(Object.keys(environment).filter(name => !settingNames.includes(name))).toEqual([])
    const given = { POSTGRES_PASSWORD: 'secret' }
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, interpolate(value, given)]),
    )
    expect(parseConfig(filled)).toMatchObject({
      DATABASE_URL: 'postgres://munshi:secret@database:5432/munshi',
      PUBLIC_URL: 'https://localhost',
      BACKUP_DIR: '/backups',
      BACKUP_KEEP_DAYS: 14,
    })
    expect(() => interpolate(environment.DATABASE_URL ?? '', {})).toThrow('choose a password')
  })

  it('has two servers with one folder of annexures and a cluster, where deploy/several.env is given', () => {
    const given: Record<string, string> = Object.fromEntries(
      [...load('deploy/several.env').matchAll(/^(\w+)="?(.*?)"?$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
    const added = services.filter(([, { profiles }]) => profiles?.includes(given.COMPOSE_PROFILES ?? ''))
    expect(added.map(([name]) => name)).toEqual(['munshi-2', 'search'])
    const servers = (given.MUNSHI_NODES ?? '')
      .split(' ')
      .map(node => compose.services[node.split(':')[0] ?? ''])
    expect(servers).toHaveLength(2)
    for (const server of servers) {
      expect(interpolate(server?.environment?.ANNEXURE_DIR ?? '', given)).toBe('/annexures')
      expect(interpolate(server?.environment?.OPENSEARCH_URL ?? '', given)).toBe('http://search:9200')
      expect(server?.volumes).toContain('annexures:/annexures')
    }
    const folders = servers.flatMap(server => server?.volumes?.filter(each => each.endsWith(':/data')) ?? [])
    expect(new Set(folders).size).toBe(2)
  })

  it('has a proxy that passes on to the port of the image, and keeps the figures inside', () => {
    const caddy = load('deploy/Caddyfile')
    expect(load('Dockerfile')).toContain('PORT=3000')
    expect(caddy).toContain('reverse_proxy {$MUNSHI_NODES:munshi:3000}')
    expect(caddy).toContain('respond /metrics 404')
  })
})

/** As docker compose fills them in: `${NAME:-instead}` and `${NAME:?what to do}`. */
function interpolate(text: string, given: Record<string, string>): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    const value = given[name]
    if (value) return value
    if (kind === '?') throw new Error(rest)
    return rest
  })
}

describe('the unit for systemd', () => {
  const unit = load('deploy/munshi.service')
  const valuesOf = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)

  it('starts the program that there is, and gives it longer to stop than it takes', () => {
    const [node, program] = (valuesOf('ExecStart')[0] ?? '').split(' ')
    expect(node).toBe('/opt/munshi/node_modules/node/bin/node')
    expect(existsSync(join(root, program ?? 'nothing'))).toBe(true)
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(15)
  })

  it('sets what Munshi knows, and may write there', () => {
    const settings = valuesOf('Environment').flatMap(line => line.split(' ').map(each => each.split('=')))
    const names = settings.map(([name = '']) => name)
    expect(names.filter(name => !settingNames.includes(name))).toEqual([])
    expect(parseConfig(Object.fromEntries(settings)).DATA_DIR).toBe(
      `/var/lib/${valuesOf('StateDirectory')[0]}`,
    )
    expect(valuesOf('ReadWritePaths')[0]).toContain(parseConfig(Object.fromEntries(settings)).BACKUP_DIR)
  })
})

describe('the Dockerfile', () => {
  it('copies files that there are, and every script that it copies finds what it imports', () => {
    const copied = [...load('Dockerfile').matchAll(/\/app\/((?:scripts|server|shared|content)[\w./-]*)/g)]
    const files = copied.map(([, file = '']) => file)
    expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
    const scripts = files.filter(file => file.startsWith('scripts/'))
    const imported = scripts.flatMap(file =>
      [...load(file).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join('scripts', path)),
    )
    expect(imported.filter(file => !files.includes(file))).toEqual([])
  })
})

it('every setting stands in the README, and every line of the log in docs/running.md', () => {
  const readme = load('README.md')
  expect(settingNames.filter(name => !readme.includes(`\`${name}\``))).toEqual([])
  const running = load('docs/running.md')
  const code = globSync('server/**/*.ts', { cwd: root })
    .filter(file => !/\.test\.ts$|\/testing\//.test(file))
    .map(load)
    .join('\n')
  const said = [...code.matchAll(/\blog\.(?:info|warn|error)\([^'`]*?,\s*['`]([^'`]+)['`]/g)]
  const lines = said.map(([, line = '']) => line.replace(/\$\{.*/, '')).filter(line => line.length > 3)
  expect(lines.length).toBeGreaterThan(15)
  expect(lines.filter(line => !running.includes(line))).toEqual([])
})
