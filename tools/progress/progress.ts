/** What the reporters of the test runners send to whoever started them. */
export type Report = { kind: 'begin'; files: string[]; workers: number } | ({ kind: 'end' } & Ended)

export interface Ended {
  file: string
  passed: number
  failed: number
  /** How long its tests took, one after the other. */
  ms: number
  /** How long it took to load before its first test. */
  loadMs: number
}

/** How long each file took the time before. */
export type Durations = Readonly<Record<string, number>>

/** How far a suite is, and how long the rest will take by what its files took the time before. */
export class Progress {
  readonly ended: Ended[] = []
  readonly #before: Durations
  #waiting = new Set<string>()
  #workers = 1
  #files = 0

  constructor(before: Durations) {
    this.#before = before
  }

  begin(files: readonly string[], workers: number): void {
    this.#waiting = new Set(files)
    this.#files = this.#waiting.size
    this.#workers = Math.max(1, workers)
  }

  end(ended: Ended): void {
    this.#waiting.delete(ended.file)
    this.ended.push(ended)
  }

  /** A file that was not there before takes as long as the others do on average; a busy machine makes all of them longer. */
  leftMs(): number {
    const known = Object.values(this.#before)
    const usual = known.length > 0 ? known.reduce((sum, ms) => sum + ms, 0) / known.length : this.#averageSoFar()
    const waiting = [...this.#waiting].map((file) => this.#before[file] ?? usual)
    const sum = waiting.reduce((total, ms) => total + ms, 0)
    return Math.max(sum / this.#workers, ...waiting, 0) * this.#pace()
  }

  /** One file, in a line. */
  line({ file, passed, failed, ms, loadMs }: Ended): string {
    const place = String(this.ended.length).padStart(String(this.#files).length)
    const tests = failed > 0 ? `${passed} passed, ${failed} FAILED` : `${passed} passed`
    return `  ${place}/${this.#files}  ${file}  ${tests}  ${inSeconds(ms + loadMs)}  (${this.#rest()})`
  }

  /** All of it, in one line that is written over. */
  status(): string {
    const passed = this.ended.reduce((sum, file) => sum + file.passed, 0)
    const failed = this.ended.reduce((sum, file) => sum + file.failed, 0)
    const last = this.ended.at(-1)?.file ?? ''
    return `  ${this.ended.length}/${this.#files} files  ${passed} passed, ${failed} failed  ${this.#rest()}  ${last}`
  }

  #rest(): string {
    return this.#waiting.size === 0 ? 'all done' : `${inMinutes(this.leftMs())} left`
  }

  #averageSoFar(): number {
    return this.ended.length === 0 ? 0 : this.ended.reduce((sum, file) => sum + file.ms + file.loadMs, 0) / this.ended.length
  }

  /** How many times longer files take now than the time before. */
  #pace(): number {
    const both = this.ended.filter(({ file }) => this.#before[file] !== undefined)
    const now = both.reduce((sum, { ms, loadMs }) => sum + ms + loadMs, 0)
    const before = both.reduce((sum, { file }) => sum + (this.#before[file] ?? 0), 0)
    return before > 0 ? now / before : 1
  }
}

export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function inMinutes(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
