import type { Browser, Page } from '@playwright/test'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { openOffice } from './support/operator.ts'
import { expect, test } from './support/site.ts'
import { type TurnedSite, openTurnedSite } from './support/turned-clock.ts'
import { inWhole } from './support/whole.ts'

let site: TurnedSite
test.beforeAll(async () => {
  site = await openTurnedSite({ hasTables: true })
})
test.afterAll(() => site.stop())
test.describe.configure({ timeout: 240_000 })

const TABLE = 'tres-dados'
const NAME = 'Três Dados'
const REASON = 'Um dado ficou apoiado na borda'
/** A round and the beacon's time, with room for a slow machine. */
const ROUND_MS = 90_000

const desk = (page: Page) => page.locator(`[data-table="${TABLE}"]`)
const atWork = (browser: Browser, name: string, path: string, role: 'compliance' | 'support' = 'compliance') =>
  openOffice(browser, site, { roles: [role], name, path: `/operator/${path}` })

async function memberAt(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await openAs(page, site, await newPlayer(site, 100_00n), `/live/${TABLE}`)
  return page
}

test(
  'operators see what a round can cost, change limits, announce and pause; two of them void a round, and the player reads why',
  inWhole,
  async ({ browser }) => {
    const player = await memberAt(browser)
    const ana = await atWork(browser, 'Ana', `mesas?mesa=${TABLE}`)
    const detail = ana.getByRole('article', { name: NAME, exact: true })
    await detail.getByRole('button', { name: 'Escrever aviso' }).click()
    const announcing = ana.getByRole('dialog', { name: `Aviso em ${NAME}` })
    await announcing.getByRole('textbox', { name: 'O que dizer à mesa' }).fill('Boa sorte a todos nesta noite!')
    await announcing.getByRole('button', { name: 'Pôr na mesa' }).click()
    await expect(desk(player)).toContainText('Boa sorte a todos nesta noite!')

    await detail.getByRole('button', { name: 'Mudar limites' }).click()
    const limits = ana.getByRole('dialog', { name: `Limites de ${NAME}` })
    await limits.getByRole('textbox', { name: 'Menor aposta' }).fill('5,00')
    await limits.getByRole('textbox', { name: 'Maior aposta' }).fill('4,00')
    await limits.getByRole('textbox', { name: 'Motivo' }).fill('Noite de festa no salão')
    await limits.getByRole('button', { name: 'Salvar limites' }).click()
    await expect(limits.getByText('A maior aposta não pode ficar abaixo da menor.')).toBeVisible()
    await limits.getByRole('textbox', { name: 'Maior aposta' }).fill('50,00')
    await limits.getByRole('button', { name: 'Salvar limites' }).click()
    await expect(desk(player)).toContainText('R$ 5,00', { timeout: ROUND_MS })

    await expect(desk(player)).toHaveAttribute('data-phase', 'open', { timeout: ROUND_MS })
    await player.locator('[data-spot="small"]').click()
    await expect(player.getByText('valendo')).toBeVisible()
    const round = await desk(player).getAttribute('data-round')
    await expect(detail.locator(`[data-exposure="${round}"]`)).toContainText('Pequeno')
    await expect(detail.locator('[data-total="exposed"]')).toContainText('R$ 5,00')
    await expectClean(ana, 'a table in the office')

    await detail.getByRole('button', { name: `Pedir anulação da rodada ${round}`, exact: true }).click()
    const asking = ana.getByRole('dialog', { name: new RegExp(`^Anular a rodada ${round}`) })
    await asking.getByRole('textbox', { name: 'Motivo' }).fill(REASON)
    await asking.getByRole('button', { name: 'Pedir anulação' }).click()
    await expect(ana.getByText('Pedido feito. Falta outro operador aprovar.')).toBeVisible()

    const bia = await atWork(browser, 'Bia', 'anular-rodadas')
    await bia.getByRole('listitem').filter({ hasText: REASON }).getByRole('button').click()
    const asked = bia.getByRole('article', { name: new RegExp(`rodada ${round} `) })
    await asked.getByRole('button', { name: 'Anular a rodada' }).click()
    await bia.getByRole('alertdialog').getByRole('button', { name: 'Anular a rodada' }).click()
    await expect(bia.getByText('Rodada anulada.')).toBeVisible()
    await expect(player.getByRole('banner')).toContainText('100,00')
    await expect(player.getByRole('main')).toContainText(REASON)

    await detail.getByRole('button', { name: 'Pausar a mesa' }).click()
    const pausing = ana.getByRole('dialog', { name: `Pausar ${NAME}?` })
    await pausing.getByRole('textbox', { name: 'Motivo' }).fill('Troca de equipamento')
    await pausing.getByRole('button', { name: 'Pausar a mesa' }).click()
    await expect(detail.getByText('Em pausa', { exact: true })).toBeVisible()
    await expect(desk(player)).toContainText('Mesa em pausa', { timeout: ROUND_MS })
    for (const page of [player, ana, bia]) await page.context().close()
  },
)

test(
  'members at a table talk; one hides another and reports a line, an operator removes it and mutes its author',
  inWhole,
  async ({ browser }) => {
    const [ana, bia] = [await memberAt(browser), await memberAt(browser)]
    for (const page of [ana, bia]) await page.getByRole('tab', { name: 'Chat' }).click()
    const write = async (page: Page, text: string): Promise<void> => {
      await page.getByRole('textbox', { name: 'Escreva para a mesa' }).fill(text)
      await page.getByRole('button', { name: 'Enviar' }).click()
    }
    await write(ana, 'Boa sorte, mesa')
    const heard = bia.getByRole('log', { name: 'Conversa da mesa' })
    await expect(heard).toContainText('Boa sorte, mesa')
    await expectClean(bia, 'the chat of a table', 'main')
    await write(bia, 'fala no 11 98765-4321')
    await expect(bia.getByRole('alert').filter({ hasText: /contato|número|telefone/i })).toBeVisible()

    await heard.getByRole('button', { name: /^Opções da mensagem de/ }).click()
    await bia.getByRole('menuitem', { name: 'Denunciar a mensagem' }).click()
    await expect(bia.getByText('Denúncia enviada.')).toBeVisible()
    const office = await atWork(browser, 'Rita', 'chat-das-mesas', 'support')
    await office.getByRole('listitem').filter({ hasText: '1 denúncia' }).getByRole('button').click()
    const chat = office.getByRole('article', { name: `Chat de ${NAME}` })
    await expectClean(office, 'a chat in the office')
    await chat.getByRole('button', { name: /^Silenciar/ }).click()
    const muting = office.getByRole('dialog', { name: /^Silenciar/ })
    await muting.getByRole('textbox', { name: 'Motivo' }).fill('Ofensas a outras pessoas')
    await muting.getByRole('button', { name: 'Silenciar' }).click()
    await expect(ana.getByText(/Motivo: Ofensas a outras pessoas/)).toBeVisible()
    await chat.getByRole('button', { name: /^Apagar a mensagem/ }).click()
    await expect(heard).toBeHidden()
    await expect(bia.getByText('Ninguém falou ainda')).toBeVisible()
    for (const page of [ana, bia, office]) await page.context().close()
  },
)
