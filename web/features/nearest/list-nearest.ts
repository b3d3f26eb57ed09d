import type { NearestAnswer } from '#shared/contract/nearest.ts'
import type { Address } from '#web/address.ts'

export type NearThing = { kind: 'Form' | 'Guide' | 'Judgment'; title: string; to: Address }

/** The nearest results by kind; the page's own kind comes first. */
export function listNearest(
  { forms, guides, judgments }: NearestAnswer,
  first: NearThing['kind'],
): NearThing[] {
  const things: NearThing[] = [
    ...forms.map(
      ({ id, title }): NearThing => ({
        ...{ kind: 'Form', title },
        to: { to: '/form-builder/{-$id}', params: { id: String(id) } },
      }),
    ),
    ...guides.map(
      ({ slug, title }): NearThing => ({
        ...{ kind: 'Guide', title },
        to: { to: '/procedures/$slug', params: { slug } },
      }),
    ),
    ...judgments.map(
      ({ id, title, year }): NearThing => ({
        kind: 'Judgment',
        title: year === null ? title : `${title} (${year})`,
        to: { to: '/case-law/$id', params: { id } },
      }),
    ),
  ]
  return [...things.filter(({ kind }) => kind === first), ...things.filter(({ kind }) => kind !== first)]
}
