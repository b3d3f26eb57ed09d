import { acts, type NewCode } from './acts.ts'

/** A repealed act and its successor, with the names they have in texts of the three languages. */
export type Repeal = { title: string; named: RegExp; successor: string; successorNamed: RegExp }

export const newCodesNamed: Record<NewCode, RegExp> = {
  BNS: /\bBNS\b|Bharatiya Nyaya Sanhita|भारतीय न्याय संहिता|न्याय संहिते/,
  BNSS: /\bBNSS\b|Bharatiya Nagarik Suraksha Sanhita|नागरिक सुरक्षा संहित/,
  BSA: /\bBSA\b|Bharatiya Sakshya Adhiniyam|साक्ष्य अधिनियम,? 2023|साक्ष अधिनियम,? 2023/,
}

const named: Record<string, RegExp> = {
  ...newCodesNamed,
  IPC: /Indian Penal Code|\bI\.?P\.?C\b|भारतीय दं?ण?्?ड संहित|भा\.? ?दं\.? ?(सं|वि)/,
  CrPC: /Code of Criminal Procedure|Criminal Procedure Code|\bCr\.? ?P\.?C\b|दं?ण?्?ड प्रक्रिया संहित|फौजदारी प्रक्रिया संहित/,
  IEA: /Indian Evidence Act|Evidence Act,? 1872|साक्ष्य अधिनियम,? 1872|पुरावा (अधिनियम|कायदा),? 1872/,
  'Income-tax Act 2025': /Income[- ]tax Act,? 2025|(आयकर|आय-कर|प्राप्तिकर) (अधिनियम|कायदा),? 2025/i,
  'Income-tax Act 1961': /Income[- ]tax Act,? 1961|(आयकर|आय-कर|प्राप्तिकर) (अधिनियम|कायदा),? 1961/i,
  'Consumer Protection Act 2019':
    /Consumer Protection Act,? 2019|(उपभोक्ता|ग्राहक) संरक्षण (अधिनियम|कायदा),? 2019/,
  'Consumer Protection Act 1986':
    /Consumer Protection Act,? 1986|उपभोक्ता संरक्षण अधिनियम,? 1986|ग्राहक संरक्षण (अधिनियम|कायदा),? 1986/,
}

/** The repeals in the table of acts. */
function listReplaced(): Repeal[] {
  return acts.flatMap(successor => {
    const old = acts.find(({ name }) => name === successor.replaces)
    const [oldNamed, successorNamed] = [named[old?.name ?? ''], named[successor.name]]
    if (!old || !oldNamed || !successorNamed) return []
    return [{ title: old.title, named: oldNamed, successor: successor.title, successorNamed }]
  })
}

/** One labour code replaced several acts. */
const labourCode = (title: string, named: RegExp, successor: string, successorNamed: RegExp): Repeal => ({
  title,
  named,
  successor,
  successorNamed,
})

const wages = ['Code on Wages, 2019', /Code on Wages|(मजदूरी|वेतन) संहित/] as const
const relations = [
  'Industrial Relations Code, 2020',
  /Industrial Relations Code|औद्योगिक संबं[धं]ध? संहित/,
] as const
const security = [
  'Code on Social Security, 2020',
  /Code on Social Security|सामाजिक सुरक्षा.{0,4} ?संहित/,
] as const
const safety = [
  'Occupational Safety, Health and Working Conditions Code, 2020',
  /Occupational Safety, Health|(उपजीविकाजन्य|व्यावसायिक) (सुरक्षा|सुरक्षितता)/,
] as const

export const repeals: readonly Repeal[] = [
  ...listReplaced(),
  labourCode(
    'Payment of Wages Act, 1936',
    /Payment of Wages Act|(मजदूरी|वेतन) (संदाय|प्रदान|भुगतान) अधिनियम/,
    ...wages,
  ),
  labourCode(
    'Minimum Wages Act, 1948',
    /Minimum Wages Act|(न्यूनतम मजदूरी|किमान वेतन) (अधिनियम|कायदा)/,
    ...wages,
  ),
  labourCode('Payment of Bonus Act, 1965', /Payment of Bonus Act|बोनस (संदाय|प्रदान|भुगतान) अधिनियम/, ...wages),
  labourCode(
    'Industrial Disputes Act, 1947',
    /Industrial Disputes Act|औद्योगिक वि?वाद (अधिनियम|कायदा)/,
    ...relations,
  ),
  labourCode(
    'Trade Unions Act, 1926',
    /Trade Unions Act|(व्यवसाय संघ|कामगार संघ) (अधिनियम|कायदा)/,
    ...relations,
  ),
  labourCode(
    'Payment of Gratuity Act, 1972',
    /Payment of Gratuity Act|उपदान (संदाय|प्रदान|भुगतान) (अधिनियम|कायदा)/,
    ...security,
  ),
  labourCode(
    "Employee's Compensation Act, 1923",
    /Employee'?s'? Compensation Act|(कर्मचारी|कर्मकार) (प्रतिकर|भरपाई)/,
    ...security,
  ),
  labourCode(
    'Industrial Employment (Standing Orders) Act, 1946',
    /Standing Orders\)? Act|स्थायी आदेश\)? (अधिनियम|कायदा)/,
    ...relations,
  ),
  labourCode(
    'Maternity Benefit Act, 1961',
    /Maternity Benefit Act|(प्रसूति|मातृत्व) (प्रसुविधा|लाभ) (अधिनियम|कायदा)/,
    ...security,
  ),
  labourCode(
    "Employees' State Insurance Act, 1948",
    /Employees'? State Insurance Act|\bESI Act|(कर्मचारी|कामगार) राज्य (बीमा|विमा) (अधिनियम|कायदा)/,
    ...security,
  ),
  labourCode(
    "Employees' Provident Funds and Miscellaneous Provisions Act, 1952",
    /Provident Funds? (and|&) Misc\S* Provisions Act|\bEPF Act|भविष्य (निधि|निर्वाह निधी)[^।]{0,30}(अधिनियम|कायदा)/,
    ...security,
  ),
  labourCode(
    'Contract Labour (Regulation and Abolition) Act, 1970',
    /Contract Labour (\(Regulation (and|&) Abolition\) )?Act|(ठेका श्रम|ठेका मजदूर|कंत्राटी कामगार)[^।]{0,30}(अधिनियम|कायदा)/,
    ...safety,
  ),
  labourCode('Factories Act, 1948', /Factories Act|कारखाना अधिनियम/, ...safety),
]
