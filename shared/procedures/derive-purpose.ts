import type { Purpose } from './purposes.ts'

/**
 * Words that show the purpose of a guide. Earlier entries take priority. Whole words are compared, with
 * or without a plural s, in any case. A word in the title takes priority over words in the description.
 */
const keywords: [Exclude<Purpose, 'Other'>, string[]][] = [
  [
    'Constitutional Rights',
    [
      'writ',
      'habeas corpus',
      'mandamus',
      'certiorari',
      'public interest litigation',
      'fundamental right',
      'right to information',
      'RTI',
    ],
  ],
  ['Bail Applications', ['bail', 'anticipatory bail', 'surety', 'sureties']],
  [
    'Criminal Matters',
    [
      'FIR',
      'crime',
      'criminal',
      'private complaint',
      'quashing',
      'charge-sheet',
      'cognizable',
      'accused',
      'police',
      'summons case',
      'sessions trial',
      'summary trial',
      'plea bargaining',
      'compounding',
      'offence',
      'conflict with law',
    ],
  ],
  ['Maintenance', ['maintenance', 'alimony']],
  [
    'Family Issues',
    [
      'divorce',
      'marriage',
      'matrimonial',
      'domestic violence',
      'custody of child',
      'custody of children',
      'guardianship',
      'adoption',
    ],
  ],
  ['Consumer Rights', ['consumer', 'defective goods', 'deficient service', 'unfair trade practice']],
  [
    'Employment Disputes',
    [
      'gratuity',
      'industrial dispute',
      'employment',
      'employee',
      'wages',
      'workman',
      'workplace',
      'service matter',
      'dismissal',
      'retrenchment',
    ],
  ],
  [
    'Property Matters',
    [
      'SARFAESI',
      'eviction',
      'tenancy',
      'tenant',
      'partition',
      'title to land',
      'mutation of land',
      'land acquisition',
      'property document',
      'conveyance',
      'RERA',
    ],
  ],
  ['Appeals', ['appeal', 'special leave', 'revision', 'review petition', 'review of a', 'curative petition']],
  [
    'Civil Disputes',
    [
      'civil suit',
      'civil dispute',
      'written statement',
      'injunction',
      'transfer petition',
      'award',
      'arbitral',
      'accident claim',
      'specific performance',
      'suit',
      'caveat',
      'ex parte decree',
      'limitation',
      'civil contempt',
      'environment',
      'green tribunal',
      'oppression',
      'summons in a civil',
      'lok adalat',
    ],
  ],
  [
    'Recovery',
    ['recovery', 'debt', 'cheque', 'insolvency', 'creditor', 'execution of a decree', 'execution of decree'],
  ],
  [
    'Registration',
    [
      'registration',
      'register',
      'registrar',
      'incorporation',
      'strike off',
      'trade mark',
      'succession',
      'probate',
    ],
  ],
]

const table = keywords.map(([purpose, words]) => ({ purpose, pattern: anyOf(words) }))

export function derivePurpose({ title, description }: { title: string; description: string }): Purpose {
  return findPurpose(title) ?? findPurpose(description) ?? 'Other'
}

function findPurpose(text: string): Purpose | undefined {
  return table.find(({ pattern }) => pattern.test(text))?.purpose
}

function anyOf(words: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${words.join('|')})s?\\b`, 'i')
}
