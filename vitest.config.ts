import { defineConfig } from 'vitest/config'

const outside = ['**/node_modules/**', 'e2e/**']
const special = ['**/*.api.test.ts', '**/*.documents.test.ts', '**/*.process.test.ts']

/** API tests run on both databases; what starts processes or converters has room and time of its own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,server,web,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...outside, ...special],
        },
      },
      api('embedded'),
      api('postgresql'),
      {
        test: {
          name: 'documents',
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
    ],
  },
})

function api(database: 'embedded' | 'postgresql') {
  return {
    test: {
      name: `api on ${database}`,
      include: ['server/**/*.api.test.ts'],
      globalSetup: [`server/testing/${database}-template.ts`],
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }
}
