import type { ActView, Chapter, SectionEntry } from '#shared/contract/sections.ts'

type Group = { chapter: Chapter | undefined; sections: SectionEntry[] }

/** Sections under their chapters, in the order of the Act; chapters without a section here are left out. */
export function groupByChapter(
  { chapters, sections }: Pick<ActView, 'chapters' | 'sections'>,
  found: readonly SectionEntry[],
): Group[] {
  const wanted = new Set(found.map(({ slug }) => slug))
  const starts = new Map(chapters.map(chapter => [chapter.from, chapter]))
  const groups: Group[] = [{ chapter: undefined, sections: [] }]
  for (const section of sections) {
    const chapter = starts.get(section.section)
    if (chapter) groups.push({ chapter, sections: [] })
    if (wanted.has(section.slug)) groups.at(-1)?.sections.push(section)
  }
  return groups.filter(group => group.sections.length > 0)
}
