/** Tells a spreadsheet that the letters are UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** How a language's spreadsheets expect a list. */
export interface Sheet {
  separator: ';' | ','
  decimal: ',' | '.'
}

/** A text that a spreadsheet would compute does not begin with its sign; one that holds a separator, a quote or a new line stands in quotes. */
export function cell(text: string, { separator }: Sheet): string {
  const harmless = /^[\s\p{C}]*[=+\-@\t\r]/u.test(text) ? `'${text}` : text
  return harmless.includes(separator) || /["\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Minor units as a plain number with two decimals. */
export function decimal(minor: bigint, sheet: Sheet): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}${sheet.decimal}${digits.slice(-2)}`
}
