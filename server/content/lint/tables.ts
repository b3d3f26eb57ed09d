import { cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import { cutCells } from '#shared/templates/parse-table.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { listGroupsNamed, listStandings, type Standing } from './in-hand.ts'
import { atLine } from './rule.ts'

export function tableLinesHaveTheirCells(draft: FormDraft): Problem[] {
  return listTables(draft).flatMap(([header, ...rows]) => {
    const wanted = cutCells(header?.line.text ?? '').length
    return rows.flatMap(({ line }) => {
      const cells = cutCells(line.text).length
      return cells === wanted
        ? []
        : [atLine(line, `This line has ${cells} cells, the header of its table ${wanted}.`)]
    })
  })
}

/** A table row is repeated for each item of one group, so it must not use two groups. */
export function tableLinesNameOneGroup(draft: FormDraft): Problem[] {
  return listTables(draft).flatMap(([, ...rows]) =>
    rows.flatMap(({ line, each }) => {
      const groups = listGroupsNamed(line.text, draft).filter(group => group !== each)
      if (groups.length < 2) return []
      return [
        atLine(line, `This line names questions of ${groups.join(' and ')}: give each group its own table.`),
      ]
    }),
  )
}

export function tablesHaveRows(draft: FormDraft): Problem[] {
  return listTables(draft).flatMap(([header, ...rows]) =>
    header && rows.length === 0
      ? [
          atLine(
            header.line,
            'A table of which there is only the header: write the line for its items below.',
          ),
        ]
      : [],
  )
}

/** A condition between two rows ends the table: the second row would print as the header of another. */
export function tableHeadersNameNoAnswer(draft: FormDraft): Problem[] {
  const asked = new Set(draft.view.fields.map(({ name }) => name))
  return listTables(draft).flatMap(([header]) => {
    if (!header || !listPlaceholders(header.line.text).some(name => asked.has(name))) return []
    const message =
      'The first line of a table is its header, and names no answer. A condition between two rows begins a new table: put it into the row.'
    return [atLine(header.line, message)]
  })
}

/** {each group} on a line of its own must name a repeat group; {#} is allowed inside it. */
export function eachGoesThroughAGroup(draft: FormDraft): Problem[] {
  const repeats = draft.view.groups.filter(({ repeat }) => repeat).map(({ id }) => id)
  return listStandings(draft).flatMap(standing => {
    const wrong = whatIsWrong(standing, repeats, draft)
    return wrong ? [atLine(standing.line, wrong)] : []
  })
}

function whatIsWrong(standing: Standing, repeats: readonly string[], draft: FormDraft): string | undefined {
  const { line, each, table } = standing
  const alone = parseControlLine(line.text)
  if (alone?.control === 'each') {
    if (!repeats.includes(alone.group))
      return `{each ${alone.group}}: '${alone.group}' is no group that repeats (${repeats.join(', ')}).`
    return each === undefined
      ? undefined
      : `{each ${alone.group}} stands inside {each ${each}}: end that first.`
  }
  if (!alone && cutControls(line.text).some(piece => typeof piece !== 'string' && piece.control === 'each'))
    return '{each ...} stands on a line of its own, with its {end} on another.'
  const counts = each !== undefined || (table === 'row' && listGroupsNamed(line.text, draft).length > 0)
  if (line.text.includes('{#}') && !counts)
    return '{#} counts the items of a group: in the line of a table that names its questions, or inside {each ...}.'
  return undefined
}

/** The lines of each table, the header first. */
function listTables(draft: FormDraft): Standing[][] {
  const tables: Standing[][] = []
  for (const standing of listStandings(draft)) {
    if (standing.table === 'header') tables.push([standing])
    else if (standing.table === 'row') tables.at(-1)?.push(standing)
  }
  return tables
}
