import type { CaseCategory } from '#shared/cases/search-choices.ts'
import type { LawSection } from '#shared/law/section.ts'

type Signs = { acts: RegExp; words: RegExp; number?: RegExp }

/** The signs of a category: acts cited, words of the text, and the kind of case in the case number. */
const signs: Record<CaseCategory, Signs> = {
  Criminal: {
    acts: /^(?:IPC|BNS|BNSS|CrPC.*|NDPS Act|POCSO Act|UAPA|PMLA|PC Act|JJ Act|TADA.*|Arms Act.*|Explosive.*|Prevention of Corruption.*|Juvenile.*|Scheduled Castes and.*|Dowry.*|Immoral.*)$/,
    words:
      /\b(?:accused|prosecution|murder|deceased|conviction|acquittal|bail|charge-?sheet|FIR|eyewitness|sentenced)\b/gi,
    number: /\b(?:cr(?:imina)?l?|cr\.?a)\b/i,
  },
  Constitutional: {
    acts: /^Constitution$/,
    words:
      /\b(?:fundamental rights?|ultra vires|unconstitutional|basic structure|legislative competence|colourable|detenu|preventive detention|habeas corpus)\b/gi,
    number: /\bwrit\b|w\.?p\.?/i,
  },
  Family: {
    acts: /^(?:HMA|SMA|DV Act|Hindu Adoptions.*|Hindu Minority.*|Guardians.*|HSA|Indian Succession.*)$/,
    words:
      /\b(?:divorce|matrimonial|maintenance of (?:the )?wife|custody of the (?:minor|child)|cruelty|desertion|adoption|succession|coparcen\w+|stridhan)\b/gi,
    number: /matrimonial|family/i,
  },
  Property: {
    acts: /^(?:TPA|Registration Act|Land Acquisition.*|LARR.*|RERA|.*Rent.*|.*Tenancy.*|Indian Easements.*|Specific Relief Act|.*Land.*|.*Evict.*)$/,
    words:
      /\b(?:landlord|tenant|eviction|acquisition of land|title to the|possession of the (?:suit|land|property)|mortgage|sale deed|easement|lease|suit land|encroach\w+)\b/gi,
  },
  Tax: {
    acts: /^(?:Income-tax.*|CGST.*|Customs.*|Central Excise.*|.*Sales Tax.*|.*Wealth.*Tax.*|.*Finance Act.*|.*Excise.*)$/,
    words:
      /\b(?:assessee|assessment year|taxable|excise duty|customs duty|sales tax|income[- ]tax officer|revenue authorities|exemption notification)\b/gi,
    number: /income tax|\btax\b/i,
  },
  Labour: {
    acts: /^(?:ID Act|Payment of Gratuity.*|Minimum Wages.*|Factories.*|Industrial.*|Employees.*|Contract Labour.*|.*Wages.*|.*Bonus.*|.*Trade Unions.*)$/,
    words:
      /\b(?:workm[ae]n|retrenchment|industrial dispute|labour court|reinstatement|back wages|departmental (?:inquiry|enquiry)|seniority|promotions?|gratuity|disciplinary)\b/gi,
  },
  Corporate: {
    acts: /^(?:Companies Act.*|IBC|SARFAESI.*|Securities.*|SEBI.*|.*Competition.*|Arbitration.*)$/,
    words:
      /\b(?:winding up|shareholders?|company petition|insolvency|corporate debtor|board of directors|oppression and mismanagement|arbitrator|arbitral)\b/gi,
    number: /company|arbitration/i,
  },
  Environmental: {
    acts: /^(?:Environment.*|Forest.*|Water Act.*|Air \(.*|Wild ?Life.*|National Green.*)$/,
    words: /\b(?:pollution|environmental?|effluents?|forest land|ecolog\w+|mining lease|wildlife)\b/gi,
  },
  Consumer: {
    acts: /^Consumer.*/,
    words:
      /\b(?:consumers?|deficiency (?:in|of) service|district forum|national commission|state commission|unfair trade practice)\b/gi,
  },
  Civil: {
    acts: /^(?:CPC|Contract Act|Limitation Act|Sale of Goods.*|Specific Relief Act|MV Act|Motor Vehicles.*|NI Act)$/,
    words:
      /\b(?:plaintiffs?|defendants?|decree|written statement|injunction|specific performance|damages|suit)\b/gi,
    number: /\bsuit\b|regular|second appeal|first appeal/i,
  },
}

type Known = {
  text: string
  caseNumber: string | null
  sections: readonly (LawSection & { count: number })[]
}

/** The category with the best score for acts, words and kind of case; null if low or near to the second. */
export function inferCategory(known: Known): CaseCategory | null {
  const sample = known.text.slice(0, 12_000)
  const sections = known.sections.filter(each => !isProcedural(each))
  const cited = sections.reduce((sum, each) => sum + each.count, 0) || 1
  const scores = Object.entries(signs).map(([category, sign]) => {
    const acts = sections.reduce((sum, each) => sum + (sign.acts.test(each.act) ? each.count : 0), 0)
    const used = Math.min(1, (sample.match(sign.words)?.length ?? 0) / 15)
    const kind = sign.number?.test(known.caseNumber ?? '') ? 0.5 : 0
    // Object.entries widens the keys of the table above.
    return {
      category: category as CaseCategory,
      score: (acts / cited) * Math.min(1, cited / 4) + used + kind,
    }
  })
  scores.sort((a, b) => b.score - a.score)
  const [first, second] = scores
  if (!first || first.score < 0.5 || first.score < (second?.score ?? 0) * 1.25) return null
  return first.category
}

/** Articles by which any matter comes before a court, and those on the effect of its judgments. */
function isProcedural({ act, section }: LawSection): boolean {
  return act === 'Constitution' && /^(?:32|13[2-7]|14[1-3]|226|227|145)(?:\D|$)/.test(section)
}
