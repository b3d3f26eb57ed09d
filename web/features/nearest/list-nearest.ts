import type { NearestAnswer } from '#shared/contract/nearest.ts'
import { paths } from '#web/paths.ts'

export type NearThing = { kind: 'Form' | 'Guide' | 'Judgment'; title: string; to: string }

/** Everything near, by kind; what the page itself is about comes first. */
export function listNearest(
  { forms, guides, judgments }: NearestAnswer,
  first: NearThing['kind'],
): NearThing[] {
  const things: NearThing[] = [
    ...forms.map(({ id, title }) => ({ kind: 'Form' as const, title, to: paths.formBuilder(id) })),
    ...guides.map(({ slug, title }) => ({ kind: 'Guide' as const, title, to: paths.procedure(slug) })),
    ...judgments.map(({ id, title, year }) => ({
      kind: 'Judgment' as const,
      title: year === null ? title : `${title} (${year})`,
      to: paths.judgment(id),
    })),
  ]
  return [...things.filter(({ kind }) => kind === first), ...things.filter(({ kind }) => kind !== first)]
}
