import type { Browser, Locator, Page } from '@playwright/test'
import { expectClean } from './support/axe.ts'
import { newMember, openAs } from './support/member.ts'
import { openOffice } from './support/operator.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

/** An operator at the desk, in a browser of their own. */
const openDesk = (browser: Browser, site: Site): Promise<Page> => openOffice(browser, site, { roles: ['support'] })

/** Clicks on customer service and returns the window that it opens. */
async function openService(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Atendimento' }).click()
  return opened
}

async function write(page: Page | Locator, field: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill(text)
  await page.getByRole('textbox', { name: field }).press('Enter')
}

test('a visitor talks with an operator in a window of 440 by 750: queue, answer, typing, read, reload, end and rating [API-65] [BAR-01] [CSV-02] [CSV-04] [CSV-05]', async ({
  page,
  browser,
  site,
}) => {
  const desk = await openDesk(browser, site)
  await expect(desk.getByRole('heading', { name: 'Ninguém na fila' })).toBeVisible()
  await page.goto('/noticePage')
  const chat = await openService(page)
  await expect(chat.getByRole('heading', { name: 'Atendimento Tucano' })).toBeVisible()
  expect(chat.viewportSize() ?? (await chat.evaluate(() => ({ width: innerWidth, height: innerHeight })))).toEqual({
    width: 440,
    height: 750,
  })
  await expect(chat.getByRole('link', { name: 'Depositar com Pix' })).toHaveAttribute('href', '/helpmc#depositar-com-pix')
  await expect(chat.getByText('Online agora')).toBeVisible()
  // The pass is gone from the address; the window keeps the token of its conversation, and of no session.
  expect(chat.url()).toBe(`${site.url}/chat`)
  expect(await chat.evaluate(() => [sessionStorage.getItem('conversation')?.length, sessionStorage.getItem('token')])).toEqual([43, null])

  const markup = '<img src=x onerror="alert(1)"> meu depósito não caiu'
  await write(chat, 'Escreva sua mensagem', markup)
  await expect(chat.getByRole('heading', { name: 'Você é o próximo' })).toBeVisible()
  const entry = desk.getByRole('region', { name: 'Fila de conversas' }).getByRole('button', { name: /Visitante/ })
  await expect(entry).toContainText('1 não lidas')
  await entry.click()
  const open = desk.getByRole('region', { name: 'Conversa aberta' })
  await expect(open.getByText(markup)).toBeVisible()
  await expect(open.getByText('País desconhecido')).toBeVisible()
  await open.getByRole('button', { name: 'Assumir' }).click()
  await expect(chat.getByText('Bia está com você')).toBeVisible()
  await expect(chat.getByText('Lida')).toBeVisible()

  await open.getByRole('textbox', { name: 'Escreva a resposta' }).fill('Um inst')
  await expect(chat.getByText('Bia está digitando…')).toBeVisible()
  await open.getByRole('textbox', { name: 'Escreva a resposta' }).fill('')
  await open.getByRole('button', { name: 'Respostas prontas' }).click()
  await open.getByRole('menuitem', { name: /^Pedir detalhes/ }).click()
  await expect(chat.getByText(/^Para eu procurar aqui/)).toBeVisible()
  await expect(chat.getByText('Bia está digitando…')).toHaveCount(0)
  await expect(open.getByText('Lida')).toBeVisible()
  await expectClean(chat, 'chat')
  await expectClean(desk, 'desk')

  await chat.reload()
  await expect(chat.getByText(/^Para eu procurar aqui/)).toBeVisible()
  await write(chat, 'Escreva sua mensagem', 'Foram cinquenta reais')
  await expect(open.getByText('Foram cinquenta reais')).toBeVisible()
  await open.getByRole('button', { name: 'Encerrar' }).click()
  await expect(chat.getByRole('heading', { name: 'A conversa foi encerrada pelo atendimento.' })).toBeVisible()
  await chat.locator('label', { hasText: '5 estrelas' }).click()
  await chat.getByRole('button', { name: 'Enviar a nota' }).click()
  await expect(chat.getByText('Obrigado! Você deu nota 5 de 5.')).toBeVisible()
  await expect(open.getByText('Nota 5 de 5.')).toBeVisible()
  await desk.context().close()
})

test('the window closes when the link does not come or cannot be opened, and the page says what to do [CSV-06]', async ({ page }) => {
  let calls = 0
  await page.context().route('**/wps/relay/CSP_getService*', (route) => {
    calls++
    if (calls === 1) return route.abort()
    const services = [{ version: 2, csType: 'LIVECHAT', type: 3, link: 'eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSJ9..AAAA.AAAA.AAAA' }]
    return route.fulfill({ json: { success: true, value: { services } } })
  })
  await page.goto('/noticePage')
  for (const time of [1, 2]) {
    const popup = await openService(page)
    if (!popup.isClosed()) await popup.waitForEvent('close')
    await expect(page.getByText('Não conseguimos abrir o atendimento. Confira a conexão e clique de novo.').first()).toBeVisible()
    expect(calls).toBe(time)
  }
})

test(
  'a member above rank 4 gets VIP service, and the operator sees who it is; after the logout nobody is VIP',
  inWhole,
  async ({ page, browser, site }) => {
    const account = await newMember(site, { nickname: 'Vera' })
    await site.sql('update member.members set rank_level = 5 where account = $1', [account])
    await openAs(page, site, account)
    await page.getByRole('button', { name: 'Abrir o menu de Vera' }).waitFor()
    const chat = await openService(page)
    await expect(chat.getByText('Atendimento VIP', { exact: true })).toBeVisible()
    await write(chat, 'Escreva sua mensagem', 'Sou da casa')
    await expect(chat.getByText('Entregue')).toBeVisible()
    const desk = await openDesk(browser, site)
    const first = desk.getByRole('region', { name: 'Fila de conversas' }).getByRole('button').first()
    await expect(first).toContainText(account)
    await expect(first).toContainText('VIP')
    await desk.context().close()
    await chat.close()
    await page.getByRole('button', { name: 'Abrir o menu de Vera' }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.getByRole('dialog', { name: 'Sair da conta?' }).getByRole('button', { name: 'Sair' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).waitFor()
    const after = await openService(page)
    await expect(after.getByRole('heading', { name: 'Atendimento Tucano' })).toBeVisible()
    await expect(after.getByText('Atendimento VIP', { exact: true })).toHaveCount(0)
    await expect(after.getByText('Sou da casa')).toHaveCount(0)
  },
)

test('members talk in the room, live and by nickname; an operator removes a line and mutes its author; trial accounts read [BRD-16] [MOD-07]', async ({
  page,
  browser,
  site,
}) => {
  const room = async (of: Page): Promise<Locator> => {
    await of.getByRole('button', { name: 'Sala de conversa' }).click()
    const dialog = of.getByRole('dialog', { name: 'Sala de conversa' })
    await dialog.waitFor()
    return dialog
  }
  const [rui, lia] = [await newMember(site, { nickname: 'Rui', avatar: 3 }), await newMember(site, { nickname: 'Lia', avatar: 5 })]
  const other = await browser.newPage({ baseURL: site.url })
  await openAs(page, site, rui)
  await openAs(other, site, lia)
  const [mine, hers] = [await room(page), await room(other)]
  await expect(mine.getByRole('heading', { name: 'A conversa ainda não começou' })).toBeVisible()
  await expect(mine.locator('header')).toHaveCSS('background-color', 'rgb(242, 140, 30)')
  await write(mine, 'Diga algo à sala', 'Boa noite, <b>sala</b>')
  await expect(hers.getByText('Boa noite, <b>sala</b>')).toBeVisible()
  await expect(mine.getByText('você', { exact: true })).toBeVisible()
  await expect(hers.getByText('você', { exact: true })).toHaveCount(0)
  expect(await hers.textContent()).not.toContain(rui)
  await write(hers, 'Diga algo à sala', 'v.i.4.d.o')
  await expect(hers.getByRole('alert')).toHaveText('Essa mensagem tem uma palavra que não cabe na sala. Escreva de outro jeito.')
  await expect(hers.getByRole('textbox')).toHaveValue('v.i.4.d.o')
  await write(hers, 'Diga algo à sala', 'entra em exemplo . com')
  await expect(hers.getByRole('alert')).toHaveText('Links, e-mails e telefones não são permitidos na sala.')
  await expectClean(page, 'room', '[data-modal]')

  const desk = await openDesk(browser, site)
  await desk.getByRole('link', { name: 'Sala', exact: true }).click()
  await desk.getByRole('button', { name: 'Moderar a mensagem de Rui' }).click()
  await desk.getByRole('button', { name: 'Silenciar por 10 minutos' }).click()
  await expect(mine.getByText(/^Um operador pausou suas mensagens até/)).toBeVisible()
  await expect(desk.getByText('Silenciado')).toBeVisible()
  await desk.getByRole('button', { name: 'Moderar a mensagem de Rui' }).click()
  await desk.getByRole('button', { name: 'Apagar a mensagem' }).click()
  await expect(hers.getByText('Boa noite, <b>sala</b>')).toHaveCount(0)
  await expect(mine.getByText('Boa noite, <b>sala</b>')).toHaveCount(0)
  await desk.context().close()
  await other.close()

  const trial = await browser.newPage({ baseURL: site.url })
  await trial.goto('/login')
  await trial.getByRole('button', { name: 'Jogar em demonstração' }).click()
  const theirs = await room(trial)
  await write(theirs, 'Diga algo à sala', 'posso?')
  await expect(trial.getByRole('alertdialog').getByText('Para isso, crie uma conta real.')).toBeVisible()
  await trial.close()
})
