import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fs from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'
import { browserContract } from './browser-contract.ts'
import { verifierPage } from './verifier-build.ts'

// The browser reads names and paths from the contract, never a schema: those stay on the server, and the library with them.
const resolve = { alias: { typebox: path.join(import.meta.dirname, 'src/platform/no-schema.ts') } }

export default defineConfig({
  plugins: [react(), browserContract(), preloadTextFont(), compressed(), verifierPage({ resolve })],
  resolve,
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files: what the first page needs is one, what the forms share is another; the rest comes page by page.
        codeSplitting: {
          groups: [
            { name: 'site', tags: ['$initial'], priority: 3 },
            { name: 'home', test: /[/\\]home[/\\]home-sections\./, priority: 2 },
            { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 1 },
            {
              name: 'forms',
              test: /react-hook-form|[/\\]ui[/\\](field|tabs|toggle|window)\.|[/\\]parts[/\\](product-window|send-code)\./,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})

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
