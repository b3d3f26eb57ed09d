import type { TextNode } from '../library/search-query.ts'
import type { NearMark, NearTerm } from '../text/near-marks.ts'

export type Leaf = {
  kind: 'leaf'
  node: TextNode
  text: string
  listed: 'words' | 'phrases' | 'prefixes' | null
  /** Its form as a side of NEAR; null if it cannot be a side. */
  term: NearTerm | null
  near?: NearMark
  /** What it asks for, if this is not shown elsewhere. */
  description?: string | null
}
export type Operator = { kind: 'or' | 'not' | 'and' | 'near'; text: string; within?: number }
export type Token = Leaf | Operator | { kind: 'open' | 'close' }

export function isOperator(token: Token | undefined): token is Operator {
  return token?.kind === 'or' || token?.kind === 'not' || token?.kind === 'and' || token?.kind === 'near'
}

/** Operators without a side: at the edge of a group, or beside another operator. */
export function listDangling(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) => {
    if (!isOperator(token)) return []
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const lacksRight =
      after === undefined || after.kind === 'close' || (isOperator(after) && after.kind !== 'not')
    const lacksLeft =
      token.kind !== 'not' && (before === undefined || before.kind === 'open' || isOperator(before))
    return lacksRight || lacksLeft ? [`“${token.text}” has nothing on one side and was left out.`] : []
  })
}
