import { type Page, expect } from '@playwright/test'
import type { Site } from './site.ts'

/** Passwords that the tests type. Digits alone may stand within the id of a request, too. */
const PASSWORDS = /tucano2026|segredo123|floresta77|recuperada1|outrasenha1|errada\d*|(?<![\w.-])482913(?![\w-])/

/** All that a browser keeps of a site. */
async function keptBy(page: Page): Promise<{ storage: string; cookies: string }> {
  const storage = await page.evaluate(async () => {
    const bases = await indexedDB.databases()
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), bases, history.state, location.href])
  })
  return { storage, cookies: JSON.stringify(await page.context().cookies()) }
}

/** How much of a site's log was looked at before. */
const lookedAt = new WeakMap<Site, number>()

/** What the log says since the last time. */
function newLog(site: Site): string {
  const log = site.log()
  const from = lookedAt.get(site) ?? 0
  lookedAt.set(site, log.length)
  return log.slice(from)
}

/** No password, code, or token of anybody is where it can be found later: the browser keeps the token of this visit, and nothing else. */
export async function expectNothingSecret(page: Page, site: Site): Promise<void> {
  const { storage, cookies } = await keptBy(page)
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  // A demo greets whoever starts it with its accounts; the log are the lines for machines.
  const log = newLog(site)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n')
  expect(log).toContain('"path"')
  const letters = await site.sql<{ body: string }>('select body from platform.letters')
  const codes = letters.flatMap(({ body }) => /\b\d{6}\b|#nova-senha=[\w-]{43}/.exec(body)?.[0] ?? [])
  for (const [where, text] of Object.entries({ storage, cookies, log })) {
    expect(text, where).not.toMatch(PASSWORDS)
    expect(text, where).not.toMatch(/argon2|(?<![\w-])eyJ[\w-]{20}/)
    for (const code of codes) expect(text, where).not.toMatch(code.startsWith('#') ? code : new RegExp(`(?<![\\w.-])${code}(?![\\w-])`))
    if (token && where !== 'storage') expect(text, where).not.toContain(token)
  }
}
