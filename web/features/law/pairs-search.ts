import { oneOf, text } from '#web/search.ts'

/** The three repealed statutes with what took their place; 'all' is every one. */
export const codes = [
  { id: 'all', label: 'allSix', old: '', now: '' },
  { id: 'ipc', label: 'ipcAndBns', old: 'IPC', now: 'BNS' },
  { id: 'crpc', label: 'crpcAndBnss', old: 'CrPC', now: 'BNSS' },
  { id: 'iea', label: 'ieaAndBsa', old: 'IEA', now: 'BSA' },
] as const
export type CodeId = (typeof codes)[number]['id']

/** `?q=498A&code=ipc` */
export const pairsSearch = {
  q: text(100),
  code: oneOf<CodeId>(
    codes.map(({ id }) => id),
    'all',
  ),
}
