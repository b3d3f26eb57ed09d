/** The codes of the High Courts on the courts' own site. */
const names: Record<string, string> = {
  '1~12': 'Jammu & Kashmir and Ladakh High Court',
  '2~5': 'Himachal Pradesh High Court',
  '3~22': 'Punjab and Haryana High Court',
  '5~15': 'Uttarakhand High Court',
  '7~26': 'Delhi High Court',
  '8~9': 'Rajasthan High Court',
  '9~13': 'Allahabad High Court',
  '10~8': 'Patna High Court',
  '11~24': 'Sikkim High Court',
  '14~25': 'Manipur High Court',
  '16~20': 'Tripura High Court',
  '17~21': 'Meghalaya High Court',
  '18~6': 'Gauhati High Court',
  '19~16': 'Calcutta High Court',
  '20~7': 'Jharkhand High Court',
  '21~11': 'Orissa High Court',
  '22~18': 'Chhattisgarh High Court',
  '23~23': 'Madhya Pradesh High Court',
  '24~17': 'Gujarat High Court',
  '27~1': 'Bombay High Court',
  '28~2': 'Andhra Pradesh High Court',
  '29~3': 'Karnataka High Court',
  '32~4': 'Kerala High Court',
  '33~10': 'Madras High Court',
  '36~29': 'Telangana High Court',
}

/** The first of these table values that names a court. */
export function nameHighCourt(...given: string[]): string {
  for (const value of given) {
    const code = names[value.replace(/[^\d]+/, '~')]
    if (code) return code
    if (/\p{L}{3}.*court|court.*\p{L}{3}/iu.test(value)) return shorten(value)
  }
  return 'High Court'
}

/** 'High Court of Delhi' and 'Delhi High Court' must be one entry in the list of courts. */
function shorten(name: string): string {
  const place = /^(?:the\s+)?high\s+court\s+(?:of|for)\s+(?:the\s+)?(?:state\s+of\s+)?(.+)$/i.exec(name)?.[1]
  const known = Object.values(names).find(one => one.toLowerCase() === `${place} high court`.toLowerCase())
  return known ?? name
}

export const highCourts = Object.entries(names)
  .map(([code, name]) => ({ code, name }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** By its code (`27~1` or `27_1`) or a part of its name that no other court has. */
export function findHighCourt(text: string): string | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]+/g, ' ')
  const code = typed.replace('_', '~')
  if (Object.hasOwn(names, code)) return code
  const found = highCourts.filter(({ name }) => name.toLowerCase().includes(typed))
  return typed.length > 2 && found.length === 1 ? (found[0]?.code ?? null) : null
}
