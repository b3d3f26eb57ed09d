import type { FormValues } from '#shared/contract/forms.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import { createCompiler } from '#shared/templates/compile.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { createReadings } from './renderings.ts'
import { inYaml } from './rule.ts'

const addedName = 'a document that no text of the form can know'

/** Words by which a pleading says of all its documents where they are: a document that somebody adds is among them. */
const speaksOfAll =
  /\b(?:(?:in|of) the list of (?:annexures|enclosures|documents)|documents relied (?:up)?on are (?:annexed|filed)|relies upon the documents annexed)\b/i

/**
 * To an annexure that is not referred to in the petition a registry objects. No text can name by itself a document that
 * the advocate adds: the main paper lists what is annexed, or says where it is listed.
 */
export function addedDocumentsAreNamed(draft: FormDraft): Problem[] {
  const added = draft.view.annexures?.documents
  if (draft.paper || !draft.cause || !added) return []
  const compile = createCompiler(draft.view, 'en', { blank: 'placeholder', numberWords: () => 'words' })
  const asked = listCases(draft).filter(({ values }) =>
    readAsked(draft.view, values).isGroupShown(added.group),
  )
  const unnamed = asked.find(({ values }) => {
    const printed = compile({ ...values, [added.group]: [{ [added.name]: addedName }] })
    return !listRuns(printed).some(({ text }) => text === addedName) && !speaksOfAll.test(writeText(printed))
  })
  if (!unnamed) return []
  const message = `A document that the advocate adds is named nowhere in the main paper (in ${unnamed.of}): take the partial 'annexed', or say in which list the documents are entered.`
  return [inYaml(draft, ['annexures', 'documents'], message)]
}

function listCases(draft: FormDraft): { of: string; values: FormValues }[] {
  const { sample, required } = createReadings(draft)('en')
  return [
    { of: 'the sample', values: sample },
    { of: 'the required answers only', values: required },
  ]
}
