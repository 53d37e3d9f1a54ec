import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const out: string[] = []
for (const [w, h] of [[195, 422], [320, 640], [640, 450], [1024, 768], [1920, 1080]] as const) {
  const page = await b.newPage({ viewport: { width: w, height: h }, baseURL: 'http://localhost:4900' })
  for (const p of ['/', '/rng', '/promotions', '/help', '/register', '/responsible']) {
    await page.goto(p); await page.waitForLoadState('networkidle')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > w) { const who = await page.evaluate((w) => [...document.querySelectorAll('*')].filter(e => e.getBoundingClientRect().right > w + 1 && e.checkVisibility()).slice(0, 6).map(e => e.tagName + '.' + String(e.className).slice(0, 40)), w); out.push(`${w} ${p}: ${wide} ${who}`) }
    await page.screenshot({ path: `/tmp/w/shots/${w}${p.replaceAll('/', '_')}.png` })
  }
  await page.close()
}
const page = await b.newPage({ viewport: { width: 1440, height: 900 }, baseURL: 'http://localhost:4900' })
for (const p of ['/', '/rng']) {
  await page.goto(p); await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab'); await page.keyboard.press('Enter')
  for (let n = 1; n < 60; n++) { await page.keyboard.press('Tab'); const e = await page.evaluate(() => { const a = document.activeElement as HTMLElement; return [a.tagName, a.textContent?.slice(0, 30), a.getAttribute('aria-label'), a.getAttribute('href'), !!a.closest('[data-game]')].join('|') }); out.push(`${p} tab ${n} ${e}`); if (/game/.test(e)) break }
}
console.log(out.join('\n'))
await b.close()
