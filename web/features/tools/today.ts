/** The day in India, where the courts are, whatever the device thinks: 'yyyy-mm-dd'. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
}
