import { added } from './drafts.ts'

const cause = `
cause:
  court: { name: courtName, heading: { en: "IN {courtName}", hi: "{courtName}", mr: "{courtName}" } }
  signature: { if: inPerson, partial: party-signature }
  sides:
    - { group: applicants, files: true, role: { en: Applicant | Applicants, hi: आवेदक | आवेदकगण, mr: अर्जदार | अर्जदार } }
    - { name: { en: B, hi: ख, mr: ब }, role: { en: Respondent, hi: प्रत्यर्थी, mr: प्रतिवादी } }
`

/** Asks whether the applicants appear in person, who then sign in place of an advocate. */
export const asksInPerson = (text: string) =>
  text
    .replace('\n  - { use: place', '\n  - { take: in-person, group: facts }\n  - { use: place')
    .replace('\nsample:', `${cause}\nsample:`)

export const comesWithCounsel = {
  fails: { yaml: asksInPerson, en: added('1. The applicant comes through counsel.') },
  says: "'counsel' supposes an advocate, and prints for a party in person too.",
  passes: {
    yaml: asksInPerson,
    en: added(
      '1. The applicant comes{if not inPerson} through counsel{end}. The certificate of a Senior Advocate is filed.',
    ),
  },
}
