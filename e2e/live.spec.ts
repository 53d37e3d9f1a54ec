import type { WebSocketRoute } from '@playwright/test'
import { expect, openSite, test } from './support/site.ts'

test('a page whose socket was cut comes back, goes on where it was, and misses nothing', async ({ page }) => {
  const site = await openSite()
  const hellos: { type: string; after?: string }[] = []
  let socket: WebSocketRoute | undefined
  let refuse = false
  await page.routeWebSocket(/\/live\/socket$/, (route) => {
    socket = route
    if (refuse) return route.close({ code: 1012 })
    const server = route.connectToServer()
    route.onMessage((message) => {
      hellos.push(JSON.parse(String(message)) as { type: string; after?: string })
      server.send(message)
    })
  })
  await page.goto(site.url)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  expect(hellos).toEqual([{ type: 'hello' }])
  refuse = true
  await socket?.close({ code: 1012 })
  await site.sql(
    `with changed as (update site.state set maintenance = true) insert into platform.outbox (name, payload) values ('site.statusChanged', '{"maintenance": true}')`,
  )
  await expect(page.getByRole('heading', { name: 'Escolha por onde começar' })).toBeVisible()
  refuse = false
  await expect(page.getByRole('heading', { name: 'O ninho está em manutenção' })).toBeVisible()
  expect(hellos.length).toBe(2)
  expect(hellos[1]?.after).toMatch(/^\d+\.\d+$/)
  await site.stop()
})
