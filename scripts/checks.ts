type Check = { name: string; command: string[] }

/** The fast checks, without a database or a browser. */
export const checks: Check[] = [
  {
    name: 'lint and format',
    command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  },
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'import rules', command: ['scripts/check-imports.ts'] },
  { name: 'file sizes', command: ['scripts/check-file-sizes.ts'] },
  { name: 'content', command: ['scripts/content-check.ts'] },
  { name: 'the site builds', command: ['scripts/build-web.ts'] },
  { name: 'bundle size', command: ['node_modules/size-limit/bin.js'] },
]
