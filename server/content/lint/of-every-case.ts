import { createScope, cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import type { TextLine } from '../draft.ts'

/** What every client says of whom this form is made: the lines of a text outside its branches, without what stands in a branch inside them. A title or heading tells no facts. */
export function linesOfEveryCase(lines: readonly TextLine[]): TextLine[] {
  const scope = createScope(whenever)
  return lines.flatMap(line => {
    const control = parseControlLine(line.text)
    if (control) scope.apply(control)
    if (control || scope.when() !== undefined || !/^[^#>]/.test(line.text)) return []
    return [{ ...line, text: wordsOfEveryCase(line.text) }]
  })
}

function wordsOfEveryCase(text: string): string {
  const scope = createScope(whenever)
  return cutControls(text)
    .filter(piece => {
      if (typeof piece !== 'string') scope.apply(piece)
      return typeof piece === 'string' && scope.when() === undefined
    })
    .join(' … ')
}

function whenever(name: string) {
  return { is: 'answered', name } as const
}
