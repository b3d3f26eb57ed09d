import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '#server/db/client.ts'
import { type ListedAct, listActs } from '#server/law/sections/listed-sections.ts'
import { actSlug } from '#shared/law/section-address.ts'
import { findInList } from './statutes.ts'
import { replaceTexts } from './store.ts'

export type ImportedAct = {
  file: string
  /** Without an act of this name in the list nothing was imported. */
  act: string | null
  imported: number
  /** Lines left out: a section that the list of the Act does not have, or no text. */
  leftOut: string[]
}

/**
 * Imports the texts of acts from a folder: one file for each act, named as its address ('bns.tsv',
 * 'ni-act.tsv'), with the columns section and text under a first line that names them.
 */
export async function importActs(db: Database, folder: string): Promise<ImportedAct[]> {
  const files = readdirSync(folder).filter(name => name.endsWith('.tsv'))
  const imported: ImportedAct[] = []
  for (const file of files.sort()) imported.push(await importFile(db, path.join(folder, file)))
  return imported
}

async function importFile(db: Database, place: string): Promise<ImportedAct> {
  const file = path.basename(place)
  const act = listActs().find(one => `${actSlug(one.act)}.tsv` === file)
  const rows = act && readRows(place)
  if (!act || !rows) return { file, act: null, imported: 0, leftOut: [] }
  const { texts, leftOut } = sortRows(act, rows)
  await replaceTexts(db, act.act, texts)
  return { file, act: act.act, imported: texts.length, leftOut }
}

/** Undefined when the file has other columns. */
function readRows(place: string): [section: string, text: string][] | undefined {
  const [head = '', ...lines] = readFileSync(place, 'utf8').replaceAll('\r', '').trimEnd().split('\n')
  if (head !== 'section\ttext') return undefined
  return lines.map(line => {
    const [section = '', text = ''] = line.split('\t')
    return [section.trim(), text.trim()]
  })
}

function sortRows({ act }: ListedAct, rows: readonly [section: string, text: string][]) {
  const texts = new Map<string, string>()
  const leftOut: string[] = []
  for (const [section, text] of rows) {
    const listed = findInList({ act, section })
    if (listed && text) texts.set(listed.section, text)
    else leftOut.push(section)
  }
  return { texts: [...texts].map(([section, text]) => ({ section, text })), leftOut }
}
