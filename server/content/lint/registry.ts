import { addedDocumentsAreNamed } from './added-documents.ts'
import { amountsAreGrouped } from './amounts.ts'
import {
  annexuresAreAskedFor,
  copiesAreOneAnnexure,
  copiesAreTitledAsAnswered,
  titlesDoWithoutTheirDay,
} from './annexures-asked.ts'
import { blanksAreToldToDeny } from './blank-denials.ts'
import { nothingIsLeftOver } from './blemishes.ts'
import { bracesAreNotPrinted } from './braces.ts'
import { citedCasesAreKnown } from './citations.ts'
import { annexuresAreCited } from './cited-annexures.ts'
import { nothingHasNoDetails } from './contradictions.ts'
import { courtFeesArePaid } from './court-fee-paid.ts'
import { daysOfOneThingAreCompared } from './days-of-one-thing.ts'
import { optionalAnswersAreNotDenied } from './denied-options.ts'
import { noDraftingNotesPrint } from './drafting-notes.ts'
import { cellsAreFilled } from './empty-cells.ts'
import { endedTimesHaveEnded } from './ended-times.ts'
import { speakersAreOfEitherSex } from './first-person.ts'
import { termsAreThoseOfTheGlossary, termsSaidAreThoseOfTheGlossary } from './glossary.ts'
import { labelsAreWhole, questionsHaveTheirMark } from './half-sentences.ts'
import { nothingHangs } from './hanging.ts'
import { headingsAreInCapitals, headingsHaveText } from './headings.ts'
import { optionsTellOneFact } from './joined-facts.ts'
import { lawSaidIsLaw, sectionsSaidAreEqual } from './law-said.ts'
import { livedDaysMayBeAbout } from './lived-days.ts'
import { marksTypedAreListed } from './marks-of-set.ts'
import { annexuresAreThere } from './missing-annexures.ts'
import { partiesInPersonHaveNoAdvocate } from './no-advocate.ts'
import { provisionsAreInTheOblique, provisionsSaidAreInTheOblique } from './oblique.ts'
import { pendingCasesAreThoughtOf } from './pending-cases.ts'
import { prayersAreJoined } from './prayers.ts'
import { optionsAgreeInNumber, rolesAgreeInNumber } from './roles.ts'
import type { Rule } from './rule.ts'
import { paragraphsDependOnTheSame, paragraphsPrintTheSame } from './same-conditions.ts'
import { figuresAreEqual } from './same-figures.ts'
import { sentencesBeginAsTheirExample } from './sentence-starts.ts'
import { separateApplicationsAreThere } from './separate-applications.ts'
import { subjectsHaveTheirVerb } from './subjects.ts'
import { factsAreNotSwornAsAdvice } from './sworn-facts.ts'
import { checksAreToldWhereTheyHold } from './told-checks.ts'
import { daysAreNotToldOfAll } from './told-of-all.ts'
import { otherProceedingsAreAskedFor } from './unasked-denials.ts'

/**
 * What a registry would return or the other side would notice, in the main paper and in every other of the set, by
 * name; each has a test in which it fails and one in which it passes.
 */
export const registryRules: Record<string, Rule> = {
  nothingHangs,
  nothingIsLeftOver,
  amountsAreGrouped,
  headingsAreInCapitals,
  headingsHaveText,
  prayersAreJoined,
  noDraftingNotesPrint,
  nothingHasNoDetails,
  rolesAgreeInNumber,
  optionsAgreeInNumber,
  termsAreThoseOfTheGlossary,
  termsSaidAreThoseOfTheGlossary,
  citedCasesAreKnown,
  lawSaidIsLaw,
  sectionsSaidAreEqual,
  bracesAreNotPrinted,
  separateApplicationsAreThere,
  factsAreNotSwornAsAdvice,
  otherProceedingsAreAskedFor,
  annexuresAreAskedFor,
  copiesAreTitledAsAnswered,
  copiesAreOneAnnexure,
  titlesDoWithoutTheirDay,
  annexuresAreThere,
  annexuresAreCited,
  marksTypedAreListed,
  addedDocumentsAreNamed,
  subjectsHaveTheirVerb,
  speakersAreOfEitherSex,
  courtFeesArePaid,
  livedDaysMayBeAbout,
  daysAreNotToldOfAll,
  cellsAreFilled,
  paragraphsDependOnTheSame,
  paragraphsPrintTheSame,
  figuresAreEqual,
  provisionsAreInTheOblique,
  provisionsSaidAreInTheOblique,
  labelsAreWhole,
  questionsHaveTheirMark,
  sentencesBeginAsTheirExample,
  endedTimesHaveEnded,
  optionsTellOneFact,
  optionalAnswersAreNotDenied,
  daysOfOneThingAreCompared,
  checksAreToldWhereTheyHold,
  partiesInPersonHaveNoAdvocate,
  pendingCasesAreThoughtOf,
  blanksAreToldToDeny,
}
