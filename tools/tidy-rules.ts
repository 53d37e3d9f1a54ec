/** The house rules, as functions from the files of the project to the violations they find. Paths are relative to the root. */
export type Files = ReadonlyMap<string, string>
type Rule = (files: Files) => string[]

/** The words of the product. A feature has the same one on every side. */
const FEATURES = [
  'site captcha session registration member members letters wallet transfers cashier deposits withdrawals documents limits bet-history account-record lobby studios vendors live fish pvp sports lottery cockfight jackpot winners',
  'promotions rewards missions points referral agents agreements notices messages content chat support operators fairness downloads',
].flatMap((line) => line.split(' '))
/** Files of the contract that are its grammar, not a feature. */
const GRAMMAR = ['endpoint', 'event', 'room', 'errors', 'fields', 'categories', 'money', 'pages', 'text', 'told-bets', 'index']

const matching = (files: Files, pattern: RegExp): [file: string, text: string, match: RegExpExecArray][] =>
  [...files].flatMap(([file, text]) => {
    const match = pattern.exec(file)
    return match ? [[file, text, match] as [string, string, RegExpExecArray]] : []
  })

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Features without pages of their own: parts of other pages, or calls of other companies' servers. */
const WITHOUT_PAGES = ['captcha', 'vendors']

export const oneWordEverySide: Rule = (files) => {
  const places = {
    contract: /^contract\/src\/([a-z-]+)\.ts$/,
    server: /^server\/src\/features\/([^/]+)\//,
    web: /^web\/src\/features\/([^/]+)\//,
  }
  const words = Object.entries(places).map(
    ([side, place]) =>
      [side, new Set(matching(files, place).flatMap(([, , match]) => (GRAMMAR.includes(match[1]!) ? [] : [match[1]!])))] as const,
  )
  const all = new Set(words.flatMap(([, found]) => [...found]))
  return [...all].flatMap((word) => {
    if (!FEATURES.includes(word)) return [`"${word}" is no word of the product`]
    const asked = words.filter(([side]) => side !== 'web' || !WITHOUT_PAGES.includes(word))
    return asked.filter(([, found]) => !found.has(word)).map(([side]) => `"${word}" is not in ${side}`)
  })
}

export const answeredByFileOfItsName: Rule = (files) =>
  matching(files, /^contract\/src\/([a-z-]+)\.ts$/).flatMap(([, text, match]) =>
    [...text.matchAll(/endpoint\('(\w+)'/g)].flatMap(([, name = '']) => {
      const file = `server/src/features/${match[1]}/${kebab(name)}.ts`
      const answer = files.get(file)
      if (answer === undefined) return [`${name} is not answered by ${file}`]
      return new RegExp(`export const ${name}\\b`).test(answer) ? [] : [`${file} does not export ${name}`]
    }),
  )

/** Key and sentence of each text in a catalogue. */
function textsOf(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(/^ {2}'?([\w.-]+)'?:\s*(?:\n\s*)?(['"`])((?:\\.|(?!\2).)*)\2,?$/gm)].map(([, key = '', , sentence = '']) => [
      key,
      sentence,
    ]),
  )
}

const blanks = (sentence: string): string => [...sentence.matchAll(/\{\w+\}/g)].map(String).toSorted().join()

export const everyTextTranslated: Rule = (files) =>
  matching(files, /^(web\/src\/.*\/)(texts|words|error-words)\.ts$/).flatMap(([file, text, match]) => {
    const english = files.get(`${match[1]}${match[2]}-en.ts`)
    if (english === undefined) return [`${file} has no English`]
    const [pt, en] = [textsOf(text), textsOf(english)]
    if (pt.size === 0) return [`${file} has no texts that this rule can read`]
    const missing = [...pt.keys()].filter((key) => !en.has(key)).map((key) => `${file}: ${key} is not translated`)
    const extra = [...en.keys()].filter((key) => !pt.has(key)).map((key) => `${file}: ${key} is in English only`)
    const differing = [...pt]
      .filter(([key, sentence]) => en.has(key) && blanks(sentence) !== blanks(en.get(key) ?? ''))
      .map(([key]) => `${file}: ${key} has other blanks in English`)
    const empty = [...pt, ...en].filter(([, sentence]) => sentence.trim() === '').map(([key]) => `${file}: ${key} is empty`)
    return [...missing, ...extra, ...differing, ...empty]
  })

const VAGUE = /\/(utils?|helpers?|common|shared|types|misc|managers?|constants)(\.tsx?|\/)/

export const namesSayWhatTheyAre: Rule = (files) =>
  [...files.keys()].filter((file) => VAGUE.test(`/${file}`)).map((file) => `${file}: name the thing`)

export const noClimbing: Rule = (files) =>
  matching(files, /^(?!tools\/.*\.test).*\.tsx?$/).flatMap(([file, text]) =>
    /(from |import\()'\.\.\/\.\.\/\.\./.test(text) ? [`${file} climbs three folders`] : [],
  )

/** Folders of the web that are imported by an alias, whole paths and all. */
const ALIASES = { 'web/src/parts/office/': '#office/', 'web/src/play/': '#play/' }
/** What a file in one of them is imported as from elsewhere. */
const aliasOf = (file: string): string | undefined =>
  Object.entries(ALIASES).flatMap(([folder, alias]) => (file.startsWith(folder) ? [alias + file.slice(folder.length)] : []))[0]

export const stylesExistAndAreUsed: Rule = (files) =>
  matching(files, /^(web\/src\/.*\/)([a-z-]+)\.module\.css$/).flatMap(([file, css, match]) => {
    const alias = aliasOf(file)
    const users = matching(files, /\.tsx$/).flatMap(([user, text]) => {
      const [, name] =
        [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].find(
          ([, , from = '']) => from === alias || (user.startsWith(match[1] ?? '') && from.endsWith(`./${match[2]}.module.css`)),
        ) ?? []
      return name === undefined ? [] : [{ name, text: text.replace(/^import .*$/gm, '') }]
    })
    const used = new Set(
      users.flatMap(({ name, text }) => [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one)),
    )
    const dynamic = users.some(({ name, text }) => new RegExp(`\\b${name}\\[`).test(text))
    const defined = new Set(
      [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name),
    )
    const missing = [...used].filter((name) => !defined.has(name)).map((name) => `${file} has no .${name}`)
    const idle = dynamic ? [] : [...defined].filter((name) => !used.has(name)).map((name) => `${file}: .${name} is used nowhere`)
    return [...missing, ...idle]
  })

/** What a brand changes is configuration: no component knows its name or its money. The gallery shows specimens. */
export const noBrandInCode: Rule = (files) =>
  matching(files, /^web\/src\/(?!shell\/gallery\/).*\.tsx?$/).flatMap(([file, text]) =>
    file.includes('.test.') || !/(?<!@)\b(Tucano|BRL)\b|R\$ ?\d/.test(text) ? [] : [`${file} names the brand or its currency`],
  )

/** One place writes amounts, numbers and moments for people: one for the page, one for the bank's pages, one for what the server sends. */
const FORMATTERS = ['web/src/platform/format.ts', 'sandbox-bank/src/pages/words.ts', 'server/src/platform/format.ts']
export const oneFormatter: Rule = (files) =>
  matching(files, /^(web|server|sandbox-bank)\/src\/.*\.tsx?$/).flatMap(([file, text]) =>
    FORMATTERS.includes(file) || file.includes('.test.') || !/\.toLocale\w*String\(|\bIntl\.(Number|DateTime)Format\b/.test(text)
      ? []
      : [`${file} writes numbers or moments by itself`],
  )

/** Folders where products meet: what a product is there, it says itself, in a table that is put together elsewhere. */
const MEETING_PLACES =
  /^(server\/src\/platform|server\/src\/features\/bet-history|server\/src\/records|web\/src\/platform|web\/src\/features\/bet-history|web\/src\/parts\/office(?!\/journal)|web\/src\/features\/lobby\/search|ledger|database\/functions\/(platform|ledger))\/(?!.*\.test\.).*\.(tsx?|sql)$/
/** Products, the engines of our games whose names are no words of everyday, what bets are filed under, and the shapes of vendors. */
const PRODUCTS =
  /\b(studios?|slots?|lottery|sports|fish|pvp|cockfight|baccarat|blackjack|holdem|roulette|videopoker|plinko|keno|hilo|mines|dice)\b|'crash'|\b(RNG|LIVE|E?SPORTS|FISH|PVP|E?LOTT|COCKFIGHT|GAP|PG ?Soft)\b/
export const productsMeetWithoutNames: Rule = (files) =>
  matching(files, MEETING_PLACES).flatMap(([file, text]) => {
    const [found] = PRODUCTS.exec(text) ?? []
    return found === undefined ? [] : [`${file} names ${found}`]
  })

/** Folders that are looked for: in the tree of the README, and in the table of ARCHITECTURE.md but for those that may import everything. */
export const foldersAreTold: Rule = (files) => {
  const folders = new Set([...files.keys()].flatMap((file) => (/^[a-z][^/]*\//.exec(file) ? [file.split('/')[0]!] : [])))
  const [readme = '', table = ''] = ['README.md', 'ARCHITECTURE.md'].map((file) => files.get(file) ?? '')
  return [...folders].flatMap((folder) => [
    ...(new RegExp(`^${folder}/ `, 'm').test(readme) ? [] : [`README.md has no ${folder}/`]),
    ...(['e2e', 'bench', 'tools', 'docs'].includes(folder) || new RegExp(`^\\| \`${folder}[\`/]`, 'm').test(table)
      ? []
      : [`ARCHITECTURE.md has no ${folder}`]),
  ])
}

/** A word of the glossary has one line. */
export const oneLineAWord: Rule = (files) => {
  const words = [...(files.get('GLOSSARY.md') ?? '').matchAll(/^\| ([^|]+?) \|/gm)].map(([, word = '']) => word)
  return words.flatMap((word, at) => (words.indexOf(word) === at ? [] : [`GLOSSARY.md: ${word} stands twice`]))
}

export const noMachinePaths: Rule = (files) =>
  [...files]
    .filter(([file, text]) => !file.startsWith('tools/tidy') && /(^|[\s"'`(])\/(work|root|home\/\w+)\//.test(text))
    .map(([file]) => `${file} names a path of some machine`)

/** A rule that is switched off for a line says why there. */
export const exceptionsAreArgued: Rule = (files) =>
  matching(files, /\.(tsx?|mjs)$/).flatMap(([file, text]) =>
    file.startsWith('tools/tidy')
      ? []
      : [...text.matchAll(/(?:oxlint|eslint)-disable(?!\S* [^\n]* -- \S)[^\n]*|@ts-(?:ignore|nocheck)/g)].map(
          ([found]) => `${file}: ${found} says not why`,
        ),
  )

/** A key and what belongs to it may come as lists; whatever has more columns comes as rows, in one list. */
const LISTS_MAX = 3
const lists = (text: string): number => text.match(/::[a-z]+\[\]/g)?.length ?? 0
const parameters = (text: string): number => text.split(',').filter((one) => /\[\]/.test(one) && !/^\s*out /.test(one)).length

export const rowsComeAsOneList: Rule = (files) => [
  ...matching(files, /^(server|ledger|world|tools|bench)\/(?!.*\.test\.).*\.ts$/).flatMap(([file, text]) =>
    [...text.matchAll(/\bunnest\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/g)].flatMap(([, inside = '']) =>
      lists(inside) > LISTS_MAX ? [`${file}: ${lists(inside)} lists side by side`] : [],
    ),
  ),
  ...matching(files, /^database\/functions\/.*\.sql$/).flatMap(([file, text]) => {
    const [, inside = ''] = /^create or replace function [\w.]+\((.*)$/m.exec(text) ?? []
    return parameters(inside.split(/\) (?=returns)/)[0]!) > LISTS_MAX ? [`${file} takes ${parameters(inside)} lists side by side`] : []
  }),
]

export const scriptsExist: Rule = (files) => {
  const scripts = Object.keys((JSON.parse(files.get('package.json') ?? '{}') as { scripts?: object }).scripts ?? {})
  return matching(files, /\.md$/).flatMap(([file, text]) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)]
      .filter(([, script = '']) => !scripts.includes(script))
      .map(([, script]) => `${file} tells of npm run ${script}, which does not exist`),
  )
}

/** Whatever Node the machine has, programs run on ours. Adding a package is npm's own work. */
export const commandsRunOnOurNode: Rule = (files) => {
  const { scripts = {} } = JSON.parse(files.get('package.json') ?? '{}') as { scripts?: Record<string, string> }
  return Object.entries(scripts)
    .filter(([name, command]) => name !== 'add' && !command.startsWith('exec node tools/run.mjs '))
    .map(([name]) => `npm run ${name} does not run on the project's own Node`)
}
