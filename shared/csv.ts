const byteOrderMark = '\uFEFF'
/** A cell that a spreadsheet would read as a formula, also after a space and with full-width characters. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * Writes a table as CSV for spreadsheets: marked as UTF-8, with line ends as in RFC 4180, and no cell can
 * run as a formula.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map(row => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
