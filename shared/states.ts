/** The States and Union territories of India: where an advocate is enrolled. */
export const states = [
  ...['Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chhattisgarh', 'Goa', 'Gujarat', 'Haryana'],
  ...['Himachal Pradesh', 'Jharkhand', 'Karnataka', 'Kerala', 'Madhya Pradesh', 'Maharashtra', 'Manipur'],
  ...[
    'Meghalaya',
    'Mizoram',
    'Nagaland',
    'Odisha',
    'Punjab',
    'Rajasthan',
    'Sikkim',
    'Tamil Nadu',
    'Telangana',
  ],
  ...['Tripura', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal', 'Andaman and Nicobar Islands', 'Chandigarh'],
  ...['Dadra and Nagar Haveli and Daman and Diu', 'Delhi', 'Jammu and Kashmir', 'Ladakh', 'Lakshadweep'],
  'Puducherry',
] as const
export type State = (typeof states)[number]

/**
 * Prefixes of the State bar councils' enrolment numbers. Only prefixes that belong to exactly one council
 * are here; others are not guessed.
 */
const prefixes: Readonly<Record<string, string>> = {
  AP: 'Andhra Pradesh',
  CG: 'Chhattisgarh',
  D: 'Delhi',
  G: 'Gujarat',
  HIM: 'Himachal Pradesh',
  KAR: 'Karnataka',
  MAH: 'Maharashtra or Goa',
  MP: 'Madhya Pradesh',
  MS: 'Tamil Nadu or Puducherry',
  PH: 'Punjab, Haryana or Chandigarh',
  R: 'Rajasthan',
  TS: 'Telangana',
  UP: 'Uttar Pradesh',
  WB: 'West Bengal',
}

type Enrolled = { enrolmentState: string | null; barCouncilId: string | null }

/**
 * The State that the advocate gave. Otherwise the State of the enrolment number, with a remark that it
 * was derived.
 */
export function describeState({ enrolmentState, barCouncilId }: Enrolled): string | undefined {
  if (enrolmentState) return enrolmentState
  const told = deriveStateOfNumber(barCouncilId)
  return told ? `${told} (by number)` : undefined
}

/** The State of an enrolment number such as MAH/1234/2021, D-123/2010 or UP01234/19. */
export function deriveStateOfNumber(barCouncilId: string | null): string | undefined {
  const prefix = /^\s*(\p{L}+)[\s./-]*\d/u.exec(barCouncilId ?? '')?.[1]?.toUpperCase()
  return prefix && Object.hasOwn(prefixes, prefix) ? prefixes[prefix] : undefined
}
