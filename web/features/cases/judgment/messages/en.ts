import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  decided: 'Decided',
  sections: 'Sections',
  citations: 'Citations',
  caseLawPlace: 'Case law',
  contents: 'Contents',
  ourNote: 'Our note, in our own words.',
  text: 'Text of the judgment',
  lawyers: 'Lawyers',
  notLoaded: 'The judgment could not be loaded',
  loading: 'Loading the judgment...',
  notFound: 'Judgment not found',
  notHere: 'This library has no judgment at this address.',
  pdfFailed: 'The PDF was not made',

  // Later history
  laterHistory: 'Later history',
  later: 'Later:',
  noLater: 'No later decision that changes it is known to us.',
  checkedOn: 'Later history checked on {date}.',
  openIt: 'Open it',
  wasOverruled: 'Overruled by {by}{part}.',
  wasReversed: 'Reversed by {by}{part}.',
  wasSuperseded: 'Superseded by {by}{part}.',
  wasOverruledInPart: 'Overruled in part by {by}{part}.',
  wasSupersededInPart: 'Superseded in part by {by}{part}.',
  wasDoubted: 'Doubted by {by}{part}.',
  wasDistinguished: 'Distinguished in {by}{part}.',
  wasExplained: 'Explained in {by}{part}.',
  wasAffirmed: 'Affirmed in {by}{part}.',
  wasFollowed: 'Followed in {by}{part}.',
  wasReferred: 'Referred to in {by}{part}.',

  // Cited by
  citedByCount: { one: 'Cited by {count} judgment', other: 'Cited by {count} judgments' },
  citedBy: 'Cited by',
  loadingCiting: 'Loading the judgments that cite it...',
  citingNotLoaded: 'The judgments that cite it could not be loaded',
  shownOf: '{shown} of {total}',
  whatTheySay: 'What they say of it',
  all: 'All {count}',
  readFromTexts:
    'Inferred from the texts, where a sentence says so plainly. Many such sentences are not found.',
  unlinked: 'Those without a link are not in this library.',

  // Finding a place
  find: 'Find in this judgment',
  pressSlash: 'Press / to find',
  previousPlace: 'Previous place',
  nextPlace: 'Next place',
  stopFinding: 'Stop finding',
  nowhere: 'Not found',
  goToParagraph: 'Go to paragraph',
  paragraphRange: '1 to {last}',
  go: 'Go',
  noParagraph: 'There is no paragraph {number}.',
  paragraphNamed: 'paragraph {number}',
  thisParagraph: 'this paragraph',
  copyAddress: 'Copy the address of {name}',
  addressCopied: 'Address of {name} copied',

  // Where it is from
  noText: "Our note; the judgment's own text is not in this library.",
  searchOfficial: 'Search for it on the official site',
  pdfOfJudgment: 'The judgment as PDF',
  onOfficial: 'On the official site',
  asPdf: 'As PDF',
  source: 'Source: {source}',
  reportError: 'Report an error',

  // What later ones did with it, as a picture
  history: 'What later ones did with it',
  decidedIn: 'Decided {year}',
  noYear: 'Year not known',
  showAllOf: 'Show all {count}',
  leftOut: {
    one: '{count} earlier one stands in the list of those that cite it.',
    other: '{count} earlier ones stand in the list of those that cite it.',
  },
  network: 'Citation network',

  like: 'Judgments like this one',
  findLike: 'Find judgments like this one',
  likeLead: 'By their words, sections and the cases they rely on, most alike first.',
  noneLike: 'The library has none like it.',
  likeNotFound: 'The search for judgments like it failed',
} as const satisfies Sentences
