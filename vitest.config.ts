import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const outside = ['**/node_modules/**', 'e2e/**']
const special = [
  '**/*.api.test.ts',
  '**/*.documents.test.ts',
  '**/*.process.test.ts',
  '**/*.opensearch.test.ts',
]

/** A fresh clone knows no durations, and vitest then begins with the largest files: these take longest and are tiny. */
class EveryFormFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/every-form-')
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

/**
 * API tests run on both databases; what starts processes or converters has room and time of its own. A worker loads the
 * program once for all its files, which halves the time: a test leaves nothing behind in a module, and a mocked module
 * wants `vi.resetModules`.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: EveryFormFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{shared,server,web,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...outside, ...special],
          testTimeout: 20_000,
        },
      },
      api('embedded'),
      api('postgresql'),
      {
        test: {
          name: 'documents',
          isolate: false,
          include: ['**/*.documents.test.ts'],
          exclude: outside,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'process',
          include: ['**/*.process.test.ts'],
          exclude: outside,
          globalSetup: ['server/testing/data-template.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'opensearch',
          include: ['**/*.opensearch.test.ts'],
          exclude: outside,
          globalSetup: ['server/testing/opensearch/setup.ts'],
          // All use one cluster, and some kill its nodes. Together with other projects they would run alone, after them:
          // `npm test` runs them beside the checks and the documents.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

function api(database: 'embedded' | 'postgresql') {
  return {
    test: {
      name: `api on ${database}`,
      isolate: false,
      include: ['server/**/*.api.test.ts'],
      globalSetup: [`server/testing/${database}-template.ts`, 'server/testing/cases-template.ts'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }
}
