/** Which way the arrows run. Each rule is proven by a planted violation in tools/arrows.test.ts. */
const feature = (side) => `^${side}/src/features/([^/]+)/`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'server-features-apart',
      severity: 'error',
      from: { path: feature('server') },
      to: { path: feature('server'), pathNot: `^server/src/features/$1/` },
    },
    {
      name: 'web-features-apart',
      severity: 'error',
      from: { path: feature('web') },
      to: { path: feature('web'), pathNot: `^web/src/features/$1/` },
    },
    {
      name: 'server-platform-is-lowest',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(features|accounts|betting|catalogue|fairness|inbox|jackpot|journal|payments|testing|[^/]+\\.ts$)' },
    },
    {
      name: 'server-accounts-below-features',
      severity: 'error',
      from: { path: '^server/src/accounts/' },
      to: { path: '^server/src/(features|betting)/' },
    },
    {
      name: 'server-catalogue-below-features',
      severity: 'error',
      from: { path: '^server/src/catalogue/' },
      to: { path: '^server/src/(features|accounts|betting)/' },
    },
    {
      name: 'server-fairness-and-jackpot-below-features',
      severity: 'error',
      from: { path: '^server/src/(fairness|jackpot)/' },
      to: { path: '^server/src/(features|catalogue)/' },
    },
    {
      name: 'server-inbox-below-features',
      severity: 'error',
      from: { path: '^server/src/inbox/' },
      to: { path: '^server/src/(features|accounts|betting|catalogue|fairness|jackpot)/' },
    },
    {
      name: 'server-payments-below-features',
      severity: 'error',
      from: { path: '^server/src/payments/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(features|accounts|betting|catalogue|fairness|inbox|jackpot|journal)/' },
    },
    {
      name: 'server-journal-knows-platform-only',
      severity: 'error',
      from: { path: '^server/src/journal/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(features|accounts|betting|catalogue|fairness|jackpot)/' },
    },
    {
      name: 'web-ui-knows-nothing',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^(web/src/(platform|parts|features|shell)|contract)/' },
    },
    {
      name: 'web-platform-is-lowest',
      severity: 'error',
      from: { path: '^web/src/platform/' },
      to: { path: '^web/src/(ui|parts|features|shell)/' },
    },
    { name: 'web-parts-below-features', severity: 'error', from: { path: '^web/src/parts/' }, to: { path: '^web/src/(features|shell)/' } },
    { name: 'web-features-below-shell', severity: 'error', from: { path: '^web/src/features/' }, to: { path: '^web/src/shell/' } },
    {
      name: 'web-verifier-below-features',
      severity: 'error',
      from: { path: '^web/src/verifier/' },
      to: { path: '^web/src/(parts|features|shell)/|^web/src/platform/(call|live|session|site)\\.' },
    },
    { name: 'web-knows-no-server', severity: 'error', from: { path: '^web/' }, to: { path: '^(server|database|brand|ledger|bank)/' } },
    {
      name: 'contract-imports-nothing',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web|database|brand|ledger|games|pix|bank|tools)/|^node:', pathNot: '^contract/' },
    },
    { name: 'art-imports-nothing', severity: 'error', from: { path: '^art/', pathNot: '\\.test\\.ts$' }, to: { pathNot: '^art/' } },
    { name: 'games-import-nothing', severity: 'error', from: { path: '^games/', pathNot: '\\.test\\.ts$' }, to: { pathNot: '^games/' } },
    { name: 'pix-imports-nothing', severity: 'error', from: { path: '^pix/', pathNot: '\\.test\\.ts$' }, to: { pathNot: '^pix/' } },
    {
      name: 'bank-knows-pix-only',
      severity: 'error',
      from: { path: '^bank/' },
      to: { path: '^(server|web|database|brand|ledger|contract|games|art|tools|e2e|bench)/' },
    },
    {
      name: 'server-talks-to-the-bank-by-its-address',
      severity: 'error',
      from: { path: '^server/src/[^/]+/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '^bank/' },
    },
    {
      name: 'database-is-below',
      severity: 'error',
      from: { path: '^database/src/' },
      to: { path: '^(ledger|server|web|brand|contract|pix|bank|tools)/' },
    },
    {
      name: 'ledger-knows-database-only',
      severity: 'error',
      from: { path: '^ledger/src/' },
      to: { path: '^(server|web|brand|contract|pix|bank|tools)/' },
    },
    {
      name: 'games-post-through-betting',
      severity: 'error',
      from: { path: '^server/src/features/(studios|vendors|live|fish|pvp|sports|lottery|cockfight|jackpot)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^ledger/' },
    },
    {
      name: 'betting-below-features',
      severity: 'error',
      from: { path: '^server/src/betting/' },
      to: { path: '^server/src/(features|accounts)/' },
    },
    {
      name: 'brand-knows-contract-only',
      severity: 'error',
      from: { path: '^brand/' },
      to: { path: '^(server|web|database|pix|bank|tools)/' },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: { pathNot: '\\.(test|spec)\\.ts$|^(e2e|tools|bench)/|/testing/|test-cluster' },
      to: { path: '\\.test\\.ts$|/testing/|test-cluster' },
    },
    { name: 'not-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?raw$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.data)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    moduleSystems: ['es6'],
  },
}
