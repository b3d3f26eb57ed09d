import type { FormValues, FormView, PaperView } from '#shared/contract/forms.ts'
import { type AskingForm, countItems, readAsked } from '../conditions/asked.ts'
import { swearing } from '../parties/chosen-parties.ts'
import type { PaperChoice } from './choice.ts'

/** A paper of the set; a paper with `per` has one entry for each item of the group. */
export type SetPaper = {
  id: string
  paper: PaperView
  item?: number
  standing: 'in the set' | 'left out' | 'not applicable'
}

/** The id of the main paper, which is always in the set. */
export const mainId = 'main'

/** The papers of a form in the order of filing, according to the answers and the advocate's choice. */
export function createPaperLister(form: FormView): (values: FormValues, choice: PaperChoice) => SetPaper[] {
  const papers = form.papers?.list ?? [{ id: mainId, titles: form.titles, kind: 'main' as const }]
  const asking: AskingForm = {
    // A new list, because readAsked remembers its results by the list of questions.
    fields: [...form.fields],
    groups: [
      ...form.groups,
      ...papers.map(({ id, titles, showIf }) => ({
        id: keyOf(id),
        title: titles,
        repeat: false,
        ...(showIf && { showIf }),
      })),
    ],
    derived: form.derived,
    ...(form.conditions && { conditions: form.conditions }),
    chosen: [
      ...(form.chosen ?? []),
      ...papers.flatMap(({ id, per }) =>
        per?.one === undefined ? [] : [{ id: keyOf(id), of: per.group, where: per.one, roles: per.roles }],
      ),
    ],
  }
  return (values, choice) => {
    const asked = readAsked(asking, values)
    return papers.flatMap(paper => {
      const standing = standingOf(paper, choice, asked.isGroupShown(keyOf(paper.id)))
      const { per } = paper
      if (!per) return [{ id: paper.id, paper, standing }]
      const count = asked.isGroupShown(per.group) ? countItems(values[per.group]) : 1
      const items = Array.from({ length: count }, (_, item) => item)
      const { among } = per
      const own = among === undefined ? items : items.filter(item => asked.isChosen(among, item))
      if (per.one !== undefined) {
        const item = items.find(party => asked.isChosen(keyOf(paper.id), party)) ?? own[0]
        return [{ id: paper.id, paper, ...(item !== undefined && { item }), standing }]
      }
      // Where no party swears, the deponent is asked about; where none was left to file, all of them do.
      if (own.length === 0 && among === swearing) return [{ id: paper.id, paper, standing }]
      return (own.length > 0 ? own : items).map(item => ({
        id: `${paper.id}-${item + 1}`,
        paper,
        item,
        standing,
      }))
    })
  }
}

function standingOf({ id, kind }: PaperView, choice: PaperChoice, isProposed: boolean): SetPaper['standing'] {
  if (kind === 'main') return 'in the set'
  const chosen = choice[id]
  if (chosen === undefined) return isProposed ? 'in the set' : 'not applicable'
  return chosen ? 'in the set' : 'left out'
}

function keyOf(paper: string): string {
  return `paper ${paper}`
}
