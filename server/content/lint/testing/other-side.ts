/** The applicants file, in a cause. */
export const several = (text: string) => text.replace('\nsample:', `${cause('')}\nsample:`)

/** Asks for several respondents, who do not file, with more words in the question of the party. */
export const withRespondents =
  (more = '') =>
  (text: string) =>
    text
      .replace(
        '\n  - { id: facts',
        '\n  - { id: respondents, title: { en: Respondents, hi: प्रत्यर्थी, mr: प्रतिवादी }, repeat: true, item: { en: Respondent, hi: प्रत्यर्थी, mr: प्रतिवादी } }\n  - { id: facts',
      )
      .replace(
        '\n  - { use: place',
        `\n  - { party: respondent, group: respondents${more} }\n  - { use: place`,
      )
      .replace('\nsample:', `${cause(respondents)}\nsample:`)

const respondents =
  '\n    - { group: respondents, role: { en: Respondent | Respondents, hi: प्रत्यर्थी | प्रत्यर्थीगण, mr: प्रतिवादी | प्रतिवादी } }'

const cause = (more: string) => `
cause:
  court: { name: courtName, heading: { en: "IN {courtName}", hi: "{courtName}", mr: "{courtName}" } }
  sides:
    - { group: applicants, files: true, role: { en: Applicant | Applicants, hi: आवेदक | आवेदकगण, mr: अर्जदार | अर्जदार } }${more}
`
