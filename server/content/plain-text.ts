import type { TemplateText } from '#shared/contract/forms.ts'
import { type Control, cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import { cutAgreements } from '#shared/templates/parties/agreement.ts'

/**
 * A text without its conditions, for readers of the API who know only {fieldName}: of each condition the first side stays,
 * the others go, and words that agree stand in the singular.
 */
export function writePlainText(text: TemplateText): TemplateText {
  const { header, formTitle, title, parties, content, footer } = text
  return {
    header: plain(header),
    formTitle: plain(formTitle),
    title: plain(title),
    parties: plain(parties),
    content: plain(content),
    footer: plain(footer),
  }
}

export function hasControls(text: TemplateText): boolean {
  return Object.values(text).some(section =>
    [...cutControls(section), ...cutAgreements(section)].some(piece => typeof piece !== 'string'),
  )
}

function plain(section: string): string {
  const blocks = createSides()
  const lines = section.split('\n').flatMap(line => {
    const control = parseControlLine(line)
    if (control) blocks.turn(control)
    return control || !blocks.isFirst() ? [] : [firstSides(line)]
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function firstSides(line: string): string {
  const sides = createSides()
  const singular = cutAgreements(line)
    .map(part => (typeof part === 'string' ? part : (part.forms[0]?.text ?? '')))
    .join('')
  return cutControls(singular)
    .filter(piece => {
      if (typeof piece !== 'string') sides.turn(piece)
      return typeof piece === 'string' && sides.isFirst()
    })
    .join('')
}

/** Whether a place stands on the first side of every condition around it. */
function createSides() {
  const sides: boolean[] = []
  return {
    turn({ control }: Control) {
      if (control === 'if') sides.push(true)
      else if (control === 'end') sides.pop()
      else sides[sides.length - 1] = false
    },
    isFirst: () => sides.every(Boolean),
  }
}
