/** Words of shared papers and clauses come again in every form: what was said of them is kept. */
export function rememberByText<Said>(look: (text: string) => Said): (text: string) => Said {
  const known = new Map<string, Said>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    const said = look(text)
    if (known.size >= most) known.clear()
    known.set(text, said)
    return said
  }
}

const most = 20_000

/** What several rules ask of one text is found once. */
export function rememberByObject<Asked extends object, Said extends object>(
  look: (asked: Asked) => Said,
): (asked: Asked) => Said {
  const known = new WeakMap<Asked, Said>()
  return asked => {
    const before = known.get(asked)
    if (before) return before
    const said = look(asked)
    known.set(asked, said)
    return said
  }
}
