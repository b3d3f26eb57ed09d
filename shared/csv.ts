const byteOrderMark = '\uFEFF'
/** What a spreadsheet takes for the beginning of a formula, also after a space and in full width. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A table as CSV that a spreadsheet opens right: marked as UTF-8, lines ended as RFC 4180 has them, no cell ever a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map(row => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
