const between = /\s(?:v|vs|v\/s|versus|बनाम|विरुद्ध)[.:]?(?=\s)/gi
const initialBefore = /(?:^|[\s.])(?:\p{L}\.?|shri\.?|sri\.?|smt\.?|mr\.?|mrs\.?|ms\.?|dr\.?|justice)$/iu

/**
 * The two sides of a case name, or one side if nothing separates two. 'T. V. Rao v State' is split at the
 * second v, because the first is an initial.
 */
export function splitName(name: string): string[] {
  const marks = [...name.matchAll(between)]
  const mark = marks.find(one => !isInitial(name, one)) ?? marks.find(one => /v/.test(one[0]))
  if (!mark) return [name]
  return [name.slice(0, mark.index), name.slice(mark.index + mark[0].length)]
}

function isInitial(name: string, mark: RegExpExecArray): boolean {
  return /^\sv\.?$/i.test(mark[0]) && initialBefore.test(name.slice(Math.max(0, mark.index - 12), mark.index))
}
