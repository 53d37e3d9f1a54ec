import { importsOf, readLayers } from './tools/layers.ts'

/**
 * Which folder may import which: an allow-list made from the table of ARCHITECTURE.md. Rules that the table cannot say follow it. Each is proven by a
 * planted violation in tools/arrows.test.ts.
 */
const layers = readLayers()
const OURS = `^(${[...new Set(layers.map(({ folder }) => folder.split('/')[0]))].join('|')})/`
const TEST = '\\.(test|spec)\\.tsx?$|/testing/'

/** The path of a folder as an expression; the star of `features/*` is the feature that imports, or whichever is imported. */
const inside = (folder, star) => `^${folder.replace('*', star)}/`

const rules = layers
  .filter(({ imports }) => !imports.includes('*'))
  .map(({ folder }) => {
    const special = layers.filter((one) => folder.endsWith('/*') && one.folder !== folder && one.folder.startsWith(folder.slice(0, -1)))
    const own = folder.endsWith('/*') ? inside(folder, '$1') : inside(folder, '[^/]+')
    return {
      name: folder.replaceAll('/', '-').replace('-*', '-each'),
      severity: 'error',
      from: { path: inside(folder, '([^/]+)'), pathNot: [TEST, ...special.map((one) => inside(one.folder, '[^/]+'))].join('|') },
      to: { path: OURS, pathNot: [own, ...importsOf(layers, folder).map((one) => inside(one, '[^/]+'))].join('|') },
    }
  })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rules,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'pure-folders-import-no-package',
      severity: 'error',
      from: { path: '^(art|games|pix)/', pathNot: TEST },
      to: { pathNot: '^(art|games|pix)/' },
    },
    { name: 'contract-knows-no-node', severity: 'error', from: { path: '^contract/', pathNot: TEST }, to: { dependencyTypes: ['core'] } },
    {
      name: 'verifier-asks-no-server',
      severity: 'error',
      from: { path: '^web/src/verifier/' },
      to: { path: '^web/src/platform/(call|live|session|site)\\.' },
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
