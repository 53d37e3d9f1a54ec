import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fs from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'
import { browserContract } from './browser-contract.ts'
import { pageFiles } from './page-files.ts'
import { reactModule } from './react-module.ts'
import { verifierPage } from './verifier-build.ts'

// The browser reads names and paths from the contract, never a schema: those stay on the server, and the library with them.
const resolve = {
  alias: {
    typebox: path.join(import.meta.dirname, 'src/platform/no-schema.ts'),
    // What the router brings for older versions of React, which has it itself.
    'use-sync-external-store/shim/index.js': path.join(import.meta.dirname, 'src/platform/external-store.ts'),
  },
}

export default defineConfig({
  plugins: [reactModule(), react(), browserContract(), ownIcons(), preloadTextFont(), pageFiles(), compressed(), verifierPage({ resolve })],
  resolve,
  css: { modules: { generateScopedName: shortName } },
  build: {
    target: 'es2023',
    // What a server has begun to serve stays: it is still asked for its parts, by pages that are open. Whoever builds takes away what is older (server/src/keep-two-builds.ts).
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files: what the first page needs is one, what the forms share is another; the rest comes page by page.
        codeSplitting: {
          groups: [
            { name: 'site', tags: ['$initial'], priority: 6 },
            { name: 'contract', test: /[/\\]contract[/\\]src[/\\]/, minShareCount: 2, priority: 5 },
            { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 4 },
            {
              name: 'forms',
              test: /react-hook-form|[/\\]ui[/\\](field|tabs|toggle|window)\.|[/\\]parts[/\\](product-window|send-code)\./,
              minShareCount: 2,
              priority: 4,
            },
            { name: 'parts', test: /[/\\]web[/\\]src[/\\](ui|parts|platform)[/\\]/, minShareCount: 5, priority: 3 },
            // What every price needs is one file, as the start has prices too; what pages of sports share besides is another.
            {
              name: 'odds',
              test: /[/\\]features[/\\]sports[/\\]((live|looks|odds|words|builder)[/\\]|lobby[/\\](texts|leagues-of|league-path)\.)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'book', test: /[/\\]features[/\\]sports[/\\](layout|slip|match|trackers)[/\\]/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})

/** What only the house itself opens, and what is not one of the first pages, finds its scripts one after the other: the list of them would be a part of every first visit. */
function preloaded(file: string, needed: string[]): string[] {
  return /[/\\](operator-page|gallery-page|outbox-page|promotion-pages)-/.test(file)
    ? needed.filter((name) => name.endsWith('.css'))
    : needed
}

const files = new Map<string, { path: string; names: string[] }>()
/** A class by its stylesheet and its place in it. Names in full are a kilobyte of every first visit. */
function shortName(name: string, file: string): string {
  const key = createHash('sha256')
    .update(path.relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 5)
  const known = files.get(key) ?? { path: file, names: [] }
  files.set(key, known)
  if (known.path !== file) throw new Error(`${file} and ${known.path} would share class names`)
  if (!known.names.includes(name)) known.names.push(name)
  return `_${key}${known.names.indexOf(name).toString(36)}`
}

/** The drawings are the library's; what makes a component of one is ours, and a tenth of it. It needs no keys. */
function ownIcons(): Plugin {
  return {
    name: 'own-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react[/\\]dist[/\\]esm[/\\](createLucideIcon|icons[/\\][\w-]+)\.mjs$/ },
      handler(code, id) {
        if (!id.endsWith('createLucideIcon.mjs')) return { code: code.replaceAll(/,\s*key: "\w+"/g, ''), map: null }
        const own = path.join(import.meta.dirname, 'src/ui/create-icon.ts')
        return { code: `export { createIcon as default } from ${JSON.stringify(own)}`, map: null }
      },
    },
  }
}

/** The text's font is asked for with the page, not when the first text is drawn with another. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /inter-latin-.*\.woff2$/.test(file))
        if (!font) return []
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}

/** Writes a .br and a .gz beside every text file of the build, so that the server sends them as they are. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }, files) {
      for (const name of Object.keys(files).filter((file) => /\.(js|css|svg|webmanifest)$/.test(file))) {
        const text = fs.readFileSync(path.join(dir, name))
        fs.writeFileSync(path.join(dir, `${name}.gz`), gzipSync(text, { level: 9 }))
        fs.writeFileSync(path.join(dir, `${name}.br`), brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    },
  }
}
