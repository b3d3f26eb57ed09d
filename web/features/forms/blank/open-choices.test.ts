import { expect, it } from 'vitest'
import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import { openChoices } from './open-choices.ts'

const conditions = {
  isTribunal: 'forum is Tribunal',
  wasBefore: 'before is Yes',
  byAccused: 'mover is Accused',
  byOther: 'mover is Complainant',
}
const opening = { read: createConditionParser({ conditions }), or: 'or' }
const open = (text: string) => openChoices(text, opening)

it('both sides of a choice stand in the blank, and nothing is said for who has not answered', () => {
  expect(open('^ {if isTribunal}BEFORE{else}IN{end} THE {courtName}')).toBe('^ [BEFORE / IN] THE {courtName}')
  expect(open('{if wasBefore}{number}{else}First{end} application for bail')).toBe(
    '[{number} / First] application for bail',
  )
})

it('words that stand only under a condition are in brackets, with the spaces around them outside', () => {
  expect(open('sections 138{if wasBefore}, 141{end} and 142')).toBe('sections 138[, 141] and 142')
  expect(open('in {if wasBefore}{below}, from {end}{suit}')).toBe('in [{below}, from] {suit}')
})

it('a choice that is a whole line, or fills a pair of round brackets, has no others', () => {
  expect(open('>> ... {if byAccused}Appellant{else if byOther}Respondent{else}Applicant{end}')).toBe(
    '>> ... Appellant / Respondent / Applicant',
  )
  expect(open('Applicant ({if byAccused}accused{else}complainant{end})')).toBe(
    'Applicant (accused / complainant)',
  )
})

it('what could be filled in has its blank, and what is said where it is missing goes', () => {
  expect(
    open(
      'the {if noticeDate is not answered}undated {end}notice{if noticeDate is answered} dated {noticeDate}{end}',
    ),
  ).toBe('the notice dated {noticeDate}')
})

it('a choice inside a choice knows what the outer one has decided', () => {
  const inner = '{if byAccused}Appellant{else if byOther}Respondent{else}Applicant{end}'
  expect(open(`{if byAccused}\n>> ... ${inner}\n{else}\n>> ... Nobody\n{end}`)).toBe(
    '>> ... Appellant / Nobody',
  )
  expect(open(`{if byAccused}the State{else if byOther}${inner}{else}the Union{end} replies`)).toBe(
    '[the State / Respondent / the Union] replies',
  )
})

it('two orders of the parties become one cause title with both roles', () => {
  const accused = '{accusedBlock}\n\n>> ... {if byAccused}Appellant{else}Respondent{end}'
  const other = '{otherBlock}\n\n>> ... {if byAccused}Respondent{else}Appellant{end}'
  expect(
    open(
      `{if byAccused}\n${accused}\n\n^ VERSUS\n\n${other}\n{else}\n${other}\n\n^ **VERSUS**\n\n${accused}\n{end}`,
    ),
  ).toBe('{accusedBlock}\n\n>> ... Appellant\n\n^ VERSUS\n\n{otherBlock}\n\n>> ... Respondent')
})

it('long paragraphs of which one applies stand below each other', () => {
  const one =
    '(Section 228 of the Bharatiya Nagarik Suraksha Sanhita, 2023, formerly section 205 of the old Code)'
  const other =
    '(Section 28 of the Protection of Women from Domestic Violence Act, 2005, and the rules under it)'
  expect(open(`{if wasBefore}\n${one}\n{else}\n${other}\n{end}`)).toBe(`${one}\n\n^ or\n\n${other}`)
})

it('a paragraph that may not stand is in brackets, each line by itself, and a lonely blank in it goes', () => {
  expect(open('{if wasBefore}\nPolice Station: {policeStation}\n{end}')).toBe(
    '[Police Station: {policeStation}]',
  )
  expect(open('A\n\n{if wasBefore}\n{courtCase}\n{end}\n\nB')).toBe('A\n\nB')
})

it('parties are one until somebody names several', () => {
  expect(open('>> ... {applicants: Applicant | Applicants}')).toBe('>> ... Applicant')
})
