/** Hears of what should not happen. What only a person can mend is an error. */
export type Say = (line: string, severity?: 'error' | 'warning') => void

const LENGTH_MAX = 2000

/** One line each, whatever stands in it. */
export const sayOn =
  (stream: { write: (text: string) => unknown }): Say =>
  (line, severity = 'warning') =>
    void stream.write(`${severity}: ${line.replaceAll(/\s*\n\s*/g, ' | ').slice(0, LENGTH_MAX)}\n`)
