import type { Importance } from '#shared/cases/judgment.ts'
import type { FacetName } from '#shared/contract/cases.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { Entry } from '../library/entry.ts'
import { type Facts, firstImportance, fullTextFlag, importances, inferredFlag, type Texts } from './facts.ts'
import { type Numbered, textAt, valuesAt } from './packed-lists.ts'

type Sources = Pick<Facts, 'ids' | 'texts' | 'years' | 'flags'> & {
  facets: Record<FacetName, Numbered<string>>
  sections: Numbered<LawSection>
}

/**
 * The entry of the judgment at a place, all of it but the id read when it is looked at: a search ranks a thousand and shows
 * twenty. A class, because an object with getters of its own takes several times as long to make.
 */
export class PlacedEntry implements Omit<Entry, 'citedByCount'> {
  readonly id: string
  readonly #place: number
  readonly #from: Sources
  #read: Texts | null = null
  #held: LawSection[] | null = null

  constructor(place: number, from: Sources) {
    this.id = textAt(from.ids, place)
    this.#place = place
    this.#from = from
  }

  get title(): string {
    return this.#texts[0]
  }
  get date(): string | null {
    return this.#texts[1]
  }
  get citations(): string[] {
    return this.#texts[2]
  }
  get court(): string {
    return valuesAt(this.#from.facets.court, this.#place)[0] ?? ''
  }
  get year(): number | null {
    return this.#from.years[this.#place] || null
  }
  get bench(): string[] {
    return valuesAt(this.#from.facets.judge, this.#place)
  }
  get category(): Entry['category'] {
    // Only categories of judgments were numbered.
    return (valuesAt(this.#from.facets.category, this.#place)[0] ?? null) as Entry['category']
  }
  get categoryInferred(): boolean {
    return (this.#flags & inferredFlag) > 0
  }
  get importance(): Importance {
    return importances[Math.floor(this.#flags / firstImportance)] ?? 'other'
  }
  get sections(): LawSection[] {
    this.#held ??= valuesAt(this.#from.sections, this.#place)
    return this.#held
  }
  get hasFullText(): boolean {
    return (this.#flags & fullTextFlag) > 0
  }

  get #texts(): Texts {
    this.#read ??= JSON.parse(textAt(this.#from.texts, this.#place)) as Texts // packed in facts.ts
    return this.#read
  }
  get #flags(): number {
    return this.#from.flags[this.#place] ?? 0
  }
}
