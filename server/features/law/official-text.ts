/**
 * Where India Code keeps an Act, by the handle of its page. Its addresses of single sections are numbers without an
 * order that could be worked out, so none is given. Acts that are not listed lead to its search.
 */
const handles: Record<string, number> = { BNS: 20062, BNSS: 20099, BSA: 20063 }

const indiaCode = 'https://www.indiacode.nic.in/'

export function officialUrl(act: string): string {
  const handle = handles[act]
  return handle ? `${indiaCode}handle/123456789/${handle}` : indiaCode
}
