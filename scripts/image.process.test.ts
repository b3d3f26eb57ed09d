import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const image = 'munshi-test'
const container = `munshi-test-${process.pid}`

function docker(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('docker', args, { cwd: root, encoding: 'utf8' })
  return { status, says: `${stdout ?? ''}${stderr ?? ''}` }
}

/** The client alone is not enough: it asks the engine. */
const hasEngine = docker('version', '--format', '{{.Server.Version}}').status === 0
if (!hasEngine) console.log('skipped: the image is not built, for no Docker engine answers')

describe.skipIf(!hasEngine)('the image', () => {
  afterAll(() => docker('rm', '--force', container))

  it('is built, starts as a user without rights, and is healthy', { timeout: 900_000 }, async () => {
    const built = docker('build', '--tag', image, '.')
    expect({ ...built, says: built.says.slice(-2000) }).toMatchObject({ status: 0 })
    expect(docker('run', '--detach', '--name', container, '--publish', '127.0.0.1::3000', image).status).toBe(
      0,
    )
    const address = docker('port', container, '3000').says.trim()
    const isReady = () =>
      fetch(`http://${address}/api/health/ready`).then(
        answer => answer.ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: 120_000, interval: 500 }).toBe(true)
    expect(docker('exec', container, 'id', '-un').says.trim()).toBe('node')
    expect(docker('exec', container, 'node', 'scripts/doctor.ts').says).toContain('The server answers at')
  })
})
