import { parseConfig } from '#server/config.ts'
import { openData } from '#server/db/open-data.ts'
import { importActs } from '#server/features/law/import-acts.ts'

/** `npm run import -- acts <folder>`: the texts of acts for the pages of their sections. */
export async function runActImport(folder: string | undefined): Promise<void> {
  if (!folder) throw new Error('Name the folder of the texts: npm run import -- acts <folder>')
  const data = await openData(parseConfig())
  try {
    const imported = await importActs(data.db, folder)
    if (imported.length === 0) throw new Error(`There is no .tsv file in ${folder}.`)
    for (const { file, act, imported: count, leftOut } of imported)
      console.log(
        act
          ? `${file}: ${count} sections of the ${act}${leftOut.length > 0 ? `; left out: ${leftOut.join(', ')}` : ''}`
          : `${file}: left out. Name the file as the address of the Act (bns.tsv), with the columns section and text.`,
      )
  } finally {
    await data.close()
  }
}
