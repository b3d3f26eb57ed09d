/** A number typed in Devanagari digits is the same number. */
export function inLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
}
