import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { TemplateBlock } from './blocks.ts'
import type { FilledBlock } from './fill-block.ts'

const nothing: readonly FilledBlock[] = []

type Groups = readonly (readonly FilledBlock[])[]

const depths: Partial<Record<TemplateBlock['kind'], number>> = {
  paragraph: 1,
  numbered: 2,
  lettered: 3,
  roman: 4,
  dash: 5,
  quote: 5,
  table: 6,
}

/**
 * Prevents 'The following:' with nothing below it. Fixed words are left out together with the list they
 * announce. When an answer chose the words, the list is expected, so a blank stays in its place. When the
 * answer was 'None', an older text for the list does not print.
 */
export function createOpenings(templates: readonly TemplateBlock[], opening: ReadonlySet<string>) {
  const followers = templates
    .map((block, index) => ({
      index,
      below: findFollowers(block, index, templates),
      chosen: block.fields.some(field => opening.has(field)),
    }))
    .filter(({ below }) => below.length > 0)

  return (groups: Groups, promise: (index: number) => readonly FilledBlock[]): Groups => {
    const settled = [...groups]
    for (const { index, below, chosen } of followers) {
      const [first] = below
      if (first === undefined || groups[index]?.length === 0) continue
      const isEmpty = below.every(at => groups[at]?.length === 0)
      if (!endsOpen(groups[index])) {
        if (chosen) for (const at of below) settled[at] = nothing
      } else if (isEmpty && isOwnText(templates[index])) settled[index] = nothing
      else if (isEmpty) settled[first] = promise(first)
    }
    return settled
  }
}

/**
 * Answers whose words announce a list in one case ('There are proceedings:') and none in another
 * ('None.').
 */
export function listOpeningChoices({ derived }: Pick<FormView, 'derived'>, language: Language): Set<string> {
  const opening = derived.filter(
    field => field.fn === 'choose' && Object.values(field.cases).some(text => /:\s*$/.test(text[language])),
  )
  return new Set(opening.map(({ name }) => name))
}

/** The places of the lists directly below a block, up to the next block of its own level. */
function findFollowers(
  { kind }: TemplateBlock,
  index: number,
  templates: readonly TemplateBlock[],
): number[] {
  const depth = depths[kind]
  if (depth === undefined) return []
  const rest = templates.slice(index + 1)
  const end = rest.findIndex(other => (depths[other.kind] ?? 0) <= depth)
  return Array.from({ length: end < 0 ? rest.length : end }, (_, at) => index + 1 + at)
}

function endsOpen(group: readonly FilledBlock[] | undefined): boolean {
  const block = group?.at(-1)
  const last = block && 'lines' in block ? block.lines.at(-1)?.at(-1) : undefined
  return last !== undefined && /:\s*$/.test(last.text)
}

function isOwnText(block: TemplateBlock | undefined): boolean {
  const last = block && 'lines' in block ? block.lines.at(-1)?.at(-1) : undefined
  return last !== undefined && 'text' in last
}
