import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const PREFIX = '\0module:'

/**
 * React is published for `require` alone. As that, all of it is one function, which a browser reads twice, and every chunk that imports it
 * copies its exports by a helper in a file of its own. This makes modules of its files.
 */
export function reactModule(): Plugin {
  return {
    name: 'react-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/ },
      handler: (source) => PREFIX + source,
    },
    load: {
      filter: { id: /^\0module:/ },
      handler: (id) => ({ code: asModule(id.slice(PREFIX.length)), moduleType: 'js' }),
    },
  }
}

function asModule(name: string): string {
  const [folder = ''] = name.split('/')
  const file = path.join(path.dirname(require.resolve(`${folder}/package.json`)), `cjs/${name.replace('/', '-')}.production.js`)
  const code = fs.readFileSync(file, 'utf8')
  const needed = [...new Set([...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, other = '']) => other))]
  const exported = [...new Set([...code.matchAll(/^exports\.(\w+) = /gm)].map(([, own = '']) => own))].filter(
    (own) => !own.startsWith('__'),
  )
  return [
    ...needed.map((other, place) => `import needed${place} from ${JSON.stringify(other)}`),
    'const exports = {}',
    code.replaceAll(/\brequire\("([^"]+)"\)/g, (_call, other: string) => `needed${needed.indexOf(other)}`),
    'export default exports',
    `const { ${exported.map((own, place) => `${own}: own${place}`).join(', ')} } = exports`,
    `export { ${exported.map((own, place) => `own${place} as ${own}`).join(', ')} }`,
  ].join('\n')
}
