/** Who may import whom. See docs/ARCHITECTURE.md. */

// The files of a feature that other features may import, by role.
// access: who is asking.  letters: the mails it writes.  model: what its things are, and what is refused.
// search: its index.  shared-store: queries that others run in their transaction (store.ts is closed).
const openOnServer = '^server/features/[^/]+/(access|letters|model|search|shared-store)\\.ts$'
// calls and queries: what is asked of the server.  model: state and rules without a view.  parts: what others show.
const openOnWeb = '^web/features/[^/]+/((calls|queries|model)\\.ts|model/[^/]+\\.ts|parts/[^/]+\\.tsx)$'

// Case law (server/caselaw): of each room, which rooms it may use. No arrow runs back up.
const caseLawRooms = {
  text: [],
  library: ['text'],
  names: ['text', 'library'],
  lance: ['text', 'library', 'names'],
  opensearch: ['text', 'library', 'names'],
  models: [],
  meaning: ['text', 'library', 'models'],
  reading: [],
  importing: ['text', 'library', 'reading'],
  filling: ['library', 'importing'],
  understanding: ['text', 'library'],
  ranking: ['text', 'library', 'names', 'models', 'understanding'],
  answering: ['text', 'library', 'names', 'models', 'understanding', 'ranking'],
  searching: ['library', 'models', 'understanding', 'ranking', 'answering'],
}
const roomOf = room => `^server/caselaw/${room}/`
// Engines answer to the seam (library) and know nothing of each other. Their doors: what opens one, and what
// is set before it is loaded.
const engineDoors = {
  lance: '(lance-index|shared-editions|engine-settings)',
  opensearch: 'open-search-index',
}
const doorsOf = engine => `^server/caselaw/${engine}/${engineDoors[engine]}\\.ts$`
const engines = Object.keys(engineDoors)
// Chooses the engine, by what the operator has set.
const openIndex = '^server/caselaw/open-index\\.ts$'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Of types too. Circles of whole features are looked for in scripts/check-imports.ts.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-imports-neither-side',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'shared-is-reached-from-the-web',
      comment: 'What only the server needs lives in server/: parsers and tables stay out of the browser.',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^shared/', pathNot: '\\.test\\.ts$|/fixtures/', reachable: false },
    },
    {
      name: 'shared-is-reached-from-the-server',
      comment:
        'What only the site needs lives in web/. The writers stand together, beside the tree they write; translations beside the English sentences that the server sends.',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        path: '^shared/',
        pathNot: '\\.test\\.ts$|/fixtures/|^shared/templates/writers/|^shared/messages/',
        reachable: false,
      },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'pages-check-with-what-the-contract-gives',
      comment:
        'A page takes calls and schemas from shared/contract, of which the build keeps what is used; it makes no schemas of its own.',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: 'node_modules/zod/' },
    },
    ...Object.entries(caseLawRooms).map(([room, below]) => ({
      name: `case-law-${room}-uses-what-is-below-it`,
      severity: 'error',
      from: { path: roomOf(room), pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: {
        path: '^server/caselaw/',
        pathNot: [
          ...[room, ...below].map(roomOf),
          ...(engines.includes(room) ? [] : [...engines.map(doorsOf), openIndex]),
        ],
      },
    })),
    ...engines.map(engine => ({
      name: `case-law-engine-${engine}-is-private`,
      comment:
        'Who opens the index sees the seam (library/case-index.ts) and nothing of what the engine needs.',
      severity: 'error',
      from: { pathNot: roomOf(engine) },
      to: { path: roomOf(engine), pathNot: doorsOf(engine) },
    })),
    {
      name: 'case-law-engine-is-opened-in-few-places',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          '^server/caselaw/(open-index|meaning/meaning-table|searching/[^/]+)\\.ts$',
          ...engines.map(roomOf),
          '\\.test\\.ts$',
          '/testing/',
        ],
      },
      to: { path: engines.map(roomOf) },
    },
    {
      name: 'case-law-is-asked-through-its-library',
      comment: 'Calls ask the library (the files of server/caselaw itself); the start opens the models.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/caselaw/', '\\.test\\.ts$', '/testing/'] },
      to: { path: '^server/caselaw/[^/]+/', pathNot: '^server/caselaw/models/open-models\\.ts$' },
    },
    {
      name: 'case-law-knows-no-feature',
      severity: 'error',
      from: { path: '^server/caselaw/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/' },
    },
    {
      name: 'nobody-imports-tools',
      comment: 'Scripts, benchmarks and browser journeys use the product, never the other way round.',
      severity: 'error',
      from: { path: '^(shared|server|web)/' },
      to: { path: '^(scripts|bench|e2e)/' },
    },
    {
      name: 'server-features-use-open-files',
      comment:
        'What is open to other features is named by its role (the list at the top); everything else is closed.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/', pathNot: ['^server/features/$1/', openOnServer] },
    },
    {
      name: 'web-features-use-open-files',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: ['^web/features/$1/', openOnWeb] },
    },
    {
      name: 'what-knows-no-feature-imports-none',
      severity: 'error',
      from: { path: '^(server/(lib|db|content|law)|web/ui)/' },
      to: { path: '^(server|web)/features/' },
    },
    {
      name: 'the-law-knows-no-content',
      comment: 'server/law knows how acts, sections and cases are written; what lawyers write knows it.',
      severity: 'error',
      from: { path: '^server/law/' },
      to: { path: '^server/(content|db)/' },
    },
    {
      name: 'kit-knows-no-router-and-no-query',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: 'node_modules/@tanstack/' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      comment:
        'Scripts and benchmarks may start real servers with the helpers of the tests; what people run may not.',
      from: { pathNot: '(\\.test\\.tsx?$|^e2e/|^server/testing/|^scripts/|^bench/)' },
      to: { path: '(\\.test\\.tsx?$|^e2e/|^server/testing/)' },
    },
    {
      name: 'sql-stays-in-stores',
      comment: 'Only store files, the database folder and tests speak to tables.',
      severity: 'error',
      from: { path: '^server/', pathNot: '(store\\.ts$|^server/db/|^server/testing/|\\.test\\.ts$)' },
      to: { path: '(node_modules/drizzle-orm|^server/db/schema\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|.*\\.css$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
