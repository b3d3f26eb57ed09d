import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { listFeatureCircles } from './feature-circles.ts'

const fewest = 100
const result = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

/**
 * With a compiler that it does not support, the tool would find nothing and pass. So too few modules is
 * also an error.
 */
const cruise = [
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  'shared',
  'server',
  'web',
  'scripts',
  'bench',
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'json',
]
const { stdout, stderr } = spawnSync(process.execPath, cruise, { encoding: 'utf8', maxBuffer: 1 << 28 })
const { summary, modules } = parseResult(stdout)
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
)
const circles = listFeatureCircles(imports)

for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`)
for (const circle of circles) console.error(`features in a circle: ${circle}`)
if (summary.totalCruised < fewest)
  console.error(`Only ${summary.totalCruised} modules were read: the tool did not understand the sources.`)
const violations = summary.violations.length + circles.length
console.log(`${summary.totalCruised} modules, ${violations} violations`)
process.exitCode = violations > 0 || summary.totalCruised < fewest ? 1 : 0

function parseResult(text: string) {
  try {
    return result.parse(JSON.parse(text))
  } catch {
    throw new Error(`dependency-cruiser did not run:\n${stderr}`)
  }
}
