import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { readPlist } from '../server/src/testing/read-plist.ts'
import { expectClean } from './support/axe.ts'
import { type Site, expect, openSite, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const ROOT = path.join(import.meta.dirname, '..')

/** Runs the command line for content over the database of a site, as its operator does. */
const content = (site: Site, ...flags: string[]) =>
  promisify(execFile)(process.execPath, ['tools/content.ts', ...flags], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: site.databaseUrl },
  })

test('the announcement modal: nine a page on the left, the chosen one on the right, and a second click closes it [MOD-05] [CNT-03] [CNT-04] [CNT-05] [CNT-06]', async ({
  page,
}) => {
  const site = await openSite()
  const html = path.join(ROOT, '.data', `aviso-${process.pid}.html`)
  fs.writeFileSync(html, '<p>Texto com <strong>destaque</strong> e <a href="/help#sacar">um link</a>.</p>')
  await site.sql(`update notices.notices set published_at = '2026-03-04 18:06:07Z' where slug = 'boas-vindas'`)
  await page.goto(site.url)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  await page.getByRole('main').getByRole('button', { name: 'Como avisamos sobre manutenções' }).click()
  const modal = page.getByRole('dialog', { name: 'Avisos' })
  const entries = modal.getByRole('list', { name: 'Lista de avisos' }).getByRole('button')
  await expect(entries).toHaveCount(9)
  const open = entries.filter({ hasText: 'Como avisamos sobre manutenções' })
  await expect(open).toHaveAttribute('aria-expanded', 'true')
  await expect(modal.getByRole('heading', { name: 'Como avisamos sobre manutenções' })).toBeVisible()
  await expect(modal.locator('p a[href="/help#rodadas-interrompidas"]')).toBeVisible()
  await open.click()
  await expect(open).toHaveAttribute('aria-expanded', 'false')
  await expect(modal.getByRole('heading', { name: 'Nenhum aviso aberto' })).toBeVisible()
  await modal.getByRole('button', { name: 'Página 2' }).click()
  await expect(entries).toHaveCount(4)
  const last = entries.filter({ hasText: 'Boas-vindas' })
  await expect(last).toContainText('2026-03-04 15:06:07')
  await last.click()
  await expect(modal.getByRole('article').locator('time')).toHaveText('2026-03-04 15:06:07')
  await modal.getByRole('button', { name: 'Página 1' }).click()
  // The list is open while somebody writes another.
  await content(site, 'notices', 'add', 'novo', '--kind', 'PL', '--title', 'Aviso que acabou de sair', '--html', html)
  await expect(entries.first()).toContainText('Aviso que acabou de sair')
  await expect(modal.getByRole('article').locator('time'), 'what is being read stays').toHaveText('2026-03-04 15:06:07')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/noticePage`)
  const side = page.getByRole('list', { name: 'Lista de avisos' })
  await side.getByRole('button').first().click()
  await expect(side).toBeHidden()
  await expect(page.getByRole('article')).toContainText('Texto com destaque')
  await page.getByRole('button', { name: 'Voltar à lista' }).click()
  await expect(side.getByRole('button').first()).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(0)
  fs.rmSync(html)
  await site.stop()
})

test('the site is installed on iOS, Android and lite iOS, each with its steps and a code to scan [CNT-01] [MOB-01] [MOB-02] [MOB-03] [MOB-04]', async ({
  page,
  site,
}) => {
  const steps = page.getByRole('tabpanel').getByRole('listitem').getByRole('heading')
  const code = (way: string) => page.getByRole('img', { name: `Código com o endereço ${site.url}/down#${way}` })
  await page.goto('/down')
  await expect(page.getByRole('tab', { name: 'iPhone e iPad' })).toHaveAttribute('aria-selected', 'true')
  await expect(steps).toHaveText([/Abra no Safari/, /Toque em Compartilhar/, /Adicionar à Tela de Início/, /Confirme em Adicionar/])
  await expect(code('ios')).toBeVisible()
  await expectClean(page, '/down', 'main')

  await page.getByRole('tab', { name: 'Android' }).click()
  await expect(steps).toHaveText([/Abra no Chrome/, /três pontos/, /Instalar aplicativo/, /Confirme em Instalar/])
  await expect(code('android')).toBeVisible()
  const install = page.getByRole('button', { name: 'Instalar agora' })
  await expect(install, 'this browser has offered nothing').toHaveCount(0)
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve({ outcome: 'accepted' }),
    })
    dispatchEvent(offer)
  })
  await install.click()
  await expect(page.getByRole('main').getByText('Instalado. Procure o ícone')).toBeVisible()

  await page.goto('/download#lite')
  await expect(steps).toHaveText([/toque em Permitir/, /Abra os Ajustes/, /Confira e instale/, /Pronto para abrir/])
  await expect(page.getByText('VPN e Gerenciamento de Dispositivo').first()).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Baixar o perfil' }).click()])
  expect(download.suggestedFilename()).toMatch(/\.mobileconfig$/)
  const profile = readPlist(fs.readFileSync(await download.path(), 'utf8'))
  expect(profile).toMatchObject({ PayloadContent: [{ URL: `${site.url}/`, Label: 'Tucano' }] })

  const cdp = await page.context().newCDPSession(page)
  const manifest = (await cdp.send('Page.getAppManifest')) as { url: string; errors: unknown[]; data?: string }
  expect(manifest.url).toBe(`${site.url}/manifest.webmanifest`)
  expect(manifest.errors).toEqual([])
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ name: 'Tucano', display: 'standalone' })
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'without a connection there is a page that says so and comes back by itself; nothing else is kept',
    inWhole,
    async ({ page, context }) => {
      await page.goto('/')
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.goto('/noticePage')
      await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible()
      const kept = await page.evaluate(async () => {
        const memories = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        return (await Promise.all(memories.map((memory) => memory.keys()))).flat().map(({ url }) => new URL(url).pathname)
      })
      expect(kept).toEqual(['/offline'])
      await context.setOffline(true)
      await page.goto('/help')
      await expect(page.getByRole('heading', { name: 'Sem conexão por aqui' })).toBeVisible()
      await expect(page).toHaveURL(/\/help$/)
      await expectClean(page, 'offline')
      await page.getByRole('button', { name: 'Tentar de novo' }).click()
      await expect(page.getByText('Ainda sem conexão.')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible()
    },
  )
})

const goHelp = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Enviar uma sugestão' }).click()

test('help is searched without accents, and feedback of 10 to 500 words is sent once and never lost [CNT-02] [CNT-07] [CNT-08]', async ({
  page,
  site,
}) => {
  await page.goto('/help')
  const search = page.getByLabel('Procurar na ajuda')
  await search.fill('VERIFICACAO duas')
  await expect(page.locator('details').first()).toContainText('Verificação em duas etapas e dispositivos')
  await expect(page.locator('mark').first()).toHaveText(/^verifica[cç][aã]o$/i)
  await search.fill('xyzzy')
  await expect(page.getByRole('heading', { name: 'Não achamos isso na ajuda' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar a procura' }).click()

  await goHelp(page)
  await expect(page).toHaveURL(/\/help#sugestao$/)
  const message = page.getByLabel('Sua mensagem')
  await expect(message).toBeInViewport()
  const send = page.getByRole('button', { name: 'Enviar sugestão' })
  await message.fill('curto demais')
  await expect(page.getByText('2 de 500 palavras')).toBeVisible()
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Escreva de 10 a 500 palavras. Até agora são 2.')
  await expect(message).toBeFocused()
  await message.fill('palavra '.repeat(501))
  await expect(page.getByRole('alert')).toContainText('Até agora são 501.')
  const words = 'Gostei muito do site e queria ver mais jogos de roda.'
  await message.fill(words)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('E-mail para resposta (opcional)').fill('lia@example.com')

  const ids: string[] = []
  page.on('request', (request) => request.url().endsWith('/wps/feedback') && ids.push((request.postDataJSON() as { id: string }).id))
  // It arrives, and the answer is lost.
  await page.route('**/wps/feedback', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Não conseguimos falar com o site.')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promoções' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible()
  await goHelp(page)
  await expect(message).toHaveValue(words)
  await page.unroute('**/wps/feedback')
  await send.click()
  const thanks = page.getByRole('status').filter({ hasText: 'Recebemos' })
  await expect(thanks).toBeVisible()
  expect(new Set(ids).size).toBe(1)
  const rows = await site.sql<{ reference: string; topic: string; email: string }>(
    'select reference, topic, email from support.feedback where content = $1',
    [words],
  )
  expect(rows).toEqual([{ reference: expect.any(String), topic: 'idea', email: 'lia@example.com' }])
  await expect(thanks).toContainText(rows[0]!.reference)
  const letters = await site.sql<{ subject: string }>(`select subject from platform.letters where recipient = 'lia@example.com'`)
  expect(letters).toEqual([{ subject: expect.stringContaining(rows[0]!.reference) }])
})

test('an invitation is checked, and the registration opens with its code', inWhole, async ({ page }) => {
  await page.goto('/join?code=carla2026')
  await expect(page.getByRole('heading', { level: 1, name: 'Você recebeu um convite para o Tucano' })).toBeVisible()
  await expect(page.getByText('Convite válido')).toBeVisible()
  await expect(page.getByRole('main'), 'who invites is not told').not.toContainText(/carla(?!2026)/i)
  await expectClean(page, '/join', 'main')
  await page.getByRole('button', { name: 'Criar conta com o convite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Criar conta' })
  await expect(dialog.getByRole('textbox', { name: 'Código de convite' })).toHaveValue('CARLA2026')
  await dialog.getByRole('tab', { name: 'Com celular' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Código de convite' })).toHaveValue('CARLA2026')
  await dialog.getByRole('button', { name: 'Fechar' }).click()

  await page.goto('/join')
  await page.getByLabel('Tem um código?').fill('NADA1')
  await page.getByRole('button', { name: 'Conferir' }).click()
  await expect(page).toHaveURL(/\/join\?code=NADA1$/)
  await expect(page.getByRole('alert')).toContainText('Este código não vale')
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Código de convite' })).toHaveValue('')
})
