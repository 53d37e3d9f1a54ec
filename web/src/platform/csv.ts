/** Tells a spreadsheet that the letters are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A text that holds a separator, a quote or a new line stands in quotes; one that a spreadsheet would compute does not begin with its sign. */
function cell(text: string): string {
  const harmless = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Minor units as 1234,50: what a Brazilian spreadsheet takes for a number. */
export function decimal(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

/** Lines as Brazilian spreadsheets expect a list: semicolons between, commas in the amounts. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
