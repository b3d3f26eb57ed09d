import { type Control, cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'

/** Words (or a line), the branches of a choice, or what is said once for each item of a list. */
export type Node = string | { branches: Branch[] } | { each: string; nodes: Node[] }
/** Without `when`, it is what is said otherwise. */
export type Branch = { when?: string; nodes: Node[] }

/** The lines of a text, with the conditions that stand on lines of their own. */
export function readLines(text: string): Node[] {
  return readTree(text.split('\n').map(line => parseControlLine(line) ?? line))
}

/** The words of one line, with the conditions inside it. */
export function readWords(line: string): Node[] {
  return readTree(cutControls(line))
}

type Open = { branches: Branch[] } | { each: string; nodes: Node[] }

function readTree(pieces: readonly (string | Control)[]): Node[] {
  const whole: Node[] = []
  const open: Open[] = []
  for (const piece of pieces) {
    if (typeof piece === 'string') listIn(open.at(-1), whole).push(piece)
    else if (piece.control === 'end') open.pop()
    else if (piece.control === 'if' || piece.control === 'each') {
      const node: Open =
        'group' in piece ? { each: piece.group, nodes: [] } : { branches: [{ when: piece.text, nodes: [] }] }
      listIn(open.at(-1), whole).push(node)
      open.push(node)
    } else {
      const last = open.at(-1)
      if (last && 'branches' in last)
        last.branches.push({ nodes: [], ...('text' in piece && { when: piece.text }) })
    }
  }
  return whole
}

function listIn(open: Open | undefined, whole: Node[]): Node[] {
  if (!open) return whole
  return 'each' in open ? open.nodes : (open.branches.at(-1)?.nodes ?? whole)
}
