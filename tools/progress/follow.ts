import fs from 'node:fs'
import path from 'node:path'
import { type Durations, type Ended, Progress, type Report } from './progress.ts'

const CACHE = path.join(import.meta.dirname, '..', '..', '.data', 'test-durations.json')

function readDurations(): Durations {
  try {
    return JSON.parse(fs.readFileSync(CACHE, 'utf8')) as Durations
  } catch {
    // The first run has none, and one that was ended while it wrote them none that can be read.
    return {}
  }
}

function keepDurations(ended: readonly Ended[]): void {
  const now = Object.fromEntries(ended.map(({ file, ms, loadMs }) => [file, Math.round(ms + loadMs)]))
  fs.mkdirSync(path.dirname(CACHE), { recursive: true })
  fs.writeFileSync(CACHE, JSON.stringify({ ...readDurations(), ...now }))
}

interface Terminal {
  isTTY?: boolean
  columns?: number
  write: (text: string) => unknown
}

/** Shows how far a suite is: in one line that is written over where somebody sits, in a line a file where not. */
export function followSuite(out: Terminal = process.stdout): {
  hear: (message: unknown) => void
  done: () => { workers: number; files: readonly Ended[] }
} {
  const progress = new Progress(readDurations())
  let workers = 1
  const rewrite = (line: string): void => void out.write(`\r\x1B[2K${line.slice(0, (out.columns ?? 120) - 1)}`)
  const hear = (message: unknown): void => {
    const report = message as Report
    if (report.kind === 'begin') {
      workers = report.workers
      progress.begin(report.files, report.workers)
    } else if (report.kind === 'end') {
      progress.end(report)
      // Whatever failed stays to be read.
      if (!out.isTTY) out.write(`${progress.line(report)}\n`)
      else if (report.failed > 0) out.write(`\r\x1B[2K${progress.line(report)}\n`)
    } else return
    if (out.isTTY) rewrite(progress.status())
  }
  const done = (): { workers: number; files: readonly Ended[] } => {
    if (out.isTTY) rewrite('')
    if (progress.ended.length > 0) keepDurations(progress.ended)
    return { workers, files: progress.ended }
  }
  return { hear, done }
}
