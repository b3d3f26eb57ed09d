import { describe, expect, it } from 'vitest'
import { type Changes, swap } from '../fixtures/skeleton-sources.ts'
import { registryRules } from './registry.ts'
import {
  annexed,
  annexedIf,
  annexedTwice,
  letterCited,
  plainCopy,
  takesDocuments,
} from './testing/annexed.ts'
import { asksDays } from './testing/days.ts'
import { added, asks, checkedAt, draftOf, inAll, withLastDay, withNotes } from './testing/drafts.ts'
import { asksFee, feeOrNone } from './testing/fees.ts'
import { comesWithCounsel } from './testing/in-person.ts'
import { exemplified, labelled } from './testing/labelled.ts'
import { asksApart } from './testing/lived-days.ts'
import { withRespondents } from './testing/other-side.ts'
import { namesTheSanhita } from './testing/pending-cases.ts'
import {
  ifYes,
  noneOrSome,
  optionalPlace,
  optionalReply,
  priced,
  reply,
  saleOrGift,
  several,
  standing,
} from './testing/questions.ts'
import { reliefs } from './testing/reliefs.ts'

type Fixture = { fails: Changes; says: string; passes: Changes }

/** For each rule a text that fails and one, most like it, that passes. */
const fixtures: Record<string, Fixture> = {
  blanksAreToldToDeny: {
    fails: { yaml: asks(), en: added('1. {if replyText is answered}{replyText}{else}No reply came.{end}') },
    says: "'No reply came.' is said where 'replyText' is not answered",
    passes: {
      yaml: asks('label: { en: Its words,', 'label: { en: "Its words; blank where none came",'),
      en: added('1. {if replyText is answered}{replyText}{else}No reply came.{end}'),
    },
  },
  titlesDoWithoutTheirDay: {
    fails: { yaml: text => annexed('Copy of the deed of {replyText}')(asks()(text)) },
    says: "The title of 'deed' (en, hi, mr) keeps a blank where 'replyText' is not answered",
    passes: { yaml: text => annexed('Copy of the deed No. {replyText}')(asks()(text)) },
  },
  marksTypedAreListed: {
    fails: { yaml: letterCited('the letter (A-2)') },
    says: "'replyText' cites 'A-2' (en), and this set has 1 marked annexures.",
    passes: { yaml: letterCited('the letter (A-1), A-7 of the suit and Exhibit 12') },
  },
  nothingHangs: {
    fails: { hi: added('तथ्य निम्नलिखित हैं:') },
    says: "'तथ्य निम्नलिखित हैं:' promises what does not follow (the sample)",
    passes: { hi: added('तथ्य निम्नलिखित हैं:\n\n(a) करार हुआ।') },
  },
  nothingIsLeftOver: {
    fails: { yaml: asks(), ...inAll('{reply}, {replyText}, {date}.') },
    says: "two marks with nothing between them (reply 'No'): 'No, , 14/02/2026",
    passes: { yaml: asks(), ...inAll('{reply}, {if reply is Yes}{replyText}, {end}{date}.') },
  },
  amountsAreGrouped: {
    fails: { yaml: priced(), ...inAll('Rs 1250075 of {price}') },
    says: "'1250075' is not grouped",
    passes: {
      yaml: priced(),
      ...inAll('Rs {price}'),
    },
  },
  headingsAreInCapitals: {
    fails: { en: swap('## PRAYER', '## Prayer') },
    says: "'Prayer' is a heading of a court paper",
    passes: { en: swap('## PRAYER', '## PRAYER (Under section 151)') },
  },
  headingsHaveText: {
    fails: { yaml: optionalPlace, ...inAll('### 1\n\n### 2\n\n1. {place}') },
    says: "Nothing stands under the heading '1'",
    passes: { yaml: optionalPlace, ...inAll('### 2\n\n1. {place}') },
  },
  prayersAreJoined: {
    fails: { yaml: asks(), en: reliefs('allow it;', 'award costs; and') },
    says: "'allow it;' is the last relief but one: end it in '; and' (reply 'No'",
    passes: { yaml: asks(), en: reliefs('allow it;{if reply is No} and{end}', 'award costs; and') },
  },
  noDraftingNotesPrint: {
    fails: { en: added('1. The applicant (strike out what does not apply) prays.') },
    says: 'A note for the drafter',
    passes: { en: added('1. [knowledge] The applicant was struck, see [2010] 7 SCR 790.') },
  },
  nothingHasNoDetails: {
    fails: { yaml: reply(noneOrSome), ...inAll('1. {reply}\n\n1. {replyText}') },
    says: "'replyText' prints although 'reply' is 'None'",
    passes: { yaml: reply(noneOrSome, 'show if: reply is Some'), ...inAll('1. {reply}\n\n1. {replyText}') },
  },
  rolesAgreeInNumber: {
    fails: { yaml: swap('\nsample:', several), en: added('1. The applicant prays.') },
    says: "'1. The applicant prays.': a role in the singular",
    passes: {
      yaml: swap('\nsample:', several),
      en: text =>
        added('1. {filing: The applicant prays | The applicants pray}, as applicant No. 1 says.')(
          text
            .replace('The applicant above named', 'The {filingRole} above named')
            .replace('... Applicant', '... {FilingRole}'),
        ),
    },
  },
  optionsAgreeInNumber: {
    fails: { yaml: standing, en: added('1. It was found {reply}.') },
    says: "{reply} prints 'on the applicant' also where there are several",
    passes: { yaml: standing, en: added('1. It was found{if reply is elsewhere} elsewhere{end}.') },
  },
  termsAreThoseOfTheGlossary: {
    fails: { hi: added('1. आवेदनकर्ता का कथन।') },
    says: "'आवेदनकर्ता': the glossary has 'आवेदक'",
    passes: { hi: added('1. आवेदक का कथन।\n\n> आवेदनकर्ता का कथन।') },
  },
  termsSaidAreThoseOfTheGlossary: {
    fails: { yaml: swap('हर तथ्य अलग', 'आवेदनकर्ता का हर तथ्य अलग') },
    says: "'आवेदनकर्ता': the glossary has 'आवेदक'",
    passes: { yaml: swap('हर तथ्य अलग', 'आवेदक का हर तथ्य अलग') },
  },
  citedCasesAreKnown: {
    fails: { en: added('1. As held in Nobody v. Nobody, 2020 INSC 99999.') },
    says: '2020 INSC 99999 is neither in content/cases',
    passes: { en: added('1. As held in Rajnesh v. Neha, 2020 INSC 631.') },
  },
  lawSaidIsLaw: {
    fails: { yaml: swap('Each fact on', 'Section 99 of the Specific Relief Act 1963; each fact on') },
    says: 'no Specific Relief Act 99',
    passes: {
      yaml: swap('Each fact on its', 'Section 34 of the Specific Relief Act 1963; each fact on its'),
    },
  },
  sectionsSaidAreEqual: {
    fails: { yaml: swap('हर तथ्य अलग', 'हर तथ्य (धारा 34) अलग') },
    says: "Section 34 is named in another language, but not in 'Each fact on its own line.'",
    passes: {
      yaml: text =>
        text
          .replace('हर तथ्य', 'हर तथ्य (धारा 34)')
          .replace('Each fact', 'Each fact (section 34)')
          .replace('प्रत्येक तथ्य', 'प्रत्येक तथ्य (कलम 34)'),
    },
  },
  bracesAreNotPrinted: {
    fails: { yaml: annexed('{if place is answered}Copy{end}') },
    says: "'{if place is answered}' would print as it is written",
    passes: { yaml: annexed('Copy kept at {place}') },
  },
  separateApplicationsAreThere: {
    fails: { en: added('1. Measurement of the well is asked by a separate application.') },
    says: 'no application of the set is called so',
    passes: { en: added('1. Amendment of the pleadings is asked by a separate application.') },
  },
  factsAreNotSwornAsAdvice: {
    fails: { mr: swap('1. {facts}', '1. [advice] {facts}') },
    says: '{facts} asks for facts, and its paragraph is sworn as legal advice',
    passes: { mr: swap('1. {facts}', '### तथ्ये [advice]\n\n1. [knowledge] {facts}') },
  },
  otherProceedingsAreAskedFor: {
    fails: { en: added('1. No other application for this relief is pending in any court.') },
    says: "'No other application' is said in every case",
    passes: {
      yaml: asks(),
      en: added(
        '1. {if reply is Yes}It was asked before: {replyText}{else}No other application for this relief was made.{end}\n\n1. No other remedy is available.',
      ),
    },
  },
  endedTimesHaveEnded: {
    fails: { yaml: withLastDay, en: added('1. The time for payment ended on {lastDay}.') },
    says: "'ended on {lastDay}' is said whether or not the day has come",
    passes: {
      yaml: withLastDay,
      en: added('1. {if date is after lastDay}The time for payment ended on {lastDay}.{end}'),
    },
  },
  optionsTellOneFact: {
    fails: { yaml: reply(saleOrGift), ...inAll('1. The title passed by {reply}.') },
    says: "{reply} prints 'sale or gift' and not which",
    passes: {
      yaml: reply(saleOrGift),
      ...inAll(
        '1. {if reply is "sale or gift"}The title passed otherwise.{else}The title passed by {reply}.{end}',
      ),
    },
  },
  optionalAnswersAreNotDenied: {
    fails: { yaml: optionalReply, ...inAll('1. {if reply is not Yes}Nobody replied.{end}') },
    says: "'reply' is optional, and 'is not' never holds of what nobody answered",
    passes: { yaml: optionalReply, ...inAll('1. {if not (reply is Yes)}Nobody replied.{end}') },
  },
  daysOfOneThingAreCompared: {
    fails: { yaml: asksDays('leaseFrom', 'leaseTo') },
    says: "'leaseTo' is never before 'leaseFrom', and no check compares them",
    passes: { yaml: asksDays('leaseFrom', 'noticeDate') },
  },
  annexuresAreCited: {
    fails: { yaml: annexed('Copy of the deed') },
    says: "'deed' is listed in cases in which no text names it by {annexure deed}",
    passes: { yaml: annexed('Copy of the deed'), ...inAll('1. The deed was made ({annexure deed}).') },
  },
  addedDocumentsAreNamed: {
    fails: { yaml: takesDocuments },
    says: 'A document that the advocate adds is named nowhere in the main paper (in the sample)',
    passes: { yaml: takesDocuments, ...inAll('1. The papers are entered in the list of annexures.') },
  },
  annexuresAreAskedFor: {
    fails: { yaml: annexed('Certified copy of the order') },
    says: "'Certified copy' is listed in every case",
    passes: { yaml: annexed('Order in original, dated {date}') },
  },
  copiesAreTitledAsAnswered: {
    fails: { yaml: plainCopy('Copy of the order') },
    says: "'reply' says whether a certified copy is filed, and no title of an annexure does",
    passes: { yaml: plainCopy('{reply} of the order') },
  },
  copiesAreOneAnnexure: {
    fails: { yaml: annexedTwice('Certified copy of the deed', 'Copy of the deed') },
    says: "'deed' and 'other' are copies of one document",
    passes: { yaml: annexedTwice('Certified copy of the deed', 'Copy of the receipt') },
  },
  annexuresAreThere: {
    fails: { yaml: annexedIf('place is answered'), en: added('1. The annexures are true copies.') },
    says: "'The annexures' is said in every case",
    passes: {
      yaml: annexedIf('place is answered'),
      en: added(
        '1. {if place is answered}The annexures are true copies.{end}\n\n1. Every copy filed is a true copy.',
      ),
    },
  },
  subjectsHaveTheirVerb: {
    fails: { en: added('1. The {applicants: applicant | applicants} acts in person.') },
    says: "'applicants ... acts': several have another verb",
    passes: {
      en: added(
        '1. The {applicants: applicant acts | applicants act} in person. The claim of the {applicants: applicant | applicants} is just.',
      ),
    },
  },
  speakersAreOfEitherSex: {
    fails: { hi: added('1. मैं यह कथन करता हूँ।') },
    says: "'करता हूँ' is said by men only",
    passes: { hi: added('1. मैं यह कथन {applicants: करता हूँ | करती हूँ | करते हैं}।') },
  },
  paragraphsPrintTheSame: {
    fails: { ...inAll('1. {place}, {date}.'), mr: added('1. {place}.') },
    says: '{date} is in this paragraph in another language but not here',
    passes: { ...inAll('1. {place}, {date}.'), mr: added('1. {date}, {place}.') },
  },
  figuresAreEqual: {
    fails: { ...inAll('1. Section 9.'), mr: added('1. कलम लागू.') },
    says: 'and is missing here',
    passes: { ...inAll('1. Section 9.'), mr: added('1. कलम 9.') },
  },
  cellsAreFilled: {
    fails: { yaml: withNotes, en: added('| Paper | Note |\n| {paperName} | {paperNote} |') },
    says: 'The cell of {paperNote}, which need not be answered, may be empty',
    passes: { yaml: withNotes, en: added('| Paper | Note |\n| {paperName} | Note: {paperNote} |') },
  },
  livedDaysMayBeAbout: {
    fails: { yaml: asksApart(), ...inAll('1. Since {apartSince}.') },
    says: '{apartSince} is sworn as exact',
    passes: { yaml: asksApart(), ...inAll('1. Since {if isAbout}about {end}{apartSince}.') },
  },
  daysAreNotToldOfAll: {
    fails: { yaml: withRespondents(), en: added('1. It was sent to the {oppositeRole} on {date}.') },
    says: "'sent to the {respondents: respondent | respondents}', with {date}, is said of all of several",
    passes: { yaml: withRespondents(), en: added('1. It was sent on {date}.') },
  },
  courtFeesArePaid: {
    fails: { yaml: asksFee(feeOrNone), en: added('1. The court fee payable is paid.') },
    says: "'court fee payable is paid' is said in every case, and by 'fee' none may be due",
    passes: {
      yaml: asksFee(feeOrNone),
      en: added('1. {if fee is "none is due"}No court fee is due.{else}The court fee payable is paid.{end}'),
    },
  },
  paragraphsDependOnTheSame: {
    fails: {
      yaml: asks(),
      ...inAll(`${ifYes('1. {replyText}')}\n\n1. {place}`),
      hi: added(`1. {replyText}\n\n${ifYes('1. {place}')}`),
    },
    says: '({if reply is Yes} there, every case here)',
    passes: {
      yaml: asks(),
      ...inAll(`${ifYes('1. {replyText}')}\n\n1. {place}`),
      hi: added(`${ifYes('1. {replyText}')}\n\n1. {place}{if reply is Yes} {date}{end}`),
    },
  },
  provisionsAreInTheOblique: {
    fails: { mr: added('(दिवाणी प्रक्रिया संहिता, 1908 चा आदेश 7 नियम 11 व कलम 151 अन्वये)') },
    says: "'चा आदेश 7 नियम 11 व कलम 151 अन्वये': write",
    passes: {
      mr: added('(दिवाणी प्रक्रिया संहिता, 1908 च्या आदेश 7 नियम 11 अन्वये)\n\n1. संहितेचे कलम 151 पाहा.'),
    },
  },
  provisionsSaidAreInTheOblique: {
    fails: { yaml: reply(`${noneOrSome}, { en: order, hi: आदेश, mr: संहितेचे कलम 151 अन्वये }`) },
    says: "'चे कलम 151 अन्वये': write",
    passes: { yaml: reply(`${noneOrSome}, { en: order, hi: आदेश, mr: संहितेच्या कलम 151 अन्वये }`) },
  },
  labelsAreWhole: {
    fails: { yaml: labelled('आवेदक पक्षकार है', 'अर्जदार पक्षकार आहे') },
    says: "'अर्जदार पक्षकार आहे' is half a sentence",
    passes: { yaml: labelled('वह न्यायालय जिसमें प्रकरण है', 'हे का आवश्यक आहे') },
  },
  sentencesBeginAsTheirExample: {
    fails: { yaml: exemplified('the deed of 2024'), en: added('1. {replyText} was registered.') },
    says: "'replyText' begins a sentence, and the example in its help begins small",
    passes: { yaml: exemplified('The deed of 2024'), en: added('1. {replyText} was registered.') },
  },
  partiesInPersonHaveNoAdvocate: comesWithCounsel,
  pendingCasesAreThoughtOf: namesTheSanhita,
  checksAreToldWhereTheyHold: {
    fails: { yaml: checkedAt('replyText', 'reply is No') },
    says: "tooEarly: it also holds where 'replyText' is not asked",
    passes: { yaml: checkedAt('replyText', 'replyText is answered') },
  },
  questionsHaveTheirMark: {
    fails: {
      yaml: asks(
        'en: Reply, hi: उत्तर, mr: उत्तर',
        "en: 'Is a copy annexed?', hi: क्या प्रति संलग्न है, mr: 'प्रत जोडली आहे काय?'",
      ),
    },
    says: "'क्या प्रति संलग्न है' asks and has no '?'.",
    passes: {
      yaml: asks(
        'en: Reply, hi: उत्तर, mr: उत्तर',
        "en: 'Is a copy annexed?', hi: 'क्या प्रति संलग्न है?', mr: 'प्रत जोडली आहे काय?'",
      ),
    },
  },
}

describe('the lint that stands for the registry', () => {
  it('has a fixture for every rule', () => {
    expect(Object.keys(fixtures).sort()).toEqual(Object.keys(registryRules).sort())
  })

  it('is content with a new form', () => {
    const draft = draftOf({})
    expect(Object.values(registryRules).flatMap(rule => rule(draft))).toEqual([])
  })

  it.each(Object.entries(fixtures))('%s fires', (name, { fails, says }) => {
    const found = registryRules[name]?.(draftOf(fails)) ?? []
    expect(found.map(({ message }) => message).join('\n')).toContain(says)
  })

  it.each(Object.entries(fixtures))('%s is content', (name, { passes }) => {
    expect(registryRules[name]?.(draftOf(passes))).toEqual([])
  })

  it('leaves a refused word where it is right: in the name of an Act', () => {
    const found = (words: string) =>
      registryRules.termsAreThoseOfTheGlossary?.(draftOf({ mr: added(`1. ${words}.`) }))
    expect(found('लैंगिक अपराधांपासून बालकांचे संरक्षण अधिनियम, 2012')).toEqual([])
    expect(found('लैंगिक अपराधांपासून संरक्षण')).toHaveLength(1)
  })

  it('lets an option name two facts where the law names them as one, and tells a name that excuses nothing', () => {
    const found = (options: string) =>
      registryRules.optionsTellOneFact?.(
        draftOf({
          yaml: text => `${reply(options)(text).trimEnd()}\nalternatives: [reply]\n`,
          ...inAll('1. The title passed by {reply}.'),
        }),
      )
    expect(found(saleOrGift)).toEqual([])
    expect(found(noneOrSome)?.[0]?.message).toContain("'reply' is no question with an option that joins")
  })

  it('looks at the lines of a list too', () => {
    const listed = (text: string) =>
      reply(saleOrGift)(text).replace(
        '\nderived:',
        '\nderived:\n  deeds: { fn: listOf, group: applicants, pattern: { en: "by {reply}", hi: "{reply}", mr: "{reply}" } }',
      )
    const [found] = registryRules.optionsTellOneFact?.(draftOf({ yaml: listed })) ?? []
    expect(found?.message).toContain("{reply} prints 'sale or gift' and not which")
  })
})
