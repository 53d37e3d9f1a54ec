import type { Browser, Page } from '@playwright/test'
import { expectClean } from './support/axe.ts'
import { newMember } from './support/member.ts'
import { openOffice } from './support/operator.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const REASON = 'Campanha combinada com a equipe.'

const list = (page: Page) => page.getByRole('list', { name: 'Promoções' })
const region = (page: Page, name: string) => page.getByRole('region', { name })

async function give(page: Page, button: string, label = button): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Motivo').fill(REASON)
  await asked.getByRole('button', { name: label }).click()
  await expect(asked).toBeHidden()
}

/** A new promotion of a kind, named, with its editor open. */
async function begin(page: Page, kind: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova promoção' }).click()
  await page.locator(`[data-kind="${kind}"]`).click()
  await page.getByRole('textbox', { name: 'Título' }).fill(title)
  await page.getByRole('textbox', { name: 'Resumo' }).fill('Feita por quem cuida das promoções.')
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar rascunho' }).click()
const open = (browser: Browser, site: Site, path: string) =>
  openOffice(browser, site, { roles: ['compliance', 'support', 'auditor'], path })

test('an operator makes a promotion from a template, sees it as a member would, runs it, follows it with another version, copies and stops it', async ({
  browser,
  site,
}) => {
  const member = await newMember(site)
  const page = await open(browser, site, '/operator/promocoes')
  await begin(page, 'mission', 'Missão de prova')
  await page.getByRole('combobox', { name: 'O que conta' }).selectOption('stake')
  await page.getByRole('textbox', { name: 'Meta' }).fill('nada')
  await save(page)
  await expect(page.getByText('Digite um valor maior que zero.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Meta' }).fill('50,00')
  await page.getByRole('combobox', { name: 'Tipo de prêmio' }).selectOption('points')
  await page.getByRole('textbox', { name: 'Pontos' }).fill('30')
  await expectClean(page, 'the editor of promotions')
  await save(page)
  await expect(region(page, 'Como vai ser').locator('[data-fact="target"]')).toContainText('R$ 50,00')
  await expect(region(page, 'Como vai ser').locator('[data-fact="reward"]')).toContainText('30')

  const preview = region(page, 'Ver como um jogador')
  await preview.getByRole('textbox', { name: 'Conta' }).fill(member)
  await preview.getByRole('button', { name: 'Ver' }).click()
  await expect(preview.locator('[data-fact="account"]')).toContainText(member)
  await expect(preview.locator('[data-fact="reward"]')).toContainText('30')
  await expect(preview.getByText('Missão de prova'), 'the card of the member').toBeVisible()

  await give(page, 'Iniciar')
  await expect(page.getByRole('button', { name: 'Parar' })).toBeVisible()
  await expect(page.locator('[data-total="members"]')).toContainText('0')
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('textbox', { name: 'Pontos' }).fill('40')
  await save(page)
  await expect(page.locator('[data-version="draft"] [data-change="reward"]')).toContainText('40')
  await give(page, 'Iniciar versão 2', 'Iniciar')
  await expect(page.locator('[data-version="2"] [data-change="reward"]')).toContainText('antes: 30')
  await expectClean(page, 'a promotion in the office')

  await page.getByRole('button', { name: 'Copiar' }).click()
  await expect(page.getByText('Nunca esteve no ar.')).toBeVisible()
  await page.getByRole('button', { name: 'No ar', exact: true }).click()
  await list(page)
    .getByRole('button', { name: /Missão de prova/ })
    .click()
  await give(page, 'Parar')
  await page.getByRole('button', { name: 'Encerradas' }).click()
  await expect(list(page)).toContainText('Parada')
  await page.context().close()
})

test.describe('under Brazilian law', () => {
  test.use({ wishes: { brand: { jurisdiction: { profile: 'BR', blockedCountries: [] } } } })
  test(
    'what would be lost is asked about, and what the law of the place forbids is said with every key and cannot be started',
    inWhole,
    async ({ browser, site }) => {
      const page = await open(browser, site, '/operator/promocoes')
      await page.getByRole('button', { name: 'Nova promoção' }).click()
      await expect(page.locator('[data-kind="checkIn"]')).toContainText('A lei local não permite')
      await page.locator('[data-kind="mission"]').click()
      await expect(page.locator('[data-note="law"]')).toContainText('Dentro do que a lei local permite')
      await page.getByRole('combobox', { name: 'O que conta' }).selectOption('deposit')
      await expect(page.locator('[data-rule="deposit"]')).toBeVisible()
      await page.getByRole('combobox', { name: 'Entrega' }).focus()
      await expect(page.locator('[data-rule="beforeBet"]'), 'further down, too').toBeInViewport()
      await page.getByRole('button', { name: 'Voltar sem salvar' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
      await page.getByRole('textbox', { name: 'Título' }).fill('Por depósito')
      await page.getByRole('textbox', { name: 'Resumo' }).fill('Não pode.')
      await save(page)
      await expect(page.getByRole('button', { name: 'Iniciar' })).toBeDisabled()
      await page.context().close()
    },
  )
})

test(
  'all promotions are switched off and on; what was given by hand becomes an open bonus, which an operator can end; each act is in the journal',
  inWhole,
  async ({ browser, site }) => {
    const member = await newMember(site)
    const page = await open(browser, site, '/operator/promocoes')
    await begin(page, 'manual', 'Presente de prova')
    await page.getByRole('combobox', { name: 'Tipo de prêmio' }).selectOption('bonus')
    await save(page)
    await give(page, 'Iniciar')
    await give(page, 'Desligar todas')
    await expect(page.locator('[data-note="all-off"]')).toBeVisible()
    await give(page, 'Religar')
    await page.getByRole('button', { name: 'Entregar a jogadores' }).click()
    const giving = page.getByRole('dialog')
    await giving.getByRole('textbox', { name: 'Contas' }).fill(`${member}\nninguem-assim`)
    await giving.getByLabel('Motivo').fill(REASON)
    await giving.getByRole('button', { name: 'Entregar a jogadores' }).click()
    await expect(giving.getByRole('status')).toHaveText('Entregue a 1')
    await expect(giving).toContainText('ninguem-assim: a conta não existe')
    await giving.getByRole('button', { name: 'Fechar' }).last().click()

    await page.goto('/operator/bonus')
    await page.getByRole('searchbox', { name: 'Conta' }).fill(member)
    await page.getByRole('button', { name: 'Procurar' }).click()
    await expect(page.locator('[data-bonus]')).toContainText('R$ 10,00')
    await expectClean(page, 'open bonuses')
    await give(page, 'Encerrar')
    await expect(page.getByText('Nenhum bônus em aberto')).toBeVisible()

    await page.goto('/operator/diario')
    await expect(page.getByText(/desligou todas as promoções/)).toBeVisible()
    await expect(page.getByText(/encerrou o bônus “Presente de prova”/)).toBeVisible()
    await page.context().close()
  },
)

test(
  'who shares a device with somebody who has a reward waits in the queue of abuse, which says why, until compliance lets it go; the journal has both',
  inWhole,
  async ({ browser, site }) => {
    const [first, second] = [await newMember(site), await newMember(site)]
    await site.sql(
      "insert into session.devices (member_id, token_hash, name) select id, decode('0e3a', 'hex'), 'Chrome' from member.members where account = any ($1)",
      [[first, second]],
    )
    const page = await open(browser, site, '/operator/promocoes')
    await begin(page, 'manual', 'Presente de um aparelho')
    await save(page)
    await give(page, 'Iniciar')
    await page.getByRole('button', { name: 'Entregar a jogadores' }).click()
    const giving = page.getByRole('dialog')
    await giving.getByRole('textbox', { name: 'Contas' }).fill(`${first} ${second}`)
    await giving.getByLabel('Motivo').fill(REASON)
    await giving.getByRole('button', { name: 'Entregar a jogadores' }).click()
    await expect(giving).toContainText(`${second}: parou na análise de abuso`)
    await giving.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(page.locator('[data-total="given"]')).toContainText('1')

    await page.goto('/operator/suspeitas')
    await page.getByRole('listitem').filter({ hasText: second }).getByRole('button').click()
    const why = page.locator('[data-why="device"]')
    await expect(why).toContainText('Entrou pelo mesmo aparelho')
    await expect(why.getByRole('link', { name: first })).toBeVisible()
    await expectClean(page, 'a suspicion in the office')
    await page.getByLabel('Motivo').fill('Mãe e filho, em uma só casa.')
    await page.getByRole('button', { name: 'Liberar' }).click()
    await expect(page.getByText('Nenhum prêmio parado')).toBeVisible()
    await page.goto('/operator/diario')
    await expect(page.getByText(new RegExp(`Prêmio de ${second} na promoção “Presente de um aparelho” liberado`))).toBeVisible()
    await expect(page.getByText(/pôs no ar a versão 1 da promoção “Presente de um aparelho”/)).toBeVisible()
    await page.context().close()
  },
)

test(
  'an application waits in its queue until support has answered; its member is told why it was refused',
  inWhole,
  async ({ browser, site }) => {
    const office = await open(browser, site, '/operator/promocoes')
    await begin(office, 'application', 'Conte uma vitória')
    await save(office)
    await give(office, 'Iniciar')
    const member = await newMember(site)
    const [promotion] = await site.sql<{ id: string }>(
      "select promotion_id::text as id from promotions.versions where definition ->> 'title' = 'Conte uma vitória'",
    )
    await site.sql(
      `with entry as (
       insert into promotions.entries (promotion_id, member_id, period, version, state) select $1::bigint, id, 'all', 1, 'applying' from member.members where account = $2 returning promotion_id, member_id, period
     )
     insert into promotions.applications (promotion_id, member_id, period, comment) select promotion_id, member_id, period, 'Ganhei no domingo' from entry`,
      [promotion!.id, member],
    )
    await office.goto('/operator/pedidos-de-promocao')
    await office.getByRole('listitem').filter({ hasText: member }).getByRole('button').click()
    await expect(office.locator('[data-fact="comment"]')).toContainText('Ganhei no domingo')
    await expectClean(office, 'an application in the office')
    await office.getByRole('button', { name: 'Recusar' }).click()
    await office.getByRole('dialog').getByRole('textbox').fill('A imagem não mostra o que a promoção pede.')
    await office.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click()
    await expect(office.getByText('Nenhum pedido na fila')).toBeVisible()
    await office.goto(`/operator/promocoes?promocao=${promotion!.id}`)
    const preview = region(office, 'Ver como um jogador')
    await preview.getByRole('textbox', { name: 'Conta' }).fill(member)
    await preview.getByRole('button', { name: 'Ver' }).click()
    await expect(preview.locator('[data-fact="status"]')).toContainText('Pedido recusado')
    await expect(preview.locator('[data-fact="reason"]')).toContainText('A imagem não mostra o que a promoção pede.')
    await office.context().close()
  },
)
