import { affidavitsAreEntitledAndAttested } from './affidavit.ts'
import { choicesAgreeWithParties, nothingIsSlashed, wordsAgreeWithParties } from './agreement.ts'
import { checksPointAtQuestions, checksSpeak, samplesPassTheChecks } from './checks.ts'
import {
  conditionsAreClosed,
  conditionsAreEqual,
  conditionsAreReadable,
  namedConditionsAreUsed,
  requiredIfSaysMore,
} from './conditions.ts'
import {
  amountFunctionsReadAmounts,
  choicesCoverTheOptions,
  dateFunctionsReadDates,
  derivedGroupsRepeat,
  derivedReadOneList,
  derivedSourcesExist,
  limitationsNameOnePeriod,
  listedPartsAreNamed,
} from './derived.ts'
import { hiddenAnswersLeaveNoHole } from './holes.ts'
import {
  folderIsCategory,
  idBelongsToArea,
  idsAreUnique,
  slugIsPlain,
  slugsAreUnique,
  withdrawnFormsLeadToOthers,
} from './identity.ts'
import {
  digitsAreWestern,
  englishTextIsEnglish,
  hindiAndMarathiDiffer,
  labelsAreInTheirScript,
  textsAreInTheirScript,
} from './language.ts'
import {
  filingLanguagesFitTheCourt,
  newCodeSectionsExist,
  repealedActsNameTheirSuccessor,
  sectionNumbersAreEqual,
  sectionsExist,
} from './law.ts'
import {
  boldIsClosed,
  paragraphsAreNotCitedByNumber,
  tablesHaveTwoColumns,
  textsHaveNoInvisibleCharacters,
} from './markup.ts'
import { deponentsAreNamed } from './named-deponents.ts'
import {
  paragraphNamesAreEqual,
  paragraphNamesAreReadable,
  paragraphNamesAreUnique,
  referencesFindTheirParagraph,
} from './paragraph-names.ts'
import {
  bracesArePlaceholders,
  everythingDeclaredIsUsed,
  placeholdersAreDeclared,
  placeholdersAreEqual,
  repeatedAnswersGoThroughDerived,
} from './placeholders.ts'
import {
  groupsAreDeclaredAndUsed,
  namesAreUnique,
  repeatGroupsNameTheirItem,
  selectsHaveOptions,
} from './questions.ts'
import { samplesLeaveNoBlank } from './render.ts'
import type { LibraryRule, Rule } from './rule.ts'
import { sampleAnswersEveryQuestion, sampleAnswersNothingElse, sampleLeavesWhatItNames } from './sample.ts'
import { structuredAnswersStandAlone } from './structure.ts'
import {
  eachGoesThroughAGroup,
  tableHeadersNameNoAnswer,
  tableLinesHaveTheirCells,
  tableLinesNameOneGroup,
  tablesHaveRows,
} from './tables.ts'
import { othersNeedNotBeKnown } from './unknown-others.ts'

/** Rules that must pass before a form can be rendered; some other rules render it. */
export const firstRules: Record<string, Rule> = { conditionsAreReadable, conditionsAreClosed }

/** All other rules of the lint, by name; each has a test in which it fails. */
export const rules: Record<string, Rule> = {
  idBelongsToArea,
  folderIsCategory,
  slugIsPlain,
  namesAreUnique,
  groupsAreDeclaredAndUsed,
  repeatGroupsNameTheirItem,
  selectsHaveOptions,
  derivedSourcesExist,
  derivedReadOneList,
  derivedGroupsRepeat,
  listedPartsAreNamed,
  choicesCoverTheOptions,
  choicesAgreeWithParties,
  dateFunctionsReadDates,
  placeholdersAreDeclared,
  repeatedAnswersGoThroughDerived,
  placeholdersAreEqual,
  everythingDeclaredIsUsed,
  bracesArePlaceholders,
  boldIsClosed,
  tablesHaveTwoColumns,
  textsHaveNoInvisibleCharacters,
  paragraphsAreNotCitedByNumber,
  textsAreInTheirScript,
  englishTextIsEnglish,
  hindiAndMarathiDiffer,
  labelsAreInTheirScript,
  digitsAreWestern,
  filingLanguagesFitTheCourt,
  sectionNumbersAreEqual,
  newCodeSectionsExist,
  sectionsExist,
  repealedActsNameTheirSuccessor,
  sampleAnswersEveryQuestion,
  sampleAnswersNothingElse,
  sampleLeavesWhatItNames,
  samplesLeaveNoBlank,
  conditionsAreEqual,
  requiredIfSaysMore,
  namedConditionsAreUsed,
  hiddenAnswersLeaveNoHole,
  wordsAgreeWithParties,
  nothingIsSlashed,
  checksPointAtQuestions,
  checksSpeak,
  samplesPassTheChecks,
  affidavitsAreEntitledAndAttested,
  deponentsAreNamed,
  paragraphNamesAreReadable,
  paragraphNamesAreUnique,
  paragraphNamesAreEqual,
  referencesFindTheirParagraph,
  tableLinesHaveTheirCells,
  tableLinesNameOneGroup,
  tablesHaveRows,
  tableHeadersNameNoAnswer,
  eachGoesThroughAGroup,
  amountFunctionsReadAmounts,
  limitationsNameOnePeriod,
  structuredAnswersStandAlone,
  othersNeedNotBeKnown,
}

/** Rules for the text of every paper of a set; each paper is checked like a form (papers-as-forms.ts). */
export const paperRules: Record<string, Rule> = {
  placeholdersAreDeclared,
  repeatedAnswersGoThroughDerived,
  placeholdersAreEqual,
  bracesArePlaceholders,
  boldIsClosed,
  tablesHaveTwoColumns,
  textsHaveNoInvisibleCharacters,
  paragraphsAreNotCitedByNumber,
  textsAreInTheirScript,
  englishTextIsEnglish,
  digitsAreWestern,
  sectionNumbersAreEqual,
  newCodeSectionsExist,
  sectionsExist,
  repealedActsNameTheirSuccessor,
  sampleAnswersEveryQuestion,
  samplesLeaveNoBlank,
  conditionsAreEqual,
  hiddenAnswersLeaveNoHole,
  wordsAgreeWithParties,
  nothingIsSlashed,
  affidavitsAreEntitledAndAttested,
  deponentsAreNamed,
  paragraphNamesAreReadable,
  paragraphNamesAreUnique,
  paragraphNamesAreEqual,
  referencesFindTheirParagraph,
}

export const libraryRules: Record<string, LibraryRule> = {
  idsAreUnique,
  slugsAreUnique,
  withdrawnFormsLeadToOthers,
}
