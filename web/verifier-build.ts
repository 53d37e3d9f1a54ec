import fs from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, type UserConfig, build } from 'vite'

const PAGE = 'verifier.html'

/** Builds the verifier beside the site: one file that has everything in itself, so that it works saved to a disk. */
export function verifierPage({ resolve = {} }: Pick<UserConfig, 'resolve'>): Plugin {
  let folder = ''
  return {
    name: 'verifier-page',
    apply: 'build',
    configResolved({ build: { outDir }, root }) {
      folder = path.resolve(root, outDir)
    },
    async closeBundle() {
      const made = (await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'warn',
        resolve,
        plugins: [react()],
        build: {
          write: false,
          target: 'es2023',
          cssCodeSplit: false,
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          rolldownOptions: { input: path.join(import.meta.dirname, PAGE), output: { codeSplitting: false } },
        },
      })) as Rolldown.RolldownOutput
      fs.writeFileSync(path.join(folder, PAGE), inOneFile(made.output))
    },
  }
}

/** Puts the script and the style where the page names them. */
function inOneFile(files: Rolldown.RolldownOutput['output']): string {
  const textOf = (name: string): string => {
    const file = files.find(({ fileName }) => fileName === name)
    if (!file) throw new Error(`the verifier has no ${name}`)
    return file.type === 'chunk' ? file.code : String(file.source)
  }
  const html = textOf(PAGE)
    .replace(/<script type="module"[^>]* src="\/([^"]+)"><\/script>/, (_tag, name: string) => inlineScript(textOf(name)))
    .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (_tag, name: string) => `<style>${textOf(name)}</style>`)
  if (/(src|href)="/.test(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ''))) throw new Error('the verifier asks for another file')
  return html
}

/** In a script these letters would end it, or begin a comment of the page. */
const inlineScript = (code: string): string =>
  `<script type="module">${code.replaceAll('</script', '<\\/script').replaceAll('<!--', '\\x3C!--')}</script>`
