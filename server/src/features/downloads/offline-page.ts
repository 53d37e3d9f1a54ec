import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Brand, brandFolder } from '@tucano/brand'
import { downloadPaths } from '@tucano/contract/downloads'
import { brandStyle, escapeHtml, hashOf } from '#platform/pages'
import { texts } from './texts.ts'

export interface OfflinePage {
  html: string
  /** Of its inline parts only its own are allowed: they travel with the page into the browser's memory. */
  policy: string
  /** Changes with the page. */
  version: string
}

/** The page that an installed site shows without a connection. It brings everything along: there is nobody to ask. */
export function offlinePage(brand: Brand): OfflinePage {
  const style = brandStyle(brand.colours) + STYLE
  const drawing = fs.readFileSync(path.join(brandFolder(brand), 'assets', 'drawings', 'offline.svg'), 'utf8')
  const html = `<!doctype html>
<html lang="pt-BR" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${texts.offlineTitle} · ${brand.name}`)}</title>
<style>${style}</style>
<script>${THEME}</script>
</head>
<body>
<main>
<div aria-hidden="true">${drawing.replace('<svg ', '<svg focusable="false" ')}</div>
<h1>${escapeHtml(texts.offlineTitle)}</h1>
<p>${escapeHtml(texts.offlineText)}</p>
<button type="button" id="retry">${escapeHtml(texts.retry)}</button>
<p id="told" role="status"></p>
</main>
<script>${RETRY}</script>
</body>
</html>
`
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(THEME)}' '${hashOf(RETRY)}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
  return { html, policy, version: createHash('sha256').update(html).digest('hex').slice(0, 12) }
}

const THEME = `try { if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark' } catch {}`

/** Looks whether the site answers: when asked to, when the phone says that it is connected again, and every few seconds. */
const RETRY = `
const button = document.getElementById('retry'), told = document.getElementById('told')
let looking = false
const look = async (asked) => {
  if (looking) return
  looking = true
  if (asked) told.textContent = ${JSON.stringify(texts.trying)}
  try {
    const answer = await fetch(${JSON.stringify(downloadPaths.manifest)}, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) })
    if (answer.ok) return location.pathname === ${JSON.stringify(downloadPaths.offline)} ? location.replace('/') : location.reload()
  } catch {}
  looking = false
  if (asked) told.textContent = ${JSON.stringify(texts.still)}
}
button.addEventListener('click', () => look(true))
addEventListener('online', () => look(false))
if (location.pathname !== ${JSON.stringify(downloadPaths.offline)}) setInterval(() => document.visibilityState === 'visible' && look(false), 5000)
`

const STYLE = `
*{box-sizing:border-box;margin:0}
:root{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
body{min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--ink);font:400 1rem/1.5 system-ui,sans-serif;-webkit-font-smoothing:antialiased}
main{display:grid;justify-items:center;gap:12px;max-width:26rem;text-align:center}
svg{display:block;width:min(240px,60vw);height:auto}
h1{font-size:1.625rem;line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
p{color:var(--ink-soft)}
button{min-height:52px;margin-top:12px;padding:0 28px;border:0;border-radius:10px;background:var(--beak);color:var(--on-beak);font:600 1rem/1 system-ui,sans-serif;cursor:pointer}
button:focus-visible{outline:none;box-shadow:0 0 0 2px var(--ground),0 0 0 4px var(--sky)}
#told{min-height:1.5em;font-size:.875rem}
`
