import { added, checked } from './drafts.ts'

const names = {
  area: 'criminal',
  en: added('1. [advice] Under section 482 of the Bharatiya Nagarik Suraksha Sanhita, 2023.'),
}

export const namesTheSanhita = {
  fails: names,
  says: "take 'pending-on-commencement'",
  passes: { ...names, yaml: checked() },
}
