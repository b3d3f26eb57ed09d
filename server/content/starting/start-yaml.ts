import type { Localized } from '#shared/languages.ts'
import type { PartyKind } from '#shared/templates/parties/party-kinds.ts'
import { nameOf, type Plan, wordsOf } from './plan.ts'
import { sampleParty } from './sample-party.ts'
import type { ProceedingStart } from './words.ts'

type Start = { id: number; area: string; today: Date }

/** form.yaml of a new set of papers, which passes the lint. */
export function startYaml(plan: Plan, { id, area, today }: Start): string {
  const { filed, at } = wordsOf(plan)
  const tags = [filed.title.en.toLowerCase(), filed.heading.hi, filed.title.mr, area]
  return `id: ${id}
title: ${write(filed.title)}
description: { en: One sentence saying when an advocate needs it., hi: एक वाक्य कि यह कब चाहिए।, mr: हे केव्हा लागते ते एका वाक्यात. }
category: ${area}
courtType: ${at.courtType}
jurisdiction: All India
provision: ${filed.provision}
sections:
  - { act: ${filed.act}, section: "${filed.section}" }
estimatedTime: 30 minutes
isPopular: false
courtProfile: ${at.profile}
filingLanguages: [${at.filingLanguages.join(', ')}]
lawCheckedOn: ${today.toISOString().slice(0, 10)}
reviewedBy: ""
tags: [${tags.join(', ')}]

${groups(filed)}${fields(plan, filed)}${cause(plan, filed)}${set(plan)}${sample(plan, filed)}`
}

function groups({ filing, opposite }: ProceedingStart): string {
  const party = ({ group, role }: typeof filing) => {
    const [one, several] = [pick(role, 0), pick(role, 1)]
    return `  - { id: ${group}, title: ${write(several)}, repeat: true, item: ${write(one)} }\n`
  }
  return `groups:
  - { take: court }
${party(filing)}${party(opposite)}  - { id: facts, title: { en: The facts, hi: तथ्य, mr: तथ्ये } }
  - { take: documents, title: { en: Further documents, hi: अन्य दस्तावेज, mr: इतर दस्तऐवज } }
  - { take: signing }
`
}

function fields({ filing, opposite }: Plan, filed: ProceedingStart): string {
  return `
fields:
  - { party: ${filed.filing.party}, group: ${filed.filing.group}, kinds: [${filing.join(', ')}] }
  - { party: ${filed.opposite.party}, group: ${filed.opposite.group}, kinds: [${opposite.join(', ')}] }
  - name: facts
    group: facts
    label: { en: Facts, hi: तथ्य, mr: तथ्ये }
    help: { en: Each fact on its own line., hi: हर तथ्य अलग पंक्ति में।, mr: प्रत्येक तथ्य वेगळ्या ओळीत. }
    type: textarea
    required: true
  - name: jurisdictionFacts
    group: facts
    label: { en: Why this court has jurisdiction, hi: इस न्यायालय को अधिकारिता क्यों है, mr: या न्यायालयास अधिकारक्षेत्र का आहे }
    help: { en: Continues the sentence 'because ...', hi: वाक्य 'क्योंकि ...' के आगे, mr: "'कारण ...' या वाक्याच्या पुढे" }
    type: text
    required: true
  - name: relief
    group: facts
    label: { en: Relief, hi: अनुतोष, mr: दाद }
    help: { en: Continues 'may be pleased to ...', hi: '"कृपया ..." के आगे', mr: '"विनंती की ..." याच्या पुढे' }
    type: text
    required: true
`
}

function cause(plan: Plan, filed: ProceedingStart): string {
  const { heading } = wordsOf(plan).at
  const { filing, opposite } = filed
  return `
cause:
  court:
    name: courtName
    place: courtPlace
    heading: ${write(heading, true)}
  number: { kind: ${write(filed.title)}, number: caseNumber, year: caseYear }
  sides:
    - { group: ${filing.group}, files: true${oneSwears(plan) ? ', swears: some' : ''}, role: ${write(filing.role)} }
    - { group: ${opposite.group}, role: ${write(opposite.role)} }
`
}

/** One of the parties usually swears; a company has somebody swear for it, who is asked about. */
function oneSwears({ papers, filing }: Plan): boolean {
  return papers.includes('affidavit') && filing.includes('individual')
}

function set(plan: Plan): string {
  const { papers, annexures } = plan
  const entry = (paper: string) =>
    paper === 'affidavit' && oneSwears(plan) ? '{ paper: affidavit, per: swearing }' : paper
  const list = annexures.map((title, index) => {
    const titles = { en: `Copy of ${title}`, hi: 'दस्तावेज की प्रति', mr: 'दस्तऐवजाची प्रत' }
    return `    ${nameOf(title, index)}: { title: ${write(titles, true)} }\n`
  })
  return `
papers:
${papers.map(paper => `  - ${entry(paper)}\n`).join('')}  - annexures

annexures:
  mark: { en: "Annexure A-{n}", hi: "अनुलग्नक A-{n}", mr: "परिशिष्ट A-{n}" }
  documents: documents
${list.length > 0 ? `  list:\n${list.join('')}` : ''}
derived:
  documentsNamed: { fn: count, group: documents, where: documentName is answered }
  basesOfTruth: { fn: basesOfTruth, field: deponentBasis }
`
}

function sample(plan: Plan, filed: ProceedingStart): string {
  const { at } = wordsOf(plan)
  const party = ({ party: prefix, group }: typeof filed.filing, [kind = 'individual']: PartyKind[]) =>
    `  ${group}:\n${sampleParty(prefix, kind)}`
  return `
sample:
  courtName: ${write(at.name)}
  courtPlace: { en: Namunapur, hi: नमूनापुर, mr: नमुनापूर }
  caseNumber: "12"
${party(filed.filing, plan.filing)}${party(filed.opposite, plan.opposite)}  facts: { en: That the parties made an agreement on 14/01/2026., hi: यह कि पक्षकारों ने 14/01/2026 को करार किया।, mr: पक्षकारांनी 14/01/2026 रोजी करार केला. }
  jurisdictionFacts: { en: the agreement was made at Namunapur, hi: करार नमूनापुर में हुआ, mr: करार नमुनापूर येथे झाला }
  relief: { en: direct performance of the agreement, hi: करार के पालन का आदेश दे, mr: कराराची पूर्तता करण्याचा आदेश व्हावा }
  documents:
    - documentName: { en: Copy of the receipt, hi: रसीद की प्रति, mr: पावतीची प्रत }
      documentDate: 2026-01-14
  deponentName: { en: Arjun Testwala, hi: अर्जुन टेस्टवाला, mr: अर्जुन टेस्टवाला }
  deponentParentage: { en: son of Shri Mohan Testwala, hi: पुत्र श्री मोहन टेस्टवाला, mr: श्री. मोहन टेस्टवाला यांचा मुलगा }
  deponentAge: "34"
  deponentAddress: { en: "12, Example Road, Namunapur", hi: "12, उदाहरण मार्ग, नमूनापुर", mr: "12, उदाहरण रस्ता, नमुनापूर" }
  deponentCapacity: ${write({
    en: `the ${pick(filed.filing.role, 0).en.toLowerCase()} above named`,
    hi: `उपरोक्त ${pick(filed.filing.role, 0).hi}`,
    mr: `वर नमूद ${pick(filed.filing.role, 0).mr}`,
  })}
  place: { en: Namunapur, hi: नमूनापुर, mr: नमुनापूर }
  date: 2026-02-14
`
}

function pick(role: Localized, index: number): Localized {
  const one = (text: string) => text.split('|')[index]?.trim() ?? text
  return { en: one(role.en), hi: one(role.hi), mr: one(role.mr) }
}

function write({ en, hi, mr }: Localized, isQuoted = false): string {
  const say = (text: string) => (isQuoted || /[,:{}|#]/.test(text) ? JSON.stringify(text) : text)
  return `{ en: ${say(en)}, hi: ${say(hi)}, mr: ${say(mr)} }`
}
