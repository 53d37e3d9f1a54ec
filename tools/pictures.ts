// Takes a picture of every page, modal, menu and sheet of the demo in both themes, on a desk and on a phone, into .data/pictures, with a
// contact sheet to look at them: `npm run pictures`, or only what is named: `npm run pictures -- home loginPopupModal`.
import fs from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { connect } from '@tucano/database'
import { openBrowser } from '../bench/browser.ts'
import { openBenchSite } from '../bench/site.ts'
import { signedIn } from '../server/src/testing/sign-in.ts'
import { type Shot, type Who, shots } from './shots.ts'

const ROOT = path.join(import.meta.dirname, '..')
const FOLDER = path.join(ROOT, '.data', 'pictures')
const QUALITY = 82
const PATIENCE_MS = 15_000
/** An account of the demo that has both centres. */
const ACCOUNT = 'carla'

const screens = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const
type Screen = keyof typeof screens
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

interface Picture {
  shot: Shot
  theme: Theme
  screen: Screen
  file: string
}

const wanted = process.argv.slice(2)
const pictures: Picture[] = shots
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  .flatMap((shot) =>
    (Object.keys(screens) as Screen[])
      .filter((screen) => shot.on === undefined || shot.on === screen)
      .flatMap((screen) => themes.map((theme) => ({ shot, theme, screen, file: fileOf(shot, screen, theme) }))),
  )

function fileOf({ group, name, who }: Shot, screen: Screen, theme: Theme): string {
  const words = [group, name, who, screen, theme].join(' ')
  return `${words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.jpg`
}

const started: (() => Promise<unknown>)[] = []
const end = async (): Promise<void> => {
  for (const stop of started.splice(0).toReversed()) await stop().catch(() => undefined)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end().finally(() => process.exit(130)))

let done = 0
const failures: string[] = []

function tell(text: string): void {
  const line = `${String(done).padStart(String(pictures.length).length)} of ${pictures.length}  ${text}`
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}`)
  else if (done % 20 === 0 || done === pictures.length) console.log(line)
}

async function take(context: BrowserContext, url: string, { shot, file }: Picture): Promise<void> {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  try {
    await page.goto(`${url}${shot.path}`, { waitUntil: 'load' })
    await shot.act?.(page)
    if (shot.whole) await passBy(page)
    await settle(page)
    await page.screenshot({ path: path.join(FOLDER, file), type: 'jpeg', quality: QUALITY, fullPage: shot.whole })
  } catch (error) {
    failures.push(`${file}: ${(error as Error).message.split('\n')[0]}`)
  } finally {
    await page.close()
  }
  done++
  tell(file)
}

/** What loads when it comes near has to be passed by once, slowly enough to be noticed. A list without an end is followed for a while. */
const passBy = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let step = 0; step < 12 && step * innerHeight < document.documentElement.scrollHeight; step++) {
      scrollTo(0, step * innerHeight)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    scrollTo(0, 0)
  })

/** Nothing is under way any more: no call, no picture, no movement that has an end. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images]
        .filter(({ complete, src, loading }) => src && !complete && loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    )
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })
}

/** A browser of its own for each who, theme and screen; a visit is signed in by its token, without going through the door. */
async function openContext(browser: Browser, token: string | undefined, theme: Theme, screen: Screen): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: screens[screen],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    hasTouch: screen === 'phone',
  })
  await context.addInitScript(
    ([given, chosen]) => {
      localStorage.setItem('theme', chosen)
      if (given) sessionStorage.setItem('token', given)
    },
    [token ?? '', theme] as const,
  )
  return context
}

async function readToken(databaseUrl: string): Promise<string> {
  const { db, pool } = connect({ url: databaseUrl, connections: 1, onError: () => undefined })
  const { id } = await db.selectFrom('member.members').select('id').where('account', '=', ACCOUNT).executeTakeFirstOrThrow()
  const { token } = await signedIn(db, id)
  await pool.end()
  return token
}

/** All pictures on one page, those of one thing side by side. */
function contactSheet(): string {
  const groups = Map.groupBy(pictures, ({ shot }) => shot.group)
  const sections = [...groups].map(([group, own]) => {
    const things = [...Map.groupBy(own, ({ shot }) => `${shot.name} · ${shot.who}`)]
    const rows = things.map(([thing, taken]) => {
      const figures = taken.map(
        ({ file, theme, screen }) =>
          `<a href="${file}" class="${screen}"><img src="${file}" loading="lazy" alt=""><span>${screen}, ${theme}</span></a>`,
      )
      return `<h3>${thing}</h3><div>${figures.join('')}</div>`
    })
    return `<section id="${group}"><h2>${group} <small>${own.length}</small></h2>${rows.join('\n')}</section>`
  })
  const missing =
    failures.length > 0 ? `<section><h2>Not taken</h2><pre>${failures.join('\n').replaceAll('<', '&lt;')}</pre></section>` : ''
  const style = `body{font:14px/1.5 system-ui;margin:24px;background:#efece6;color:#17211d}nav a{margin-right:16px}h2{margin-top:40px}h3{margin:20px 0 6px;font-size:14px}
div{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}a.desk,a.phone{flex:none;color:inherit;text-decoration:none;font-size:12px}
img{display:block;height:300px;object-fit:cover;object-position:top;border-radius:8px;box-shadow:0 1px 6px #0003;background:#fff}.desk img{width:480px}.phone img{width:139px}small{font-weight:400}`
  const links = [...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style><h1>Pictures <small>${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC</small></h1><nav>${links}</nav>${missing}${sections.join('\n')}</html>\n`
}

async function run(): Promise<void> {
  if (pictures.length === 0)
    throw new Error(`Nothing is called ${wanted.join(' ')}. There are: ${shots.map(({ name }) => name).join(', ')}`)
  const began = performance.now()
  fs.rmSync(FOLDER, { recursive: true, force: true })
  fs.mkdirSync(FOLDER, { recursive: true })
  console.log('Starting the site with its demo data …')
  const site = await openBenchSite()
  started.push(site.stop)
  const token = await readToken(site.databaseUrl)
  const browser = await openBrowser({ own: true })
  started.push(() => browser.close())
  const alike = Map.groupBy(pictures, ({ shot, theme, screen }) => `${shot.who} ${theme} ${screen}`)
  const lane = async (groups: Picture[][]): Promise<void> => {
    for (const group of groups) {
      const [first] = group
      if (!first) continue
      const tokens: Record<Who, string | undefined> = { visitor: undefined, member: token }
      const context = await openContext(browser, tokens[first.shot.who], first.theme, first.screen)
      for (const picture of group) await take(context, site.url, picture)
      await context.close()
    }
  }
  const groups = [...alike.values()]
  await Promise.all([lane(groups.filter((_, index) => index % 2 === 0)), lane(groups.filter((_, index) => index % 2 === 1))])
  const index = path.join(FOLDER, 'index.html')
  fs.writeFileSync(index, contactSheet())
  if (process.stdout.isTTY) process.stdout.write('\n')
  for (const failure of failures) console.error(`not taken: ${failure}`)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${pictures.length - failures.length} pictures in ${seconds} s. Look at ${path.relative(process.cwd(), index)}`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

try {
  await run()
} finally {
  await end()
}
