const plain = String.raw`((?:(?!\{(?:if|else|end))[^])*)`
const inPerson = new RegExp(String.raw`\{if (not )?inPerson\}${plain}(?:\{else\}${plain})?\{end\}`, 'g')

/**
 * What shared papers and clauses say where nobody is asked whether the party appears in person; each line
 * keeps its number.
 */
export function withAdvocate(text: string): string {
  return text.replace(inPerson, (_whole, not: string | undefined, first: string, second = '') =>
    not ? first + newlines(second) : newlines(first) + second,
  )
}

function newlines(text: string): string {
  return text.replace(/[^\n]/g, '')
}
