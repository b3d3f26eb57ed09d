import { type Area, areas } from '#shared/areas.ts'

/** `icon` is the name of a lucide icon; `colour` is the last part of a `--color-area-...` token. */
export type Category = {
  id: number
  area: Area
  name: string
  description: string
  icon: string
  colour: Area
}

const wording: Record<Area, [name: string, icon: string, description: string]> = {
  civil: ['Civil Law', 'scale', 'Plaints, written statements, applications and notices in civil suits'],
  criminal: ['Criminal Law', 'gavel', 'Bail, complaints, quashing, revision and appeals'],
  family: ['Family Law', 'users', 'Divorce, maintenance, custody, guardianship and succession'],
  corporate: ['Corporate Law', 'building-2', 'Company, insolvency and commercial proceedings'],
  labour: ['Labour Law', 'hard-hat', 'Wages, gratuity, reinstatement and industrial disputes'],
  tax: ['Tax Law', 'receipt-indian-rupee', 'Income-tax and GST appeals, replies and rectification'],
  property: ['Property Law', 'house', 'Deeds, tenancy, RERA and land matters'],
  consumer: ['Consumer Law', 'shopping-bag', 'Complaints and appeals before the consumer commissions'],
  constitutional: [
    'Constitutional Law',
    'landmark',
    'Writs, public interest litigation and the right to information',
  ],
  arbitration: ['Arbitration Law', 'handshake', 'Notices, interim measures, awards and their challenge'],
  banking: ['Banking & Recovery', 'banknote', 'Cheque dishonour, DRT, SARFAESI and the ombudsman'],
  special: [
    'IP, Environment & Special Forums',
    'leaf',
    'Trade marks, NGT, motor accident claims and other tribunals',
  ],
}

export const categories: readonly Category[] = areas.map((area, index) => {
  const [name, icon, description] = wording[area]
  return { id: index + 1, area, name, description, icon, colour: area }
})

export function findCategory(id: number): Category | undefined {
  return categories[id - 1]
}
