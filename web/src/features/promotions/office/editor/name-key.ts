import { texts } from './fields/texts.ts'

const NAMES: ReadonlySet<string> = new Set(Object.keys(texts.pt))

/** The key of what a field is called: as it is where it stands, or as it is anywhere. */
export const nameKey = (group: 'field' | 'hint', owner: string, name: string): string | undefined =>
  [`${group}_${owner}_${name}`, `${group}_${name}`].find((key) => NAMES.has(key))
