import { type Action, type Output, type Subject } from './subject.ts'

const COLUMN_MAX = 56

/** A table for a terminal; a sentence as it is. */
export function shown(output: Output): string {
  if (typeof output === 'string') return output
  const { head, rows } = output
  if (rows.length === 0) return 'There are none.'
  const cells = [head, ...rows].map((row) => row.map(shorten))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const [first = [], ...others] = cells
  return [line(first), widths.map((width) => '─'.repeat(width)).join('  '), ...others.map(line)].join('\n')
}

const shorten = (cell: string): string => (cell.length > COLUMN_MAX ? `${cell.slice(0, COLUMN_MAX - 1)}…` : cell)

export const helpOfAll = (subjects: readonly Subject[]): string =>
  `npm run content -- <subject> <action> …

Changes what the site says, in the database that npm start uses. Open pages change at once.

${subjects.map(({ name, summary, actions }) => `  ${name.padEnd(10)} ${summary}\n${' '.repeat(13)}${Object.keys(actions).join(', ')}`).join('\n')}

--help after a subject or an action says more. Times are yyyy-MM-dd or "yyyy-MM-dd hh:mm" of the brand's time zone, now, or never.`

export const helpOf = ({ name, summary, actions }: Subject): string =>
  `${name}: ${summary}\n\n${Object.entries(actions)
    .map(([action, { summary: does, takes = '' }]) => `  ${`${action} ${takes}`.padEnd(26)} ${does}`)
    .join('\n')}`

export function helpOfAction(subject: string, name: string, { summary, takes = '', options = {} }: Action): string {
  const lines = Object.entries(options).map(([option, { type, help, choices, required }]) => {
    const told = choices ? ` (${choices.filter(Boolean).join(', ')})` : ''
    return `  ${`--${option} <${type === 'html' ? 'file or -' : type}>`.padEnd(26)} ${help}${told}${required ? ', required' : ''}`
  })
  return `npm run content -- ${subject} ${name} ${takes}\n\n${summary}\n${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}`.trimEnd()
}
