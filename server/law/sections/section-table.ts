import { type LawSection, sectionKey, wholeSection } from '#shared/law/section.ts'

/** The values of a section, found by the exact section or, without a sub-section, by the whole. */
export class SectionTable<Value> {
  readonly #exact = new Map<string, Value[]>()
  readonly #whole = new Map<string, Value[]>()

  add(section: LawSection, value: Value) {
    push(this.#exact, sectionKey(section), value)
    push(this.#whole, sectionKey(wholeSection(section)), value)
  }

  /** '318(4)(a)' is looked up as it is, as '318(4)', and as '318'. */
  find(section: LawSection): Value[] {
    if (!section.section.includes('(')) return this.#whole.get(sectionKey(section)) ?? []
    return this.#exact.get(sectionKey(section)) ?? this.find(dropLast(section))
  }
}

function dropLast({ act, section }: LawSection): LawSection {
  return { act, section: section.replace(/\s*\([^(]*$/, '') }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
