import path from 'node:path'
import type { PageName } from '@tucano/contract/pages'
import type { Plugin, Rolldown } from 'vite'

const BOOK = ['shell/sports-pages.tsx', 'features/sports/lobby/sports-lobby.tsx']
/** The modules of pages that show something soon: their files are named in the page's HTML, and come with the site's instead of after them. */
const PAGES: Partial<Record<PageName, readonly string[]>> = {
  sports: BOOK,
  esports: BOOK,
  vendorSports: BOOK,
  sportsMatch: ['shell/sports-pages.tsx', 'features/sports/match/match-page.tsx'],
}

/** Writes which files each of these pages needs besides those of every page. The server reads the list. */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      // Before what stands for the page's HTML is taken away: it says which files every page has.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
        const withFacade = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]))
        const known = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => filesOf(chunk, bundle)))
        const lists = Object.entries(PAGES).map(([page, modules]) => {
          const files = modules.flatMap((module) => {
            const chunk = withFacade.get(path.join(import.meta.dirname, 'src', module))
            if (!chunk) throw new Error(`${module} is no part of its own any more`)
            return filesOf(chunk, bundle)
          })
          return [page, [...new Set(files)].filter((file) => !known.has(file))]
        })
        this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(Object.fromEntries(lists)) })
      },
    },
  }
}

/** A chunk with all that it imports, and their stylesheets. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): string[] {
  if (found.has(chunk.fileName)) return []
  found.add(chunk.fileName)
  for (const file of chunk.imports) {
    const imported = bundle[file]
    if (imported?.type === 'chunk') filesOf(imported, bundle, found)
  }
  for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file)
  return [...found]
}
