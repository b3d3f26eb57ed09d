import { spawnSync } from 'node:child_process'

// `npm run pdfa:fetch`: downloads the library with which the tests check PDF/A. Needs Maven and a
// network; it is not part of the product.

const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies'
const { status } = spawnSync(
  'mvn',
  [
    '-q',
    '-B',
    '-f',
    'server/features/documents/testing/verapdf/pom.xml',
    goal,
    `-DoutputDirectory=${process.cwd()}/node_modules/.cache/verapdf`,
  ],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
