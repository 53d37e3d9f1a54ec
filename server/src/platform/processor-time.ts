import fs from 'node:fs'

/** Linux counts in these towards programs, whatever its own clock is. */
const TICKS_PER_SECOND = 100

/** Seconds of the processor that a process has had so far; unknown where the system does not tell, or when it is gone. */
export function processorSeconds(pid: number | undefined): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets, and may have spaces itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}
