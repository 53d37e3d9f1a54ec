import type { Ended } from './progress.ts'

export interface Step {
  name: string
  ms: number
}

export interface SuiteTimes extends Step {
  workers: number
  files: readonly Ended[]
}

const minutes = (ms: number): string => (ms / 60_000).toFixed(2)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * What each minute was spent on: of a suite its slowest files, by the share of the workers' time that they took. Steps run side by side: all of it
 * is less than their sum.
 */
export function timesTable(
  steps: readonly Step[],
  suites: readonly SuiteTimes[],
  { allMs, slowest = 20 }: { allMs: number; slowest?: number },
): string[][] {
  const all = suites.flatMap(({ files, workers }) => files.map((file) => ({ file, workers })))
  const shown = new Set(
    all
      .toSorted((one, other) => share(other) - share(one))
      .slice(0, slowest)
      .map(({ file }) => file),
  )
  const rows = suites.flatMap(({ name, ms, workers, files }) => {
    const own = files.filter((file) => shown.has(file)).toSorted((one, other) => spent(other) - spent(one))
    const rest = files.filter((file) => !shown.has(file))
    const tested = sum(files.map(spent)) / workers
    return [
      [name, minutes(ms), minutes(sum(files.map(({ loadMs }) => loadMs)) / workers)],
      ...own.map((file) => [`  ${file.file}`, minutes(spent(file) / workers), minutes(file.loadMs / workers)]),
      ...(rest.length > 0
        ? [
            [
              `  ${rest.length} other file${rest.length === 1 ? '' : 's'}`,
              minutes(sum(rest.map(spent)) / workers),
              minutes(sum(rest.map(({ loadMs }) => loadMs)) / workers),
            ],
          ]
        : []),
      ['  set-up and waiting', minutes(Math.max(0, ms - tested)), ''],
    ]
  })
  return [
    ['what', 'minutes', 'loading'],
    ...rows,
    ...steps.toSorted((one, other) => other.ms - one.ms).map(({ name, ms }) => [name, minutes(ms), '']),
    ['all of it', minutes(allMs), ''],
  ]
}

const spent = ({ ms, loadMs }: Ended): number => ms + loadMs
const share = ({ file, workers }: { file: Ended; workers: number }): number => spent(file) / workers
