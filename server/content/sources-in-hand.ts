import type { ContentSources, FormSource, SourceFile } from './sources.ts'

/**
 * The content reduced to what an author has in hand: forms by their slug, folder or any file of them, and for a shared
 * paper or clause the forms that print it. Guides name forms, so they are checked with the whole library only.
 */
export function onlyForms(
  sources: ContentSources,
  wanted: readonly string[],
  withKnown = false,
): ContentSources {
  const forms = withKnown ? sources.forms.map(({ known: _, ...form }) => form) : sources.forms
  if (wanted.length === 0) return { ...sources, forms }
  const parts = withTakers(sources, wanted).map(spell)
  return {
    ...sources,
    forms: forms.filter(form => parts.some(part => isPartOf(form, part) || prints(form, part))),
    procedures: [],
  }
}

/** Whether a file beside the forms, as 'content/partials/en/cause.md', is one of those, or lies in a folder that is. */
export function isInHand(file: string, wanted: readonly string[]): boolean {
  return wanted.some(part => `${file}/`.startsWith(`${/content\/.*/.exec(spell(part))?.[0]}/`))
}

function spell(part: string): string {
  return part.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '')
}

/** A set of questions that others take is edited with them. */
function withTakers({ questions }: ContentSources, wanted: readonly string[]): string[] {
  const takers = questions.filter(({ text }) => wanted.some(part => takes(text, part))).map(set => set.path)
  return [...wanted, ...takers]
}

function takes(text: string, part: string): boolean {
  const set = /content\/questions\/([a-z0-9-]+)\.yaml/.exec(part)?.[1]
  return set !== undefined && new RegExp(`\\btake: ${set}\\b(?!-)`).test(text)
}

function isPartOf({ folder, area, slug }: FormSource, part: string): boolean {
  return part === slug || part === `${area}/${slug}` || part.endsWith(folder) || part.includes(`${folder}/`)
}

function prints({ yaml, texts, papers }: FormSource, part: string): boolean {
  const paper = /content\/papers\/([a-z0-9-]+)/.exec(part)?.[1]
  if (paper !== undefined)
    return new RegExp(`^ +- (?:\\{ paper: )?${paper}\\b(?!-)`, 'm').test(yaml?.text ?? '')
  if (takes(yaml?.text ?? '', part)) return true
  const clause = /content\/partials\/\w+\/([\w-]+)\.md/.exec(part)?.[1]
  if (clause === undefined) return false
  const files = [texts, ...papers.values()].flatMap(of => Object.values(of) as SourceFile[])
  return files.some(({ text }) => text.includes(`{>${clause}}`))
}
