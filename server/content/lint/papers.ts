import { languages } from '#shared/languages.ts'
import { annexurePlace, electronicCertificate } from '#shared/templates/annexures/names.ts'
import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import { indexTitle } from '#shared/templates/papers/index-rows.ts'
import { mainId } from '#shared/templates/papers/list-papers.ts'
import { parseReference } from '#shared/templates/paragraph-numbers.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft, PaperDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { papersSpeakForThoseWhoFile, partiesCanBeChosen } from './chosen-parties.ts'
import { findMistake, listLeaves } from './condition-mistakes.ts'
import { atLine, inYaml, type Rule } from './rule.ts'

function causesNameWhatIsAsked(draft: FormDraft): Problem[] {
  const { cause, view } = draft
  if (!cause) return []
  const known = [...view.fields, ...view.derived].map(({ name }) => name)
  const { court, number, sides } = cause
  const questions: [string[], string | undefined][] = [
    [['court', 'name'], court.name],
    [['court', 'place'], court.place],
    [['number', 'number'], number?.number],
    [['number', 'year'], number?.year],
    [['number', 'kind'], typeof number?.kind === 'string' ? number.kind : undefined],
    ...languages.flatMap(language =>
      listPlaceholders(court.heading[language]).map((name): [string[], string] => [
        ['court', 'heading', language],
        name,
      ]),
    ),
  ]
  const unknown = questions.flatMap(([path, name]) =>
    name === undefined || known.includes(name)
      ? []
      : [inYaml(draft, ['cause', ...path], `cause: there is no question '${name}'.`)],
  )
  const groups = sides.flatMap(({ group }, index) =>
    group === undefined || view.fields.some(field => field.group === group && field.name.endsWith('Name'))
      ? []
      : [inYaml(draft, ['cause', 'sides', index], `cause: there is no group of parties '${group}'.`)],
  )
  const filing = sides.filter(({ files }) => files).length
  return [
    ...unknown,
    ...groups,
    ...(filing === 1
      ? []
      : [
          inYaml(
            draft,
            ['cause', 'sides'],
            `cause: ${filing} sides have 'files: true' or 'files: some': one files.`,
          ),
        ]),
  ]
}

/** A condition that suggests a paper may look at all questions of the form, and at what is computed from them. */
function papersAreProposedReadably(draft: FormDraft): Problem[] {
  const { view } = draft
  return (view.papers?.list ?? []).flatMap(({ showIf }, index) => {
    if (showIf === undefined) return []
    const tell = (message: string) => inYaml(draft, ['papers', index, 'show if'], message)
    const read = parseCondition(showIf, view.conditions)
    if ('wrong' in read) return [tell(`The condition '${showIf}' ${read.wrong}.`)]
    const written = { text: showIf, tell, above: view.fields, computed: view.derived }
    return listLeaves(read.condition).flatMap(leaf => {
      const wrong = findMistake(leaf, written, draft)
      return wrong ? [tell(`The condition '${showIf}': ${wrong}`)] : []
    })
  })
}

/** A paper text in the form's folder must be listed in its set; otherwise it is never printed. */
function ownPapersAreListed(draft: FormDraft): Problem[] {
  const listed = draft.papers.map(({ view }) => view.id)
  return draft.ownPapers
    .filter(({ id }) => !listed.includes(id))
    .map(({ id, file }) => ({
      file,
      line: 1,
      message: `No paper '${id}' is listed under papers: list it with own: true, or remove its texts.`,
    }))
}

/** Without the certificate under section 63(4) BSA an electronic record is not admitted. */
function electronicAnnexuresAreCertified(draft: FormDraft): Problem[] {
  const { annexures, papers } = draft.view
  if (papers?.list.some(({ id }) => id === electronicCertificate)) return []
  return (annexures?.list ?? [])
    .filter(({ electronic }) => electronic)
    .map(({ name }) =>
      inYaml(
        draft,
        ['annexures', 'list', name],
        `annexures: '${name}' is an electronic record: list ${electronicCertificate} under papers.`,
      ),
    )
}

/** An annexure without a mark has nothing that {annexure ...} could print. */
function unmarkedAnnexuresAreNotCited(draft: FormDraft): Problem[] {
  const unmarked = (draft.view.annexures?.list ?? []).filter(one => one.unmarked).map(({ name }) => name)
  const texts = languages.flatMap(language => [draft, ...draft.papers].map(paper => paper.texts[language]))
  return texts
    .flatMap(({ lines }) => lines)
    .flatMap(line =>
      unmarked
        .filter(name => line.text.includes(`{${annexurePlace(name)}}`))
        .map(name =>
          atLine(line, `{annexure ${name}}: '${name}' is unmarked: say what it is, without a mark.`),
        ),
    )
}

/** Every paper of a set must have a cause title. */
function papersAreEntitled(draft: FormDraft): Problem[] {
  return eachText(draft).flatMap(({ lines }) => {
    const heading = lines.findIndex(({ text }) => text.startsWith('## '))
    const above = lines.slice(0, heading < 0 ? lines.length : heading)
    const first = lines[0]
    if (!first || above.some(({ text }) => text.includes(' ... ') || text.startsWith('>> ...'))) return []
    return [atLine(first, 'A paper without its cause: begin it with {>cause}.')]
  })
}

const affidavitHeading = /^## .*(AFFIDAVIT|शपथ-?पत्र|प्रतिज्ञापत्र)/
const namesParagraphs = /\{(?:basesOfTruth|mainBasesOfTruth|(?:[a-z-]+)?#\w)/

/** An oath must say which paragraphs it refers to (CPC Order XIX rule 3). */
function affidavitsSwearToParagraphs(draft: FormDraft): Problem[] {
  return eachText(draft).flatMap(({ lines, paper }) => {
    if (paper.view.kind !== 'affidavit') return []
    const [first] = lines
    if (!first) return []
    const wrong = [
      lines.some(({ text }) => affidavitHeading.test(text))
        ? ''
        : "An affidavit says that it is one in a heading '## AFFIDAVIT'.",
      lines.some(({ text }) => namesParagraphs.test(text))
        ? ''
        : 'An affidavit without paragraphs it swears to: use {mainBasesOfTruth}, {basesOfTruth} or {main#name}.',
    ]
    return wrong.filter(Boolean).map(message => atLine(first, message))
  })
}

function indexesListThePapers(draft: FormDraft): Problem[] {
  return eachText(draft).flatMap(({ lines, paper }) => {
    const [first] = lines
    const lists = lines.some(({ text }) => text.includes(`{${indexTitle}}`))
    if (!first || lists === (paper.view.kind === 'index')) return []
    return [
      atLine(
        first,
        lists
          ? '{>index} stands in the index only: say kind: index in paper.yaml.'
          : 'An index without {>index} lists nothing.',
      ),
    ]
  })
}

/** {main#limitation} must refer to a paragraph of the form's own text. */
function mainParagraphsAreThere(draft: FormDraft): Problem[] {
  return languages.flatMap(language => {
    const names = draft.texts[language].lines.flatMap(({ text }) =>
      [...text.matchAll(/^(?:\d+\. +\[([\w ,-]*)\]|#{2,3} .*\[([\w ,-]*)\]\s*$)/g)].flatMap(
        ([, own, above]) => (own ?? above ?? '').split(',').map(name => name.trim()),
      ),
    )
    return draft.papers.flatMap(({ texts }) =>
      texts[language].lines.flatMap(line =>
        [...line.text.matchAll(/\{([a-z-]*#[^{}]+)\}/g)].flatMap(([, written = '']) => {
          const reference = parseReference(written)
          if (!reference || reference.paper === undefined) return []
          if (reference.paper !== mainId)
            return [
              atLine(line, `{${written}}: paragraphs of the main paper are named, as {main#limitation}.`),
            ]
          return [reference.from, reference.to]
            .filter(name => !names.includes(name))
            .map(name => atLine(line, `{${written}}: the form has no paragraph [${name}].`))
        }),
      ),
    )
  })
}

const filedWith =
  /filed (?:herewith|separately|along with this)|(?:साथ|पृथक) (?:दाखिल|प्रस्तुत) (?:है|हैं|किया|की|किए)|(?:सोबत|स्वतंत्रपणे) दाखल (?:केल[ाीे] आहे|करण्यात)/i

/** 'An affidavit is filed herewith' requires a paper with that title in the set. */
function whatIsFiledIsInTheSet(draft: FormDraft): Problem[] {
  const { papers } = draft.view
  if (!papers) return []
  return languages.flatMap(language => {
    const titles = papers.list.map(({ titles: own }) => own[language].toLowerCase())
    const lines = [draft, ...draft.papers].flatMap(({ texts }) => texts[language].lines)
    return lines
      .filter(({ text }) => filedWith.test(text))
      .filter(({ text }) => !titles.some(title => text.toLowerCase().includes(title)))
      .map(line =>
        atLine(
          line,
          `What is filed with it is in no set: call the paper by its title (${titles.join(', ')}), or list it.`,
        ),
      )
  })
}

type Text = { lines: readonly TextLine[]; paper: PaperDraft }

function eachText({ papers }: FormDraft): Text[] {
  return papers.flatMap(paper => languages.map(language => ({ lines: paper.texts[language].lines, paper })))
}

/** The rules for cause titles and sets, by name; each has a test in which it fails. */
export const setRules: Record<string, Rule> = {
  causesNameWhatIsAsked,
  papersAreProposedReadably,
  ownPapersAreListed,
  electronicAnnexuresAreCertified,
  unmarkedAnnexuresAreNotCited,
  papersAreEntitled,
  affidavitsSwearToParagraphs,
  indexesListThePapers,
  mainParagraphsAreThere,
  whatIsFiledIsInTheSet,
  partiesCanBeChosen,
  papersSpeakForThoseWhoFile,
}
