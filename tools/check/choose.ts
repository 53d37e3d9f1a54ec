/** What a check runs. Paths are relative to the root. */
export interface Chosen {
  /** Projects whose types are checked. */
  types: string[]
  /** Files and folders that are linted, and whose format is compared. */
  lint: string[]
  /** Test files and folders that run whole. */
  tests: string[]
  /** Sources whose importers are tested. */
  related: string[]
  /** Browser tests. */
  specs: string[]
}

/** Projects, and those whose types are made from theirs. `.` is tools, e2e and bench. */
export const IMPORTED_BY: Readonly<Record<string, readonly string[]>> = {
  art: ['brand', 'server', 'web'],
  games: ['brand', 'world', 'server', 'web'],
  contract: ['brand', 'server', 'web'],
  brand: ['server'],
  pix: ['sandbox-bank', 'server', 'web'],
  beacon: ['world', 'server', 'web'],
  feed: ['world', 'server'],
  world: [],
  'sandbox-bank': ['server'],
  database: ['ledger', 'server'],
  ledger: ['server'],
  server: [],
  web: [],
  '.': [],
}
const PROJECTS = Object.keys(IMPORTED_BY)
const RULES = 'tools/tidy.test.ts'
const LINTED = /\.(tsx?|mjs|js)$/
const TEST = /\.test\.ts$/
/** Where the word of a feature, or of a layer, stands. */
const placesOf = (name: string): string[] => [
  `contract/src/${name}.ts`,
  `contract/src/${name}/`,
  `server/src/features/${name}/`,
  `web/src/features/${name}/`,
  `server/src/${name}/`,
  `web/src/${name}/`,
  `games/${name}/`,
  `tools/${name}/`,
  `tools/${name}.ts`,
  `tools/${name}.test.ts`,
  `${name}/`,
]
/** Of these either everything is an importer, or no test is. */
const UNRELATED = /^(contract|brand|e2e|bench)\/|^[^/]*$/
const FEATURE = /^(?:contract|server|web)\/src\/(?:features\/([^/]+)\/|([a-z-]+)(?:\.ts$|\/))/

const within = (place: string) => (file: string) => (place.endsWith('/') ? file.startsWith(place) : file === place)
const projectOf = (file: string): string => PROJECTS.find((project) => file.startsWith(`${project}/`)) ?? '.'
const specsOf = (name: string, files: readonly string[]): string[] =>
  files.filter((file) => file.startsWith(`e2e/${name}`) && /^[-.]/.test(file.slice(`e2e/${name}`.length)) && file.endsWith('.spec.ts'))
const isTested = (place: string, files: readonly string[]): boolean => files.some((file) => TEST.test(file) && within(place)(file))

/** What belongs to these words. `unknown` are those that nothing belongs to. */
export function chooseNamed(names: readonly string[], files: readonly string[]): Chosen & { unknown: string[] } {
  const places = new Map(names.map((name) => [name, placesOf(name).filter((place) => files.some(within(place)))]))
  const all = [...places.values()].flat()
  const specs = names.flatMap((name) => specsOf(name, files))
  return {
    types: withImporters(all.map(projectOf)),
    lint: all.filter((place) => files.some((file) => LINTED.test(file) && within(place)(file))),
    tests: [...new Set([...all.filter((place) => isTested(place, files)), RULES])],
    related: [],
    specs,
    unknown: names.filter((name) => places.get(name)?.length === 0 && specsOf(name, files).length === 0),
  }
}

/** What changed files ask for. `files` are those of the project now: what was removed is not among them. */
export function chooseChanged(changed: readonly string[], files: readonly string[]): Chosen {
  const present = changed.filter((file) => files.includes(file))
  const code = changed.filter((file) => LINTED.test(file))
  const sources = present.filter((file) => LINTED.test(file) && !TEST.test(file) && !file.endsWith('.spec.ts'))
  const features = new Set(sources.flatMap((file) => featureOf(file, files) ?? []))
  const whole = [...features].flatMap((name) => placesOf(name).filter((place) => inFeature(place) && isTested(place, files)))
  const tests = [
    ...whole,
    ...present.filter((file) => TEST.test(file) && !whole.some((place) => within(place)(file))),
    // Every feature imports the grammar of the contract: its own tests and the types of whoever speaks it are the check.
    ...(sources.some((file) => file.startsWith('contract/') && !featureOf(file, files)) ? ['contract/'] : []),
    ...(changed.some((file) => file.startsWith('brand/')) ? ['brand/'] : []),
    ...(changed.some((file) => file.endsWith('.sql')) ? ['database/', 'ledger/', 'server/src/betting/'] : []),
    RULES,
  ]
  return {
    types: withImporters(code.map(projectOf)),
    lint: present.filter((file) => LINTED.test(file)),
    tests: changed.length === 0 ? [] : [...new Set(tests)],
    related: sources.filter((file) => !featureOf(file, files) && !UNRELATED.test(file)),
    specs: present.filter((file) => file.endsWith('.spec.ts')),
  }
}

const inFeature = (place: string): boolean => place.startsWith('contract/') || place.includes('/features/')

/** The feature that a file belongs to: a word that has a folder of its own among the features. */
function featureOf(file: string, files: readonly string[]): string | undefined {
  const [, folder, word] = FEATURE.exec(file) ?? []
  if (folder) return folder
  if (!word || !file.startsWith('contract/')) return undefined
  return files.some((known) => known.startsWith(`server/src/features/${word}/`)) ? word : undefined
}

function withImporters(projects: readonly string[]): string[] {
  const wanted = new Set(projects)
  for (const project of PROJECTS) if (wanted.has(project)) for (const importer of IMPORTED_BY[project] ?? []) wanted.add(importer)
  return PROJECTS.filter((project) => wanted.has(project))
}
