/** Strengths that no match can have. */
export class BadStrengths extends Error {
  override name = 'BadStrengths'
}

/** A record with just these fields, each read by its name. */
export function readFields<Name extends string>(value: unknown, names: readonly Name[], where: string): (name: Name) => unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadStrengths(`${where}: a record`)
  const found = new Map<string, unknown>(Object.entries(value))
  for (const name of found.keys()) if (!names.some((known) => known === name)) throw new BadStrengths(`${where}: ${name} is not known`)
  for (const name of names) if (!found.has(name)) throw new BadStrengths(`${where}: ${name} is missing`)
  return (name) => found.get(name)
}

/** A whole number from `least` to `most`. */
export function readWhole(value: unknown, { least, most, where }: { least: number; most: number; where: string }): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most)
    throw new BadStrengths(`${where}: a whole number from ${least} to ${most}`)
  return value
}

export function readList<One>(value: unknown, readOne: (value: unknown, n: number) => One, where: string): One[] {
  if (!Array.isArray(value)) throw new BadStrengths(`${where}: a list`)
  return value.map((one: unknown, n) => readOne(one, n))
}

export function readText(value: unknown, pattern: RegExp, where: string): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new BadStrengths(`${where}: not written as it should be`)
  return value
}
