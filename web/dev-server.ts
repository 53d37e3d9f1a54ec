import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { type Connect, type Plugin, createServer } from 'vite'

/** What Vite answers by itself; the server answers the rest. */
const OF_VITE = /^\/(@|src\/|node_modules\/|__)/

interface Options {
  host: string
  port: number
  /** Where the server listens. */
  target: string
  /** Settles when the server is there: what is asked while it starts again waits for it. */
  ready: () => Promise<unknown>
}

/** Vite with hot reload in front of the server: modules come from their sources, calls and the live connection go on to the server. */
export async function startDevServer({ host, port, target, ready }: Options): Promise<{ stop: () => Promise<void> }> {
  // A server of our own: Vite's would end the process by itself at the first signal.
  const server = http.createServer()
  const vite = await createServer({
    root: import.meta.dirname,
    configFile: path.join(import.meta.dirname, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [pagesOfTheServer(target, ready)],
    server: {
      middlewareMode: { server },
      // An address of its own: a socket at any other is the site's live connection.
      hmr: { server, path: '/@hot' },
      proxy: { [`^(?!${OF_VITE.source.slice(1)})`]: { target, ws: true } },
    },
  })
  server.on('request', vite.middlewares)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return {
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await vite.close()
    },
  }
}

/** The server fills in the built page; here what it has filled in goes into the page of the sources. */
function pagesOfTheServer(target: string, ready: Options['ready']): Plugin {
  return {
    name: 'pages-of-the-server',
    configureServer(vite) {
      const answer: Connect.NextHandleFunction = (request, response, next) => {
        const url = request.url ?? '/'
        if (OF_VITE.test(url)) return next()
        const serve = async (): Promise<void> => {
          await ready()
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
          const page = await fetch(`${target}${url}`, { headers: headersOf(request), redirect: 'manual' })
          const built = page.headers.get('content-type')?.includes('text/html') ? await page.text() : ''
          if (!built.includes('id="boot"')) return next()
          const sources = fs.readFileSync(path.join(import.meta.dirname, 'index.html'), 'utf8')
          const html = await vite.transformIndexHtml(url, fillIn(sources, built))
          // Without the policy of the built page: hot reload puts scripts and styles into it.
          response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
        }
        void (async () => {
          try {
            await serve()
          } catch (error) {
            next(error)
          }
        })()
      }
      vite.middlewares.use(answer)
    },
  }
}

function headersOf(request: Connect.IncomingMessage): Record<string, string> {
  const { cookie = '', 'accept-language': language = '', 'user-agent': agent = '' } = request.headers
  return { accept: 'text/html', cookie, 'accept-language': language, 'user-agent': agent }
}

/** What the server has written in the places that the page of the sources leaves open. */
export function fillIn(sources: string, built: string): string {
  const found = (pattern: RegExp): string => pattern.exec(built)?.[1] ?? ''
  const places: [place: string, text: string][] = [
    ['%BRAND_NAME%', found(/<title>(.*?)<\/title>/s)],
    ['%BRAND_DESCRIPTION%', found(/<meta name="description" content="(.*?)"/s)],
    ['%BRAND_COLOUR%', found(/<meta name="theme-color" content="(.*?)"/)],
    ['<!--brand-style-->', found(/(<style>.*?<\/style>)/s)],
    ['<!--boot-->', found(/(<script type="application\/json" id="boot">.*?<\/script>)/s)],
    // Files of the built site: the sources are fetched one by one.
    ['<!--page-files-->', ''],
    ['<!--first-answers-->', found(/(<script type="application\/json" id="answers">.*?<\/script>)/s)],
    ['<!--first-screen-->', found(/<div id="root">(.*?)<\/div>\s*(?:<script|<\/body>)/s)],
  ]
  return places.reduce((page, [place, text]) => page.replaceAll(place, () => text), sources)
}
