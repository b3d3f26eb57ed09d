import type { LawSection } from '#shared/contract/forms.ts'

/** What belongs to a section, by the section and, for whoever asks without a sub-section, by the whole of it. */
export class SectionTable<Value> {
  readonly #exact = new Map<string, Value[]>()
  readonly #whole = new Map<string, Value[]>()

  add(section: LawSection, value: Value) {
    push(this.#exact, keyOf(section), value)
    push(this.#whole, keyOf(wholeOf(section)), value)
  }

  /** '318(4)(a)' is looked up as it is, as '318(4)', and as '318'. */
  find(section: LawSection): Value[] {
    if (section.section === wholeOf(section).section) return this.#whole.get(keyOf(section)) ?? []
    const found = this.#exact.get(keyOf(section))
    return found ?? this.find({ ...section, section: section.section.replace(/\([^(]*$/, '') })
  }
}

function wholeOf({ act, section }: LawSection): LawSection {
  return { act, section: section.replace(/\(.*/, '') }
}

function keyOf({ act, section }: LawSection): string {
  return `${act} ${section.replaceAll(' ', '').toLowerCase()}`
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
