import type { Page } from '@playwright/test'
import { totpAt, totpStep } from '../server/src/accounts/totp.ts'
import { expectClean } from './support/axe.ts'
import { newMember, openAs, openMemberCentre } from './support/member.ts'
import { expectNothingSecret } from './support/secrets.ts'
import { signIn } from './support/sign-in.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

test.afterEach(({ page, site }) => expectNothingSecret(page, site))

const ENTRIES = [
  ['securityCenter', 'Minha conta'],
  ['transferFund', 'Minha carteira'],
  ['depositv2', 'Depositar'],
  ['withdraw', 'Sacar'],
  ['transferUpline', 'Transferir'],
  ['personalHistoryCopy', 'Histórico de apostas'],
  ['transactionHistory', 'Extrato'],
  ['personalProfit', 'Ganhos e perdas'],
  ['bonusDetails', 'Bônus'],
  ['rewardCenter', 'Recompensas'],
  ['referral', 'Convide amigos'],
  ['missionLeaderboard', 'Missões'],
  ['messageV2', 'Mensagens'],
] as const

const PHONE = { width: 390, height: 844 }
const PASSWORD = 'tucano2026'

const entry = (page: Page, key: string) => page.locator(`[data-entry="${key}"]`)
const guard = (page: Page, key: string) => page.locator(`[data-guard="${key}"]`)
const headerAvatar = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Abrir o menu de/ })
    .locator('img')

/** Signs in as a member of its own and opens the centre. */
async function openCentre(page: Page, site: Site, set: { nickname?: string; avatar?: number } = {}): Promise<string> {
  const account = await newMember(site, set)
  await openAs(page, site, account)
  await openMemberCentre(page)
  return account
}

const nobody = { country: null as string | null, endedAt: null as string | null, endedWhy: null as string | null }

/** A session of the member elsewhere, two hours old. */
async function addSession(site: Site, account: string, device: string, set: Partial<typeof nobody> = {}): Promise<void> {
  const { country, endedAt, endedWhy } = { ...nobody, ...set }
  await site.sql(
    `insert into session.sessions (token_hash, member_id, ip, country, device, way, created_at, ended_at, ended_why)
     select sha256(convert_to($1 || $2, 'utf8')), id, '203.0.113.7', $3, $2, 'sms', now() - interval '2 hours', $4, $5
     from member.members where account = $1`,
    [account, device, country, endedAt, endedWhy],
  )
}

test('the personal centre opens with the account page, lists its 13 entries in order, has one active page at a time, and closes by its button and by Escape [MEM-01] [MEM-02] [MEM-03] [MEM-04]', async ({
  page,
  site,
}) => {
  await test.step('securityCenter is the account page, and the first to show', async () => {
    const account = await openCentre(page, site, { nickname: 'Iara' })
    await expect(entry(page, 'securityCenter')).toHaveAttribute('aria-current', 'page')
    const profile = page.getByRole('region', { name: 'Perfil' })
    await expect(profile.getByRole('heading', { name: 'Iara' })).toBeVisible()
    await expect(profile).toContainText(account)
    await expect(profile).toContainText('Broto')
    await expect(profile).toContainText(/Membro desde\d\d\/\d\d\/20\d\d/)
    await expect(page.locator('[data-guard]')).toHaveCount(5)
    await expect(page.locator('[data-missing]')).toContainText('Faltam 4 passos para proteger bem a conta')
    await guard(page, 'password').getByRole('button', { name: 'Trocar a senha' }).click()
    await expect(page.getByRole('dialog', { name: 'Trocar a senha' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Trocar a senha' })).toHaveCount(0)
  })
  await test.step('one active page at a time', async () => {
    for (const [key, name] of ENTRIES) {
      await entry(page, key).click()
      await expect(page.locator('[data-entry][aria-current="page"]')).toHaveCount(1)
      await expect(entry(page, key)).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('[data-page]')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    }
  })
  await test.step('the entries, and closing', async () => {
    const shown = await page
      .locator('[data-entry]')
      .evaluateAll((buttons) => buttons.map((button) => [(button as HTMLElement).dataset['entry'], button.textContent]))
    expect(shown).toEqual(ENTRIES)
    await page.getByRole('button', { name: 'Fechar a central do membro' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openMemberCentre(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('counts above zero show as a badge of their entry, and of no other', inWhole, async ({ page, site }) => {
  await openAs(page, site, await newMember(site), '/dev/gallery')
  const specimen = page.locator('[data-specimen="centre"]')
  // The counts of the member itself come first: those of the gallery stand in the same place.
  await page.waitForLoadState('networkidle')
  const counts = {
    missionLeaderboard: ['Missões', '3', '3'],
    messageV2: ['Mensagens', '12', '12'],
    rewardCenter: ['Recompensas', '120', '99+'],
  }
  const shown: Record<string, string> = Object.fromEntries(ENTRIES)
  for (const [key, [name = '', count = '', badge]] of Object.entries(counts)) {
    await specimen.getByLabel(`${name} não lidas`).fill(count)
    shown[key] = `${name}${badge}${count} não lidas`
    await specimen.getByRole('button', { name: 'Abrir central' }).click()
    for (const [other, text] of Object.entries(shown)) await expect(entry(page, other)).toHaveText(text)
    await page.getByRole('button', { name: 'Fechar a central do membro' }).click()
  }
})

test(
  'a chosen avatar shows in the header at once; a picture is looked at before it is sent, and then shows there',
  inWhole,
  async ({ page, site }) => {
    await test.step('a chosen avatar', async () => {
      await openCentre(page, site)
      await expect(headerAvatar(page)).toHaveAttribute('src', '/brand/avatar-default.svg')
      await page.getByRole('button', { name: 'Trocar avatar' }).click()
      const dialog = page.getByRole('dialog', { name: 'Trocar avatar' })
      await expect(dialog.getByRole('radio')).toHaveCount(24)
      await expect(dialog.getByRole('button', { name: 'Usar este avatar' })).toBeDisabled()
      await dialog.getByRole('radio', { name: 'Capivara' }).check()
      await dialog.getByRole('button', { name: 'Usar este avatar' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(headerAvatar(page)).toHaveAttribute('src', '/brand/avatars/3.svg')
      await expect(page.getByAltText('Avatar de Membro')).toHaveAttribute('src', '/brand/avatars/3.svg')
      await page.reload()
      await expect(headerAvatar(page)).toHaveAttribute('src', '/brand/avatars/3.svg')
    })
    await test.step('a picture', async () => {
      await openMemberCentre(page)
      await page.getByRole('button', { name: 'Trocar avatar' }).click()
      const dialog = page.getByRole('dialog', { name: 'Trocar avatar' })
      const file = dialog.locator('input[type="file"]')
      const png = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } })
      await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: png })
      await expect(dialog.getByRole('alert')).toHaveText('Esta foto não é PNG nem JPG. Escolha outra.')
      await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
      await expect(dialog.getByRole('alert')).toHaveText('Esta foto tem 5,1 MB, e o limite é 5 MB. Escolha uma menor.')
      await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
      await expect(dialog.getByRole('alert')).toHaveText('Não conseguimos abrir esta foto. Ela pode estar danificada; escolha outra.')
      await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
      await expect(dialog.getByText('Sua foto')).toBeVisible()
      await dialog.getByRole('button', { name: 'Usar esta foto' }).click()
      // Pictures are drawn at the lowest priority: on a busy machine that takes its time.
      await expect(dialog).toHaveCount(0, { timeout: 40_000 })
      await expect(headerAvatar(page)).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}\.png$/)
      await expect.poll(() => headerAvatar(page).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(256)
    })
  },
)

test('the nickname is changed where it stands, and every open page shows it', inWhole, async ({ page, context, site }) => {
  await openCentre(page, site)
  const other = await context.newPage()
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  await other.addInitScript((given) => sessionStorage.setItem('token', given), token)
  await other.goto(site.url)
  await expect(other.locator('html')).toHaveAttribute('data-live', 'on')
  await page.getByRole('button', { name: 'Mudar o apelido' }).click()
  const field = page.getByRole('textbox', { name: 'Apelido' })
  await expect(field).toBeFocused()
  for (const wrong of ['x', '_ana', 'ana!', 'a'.repeat(21)]) {
    await field.fill(wrong)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Use de 2 a 20 letras, números, espaços e . _ - e comece por letra ou número.')).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Central do membro' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Membro', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mudar o apelido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('  Zé   da Mata ')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Zé da Mata', exact: true })).toBeVisible()
  await expect(page.locator('[data-page] [role="status"]', { hasText: 'Agora você é Zé da Mata por aqui.' })).toBeVisible()
  for (const shown of [page, other]) await expect(shown.getByRole('button', { name: 'Abrir o menu de Zé da Mata' })).toBeAttached()
  await other.close()
})

test(
  'the password is changed with the old one, which this page does not keep; other browsers are out and this one stays',
  inWhole,
  async ({ page, site }) => {
    const account = await newMember(site)
    await page.goto(`${site.url}/login`)
    await signIn(page, account)
    await addSession(site, account, 'Chrome · Android')
    await openMemberCentre(page)
    await page.getByRole('button', { name: 'Trocar a senha' }).click()
    const dialog = page.getByRole('dialog', { name: 'Trocar a senha' })
    await expect(dialog.getByText('sua conta é desconectada dos outros navegadores')).toBeVisible()
    const change = async (old: string): Promise<void> => {
      await dialog.getByLabel('Senha atual').fill(old)
      await dialog.getByLabel('Nova senha', { exact: true }).fill('outrasenha1')
      await dialog.getByLabel('Repita a nova senha').fill('outrasenha1')
      await dialog.getByRole('button', { name: 'Salvar nova senha' }).click()
    }
    await change('errada9999')
    await expect(dialog.getByText('A senha atual não confere.')).toBeVisible()
    await change(PASSWORD)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Senha alterada.')).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Central do membro' })).toBeVisible()
    const [open] = await site.sql<{ count: string }>(
      'select count(*) from session.sessions s join member.members m on m.id = s.member_id where m.account = $1 and ended_at is null',
      [account],
    )
    expect(open?.count).toBe('1')
  },
)

test(
  'an account is protected: payment password, e-mail and mobile number with the codes that were sent, and an authenticator that is turned on and off with its codes',
  inWhole,
  async ({ page, site }) => {
    const account = await openCentre(page, site)
    await test.step('the payment password is set with the login password, and changed with the one before', async () => {
      await guard(page, 'paymentPassword').getByRole('button', { name: 'Definir a senha de pagamento' }).click()
      let dialog = page.getByRole('dialog', { name: 'Definir a senha de pagamento' })
      const save = () => dialog.getByRole('button', { name: 'Salvar senha de pagamento' }).click()
      await dialog.getByLabel('Nova senha de pagamento').fill('12345')
      await dialog.getByLabel('Repita a nova senha').fill('1')
      await save()
      await expect(dialog.getByRole('alert')).toHaveText([
        'Preencha este campo.',
        'Use exatamente seis dígitos.',
        'As duas senhas não são iguais.',
      ])
      await dialog.getByLabel('Senha de acesso').fill('errada')
      await dialog.getByLabel('Nova senha de pagamento').fill('907341')
      await dialog.getByLabel('Repita a nova senha').fill('907341')
      await save()
      await expect(dialog.getByRole('alert')).toHaveText('A senha atual não confere.')
      await dialog.getByLabel('Senha de acesso').fill(PASSWORD)
      await save()
      await expect(dialog).toHaveCount(0)
      await expect(guard(page, 'paymentPassword')).toContainText('Ativa')
      await expect(page.locator('[data-missing]')).toContainText('Faltam 3 passos')
      await guard(page, 'paymentPassword').getByRole('button', { name: 'Trocar a senha de pagamento' }).click()
      dialog = page.getByRole('dialog', { name: 'Trocar a senha de pagamento' })
      await dialog.getByLabel('Senha de pagamento atual').fill('907341')
      await dialog.getByLabel('Nova senha de pagamento').fill('118205')
      await dialog.getByLabel('Repita a nova senha').fill('118205')
      await save()
      await expect(dialog).toHaveCount(0)
    })
    await test.step('an e-mail address is confirmed with the code that was sent to it', async () => {
      const address = `${account}@exemplo.com.br`
      await guard(page, 'email').getByRole('button', { name: 'Confirmar um e-mail' }).click()
      const dialog = page.getByRole('dialog', { name: 'Confirmar um e-mail' })
      await dialog.getByLabel('Novo e-mail').fill('ninguém')
      await dialog.getByRole('button', { name: 'Enviar código' }).click()
      await expect(dialog.getByText('Confira o endereço: falta algo como nome@exemplo.com.')).toBeVisible()
      await dialog.getByLabel('Novo e-mail').fill(address)
      await dialog.getByRole('button', { name: 'Enviar código' }).click()
      await expect(dialog.getByRole('button', { name: /^Reenviar em \d+ s$/ })).toBeDisabled()
      const code = await codeFor(site, address)
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
      await dialog.getByLabel('Código recebido').fill(wrong)
      await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click()
      await expect(dialog.getByText('O código não confere. Confira os números ou peça outro.')).toBeVisible()
      await dialog.getByLabel('Código recebido').fill(code)
      await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(guard(page, 'email')).toContainText(`${address.slice(0, 1)}***@exemplo.com.br`)
      await expect(guard(page, 'email')).toContainText('Confirmado')
      await expect(guard(page, 'email').getByRole('button', { name: 'Trocar o e-mail' })).toBeVisible()
    })
    await test.step('a mobile number of a country that codes are sent to is confirmed with the code', async () => {
      const number = `119${String(Date.now()).slice(-8)}`
      await guard(page, 'mobile').getByRole('button', { name: 'Confirmar um celular' }).click()
      const dialog = page.getByRole('dialog', { name: 'Confirmar um celular' })
      await expect(dialog.locator('img[src$="/flags/br.svg"]')).toBeVisible()
      await expect(dialog.getByLabel('País')).toHaveValue('+55')
      await dialog.getByLabel('Celular com DDD').fill(number)
      await dialog.getByRole('button', { name: 'Enviar código' }).click()
      await expect(dialog.getByRole('button', { name: /^Reenviar em/ })).toBeVisible()
      await dialog.getByLabel('Código recebido').fill(await codeFor(site, `+55${number}`))
      await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(guard(page, 'mobile')).toContainText(`+55 ****${number.slice(-4)}`)
    })
    await test.step('the authenticator is turned on and off with its codes', async () => {
      await guard(page, 'authenticator').getByRole('button', { name: 'Ativar o autenticador' }).click()
      let dialog = page.getByRole('dialog', { name: 'Ativar o autenticador' })
      await expect(dialog.getByRole('img', { name: 'Código QR com a chave do autenticador' })).toBeVisible()
      const written = await dialog.getByLabel('Chave do autenticador', { exact: true }).innerText()
      expect(written).toMatch(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)
      const secret = bytesOf(written.replaceAll(' ', ''))
      await dialog.getByLabel('Código de 6 dígitos').fill('12')
      await dialog.getByRole('button', { name: 'Ativar', exact: true }).click()
      await expect(dialog.getByText('O código tem seis dígitos.')).toBeVisible()
      const step = totpStep(new Date())
      await dialog.getByLabel('Código de 6 dígitos').fill(totpAt(secret, step))
      await dialog.getByRole('button', { name: 'Ativar', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(guard(page, 'authenticator')).toContainText('Ativo')
      await guard(page, 'authenticator').getByRole('button', { name: 'Desativar o autenticador' }).click()
      dialog = page.getByRole('dialog', { name: 'Desativar o autenticador' })
      await dialog.getByLabel('Código de 6 dígitos').fill(totpAt(secret, step))
      await dialog.getByRole('button', { name: 'Desativar', exact: true }).click()
      await expect(dialog.getByText('O código não confere. Confira os números ou peça outro.')).toBeVisible()
      // A code counts once; the next one is good already, since clocks differ.
      await dialog.getByLabel('Código de 6 dígitos').fill(totpAt(secret, step + 1))
      await dialog.getByRole('button', { name: 'Desativar', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(guard(page, 'authenticator')).toContainText('Falta')
    })
  },
)

/** The code of the newest letter to somebody. */
async function codeFor(site: Site, recipient: string): Promise<string> {
  const [letter] = await site.sql<{ body: string }>('select body from platform.letters where recipient = $1 order by id desc limit 1', [
    recipient,
  ])
  return /\d{6}/.exec(letter?.body ?? '')?.[0] ?? ''
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(secret: string): Buffer {
  const bits = secret.replaceAll(/./g, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

test(
  'sessions are listed in words, and the others end when asked to; the login history tells every outcome in words, and shows more when asked',
  inWhole,
  async ({ page, site }) => {
    const account = await newMember(site)
    await site.sql(
      `insert into session.attempts (account, member_id, ip, country, device, way, outcome)
     select account, id, '203.0.113.9', 'BR', 'Chrome · Windows', 'username', (array['in', 'wrong', 'captcha', 'second', 'blocked', 'closed'])[n % 6 + 1]
     from member.members, generate_series(0, 29) n where account = $1 order by n`,
      [account],
    )
    await test.step('sessions', async () => {
      await addSession(site, account, 'Safari · iOS', { country: 'BR', endedAt: '2026-03-01T15:00:00Z', endedWhy: 'logout' })
      await addSession(site, account, 'Firefox · Linux', { endedAt: '2026-03-02T15:00:00Z', endedWhy: 'idle' })
      await openAs(page, site, account)
      await addSession(site, account, 'Chrome · Android', { country: 'PT' })
      await openMemberCentre(page)
      const card = page.getByRole('region', { name: 'Sessões' })
      await expect(card.locator('[data-seen]')).toHaveCount(2)
      await expect(card.locator('[data-seen]').first()).toContainText('Este aparelho')
      await expect(card.locator('[data-seen="open"]')).toContainText('Portugal · 203.0.113.7 · Código por SMS')
      await card.getByRole('button', { name: 'Mostrar as encerradas (2)' }).click()
      await expect(card).toContainText('Você saiu em 01/03/2026 12:00')
      await expect(card).toContainText('Encerrada por falta de uso em 02/03/2026 12:00')
      await card.getByRole('button', { name: 'Encerrar as outras' }).click()
      const ask = page.getByRole('alertdialog', { name: 'Encerrar as outras sessões?' })
      await ask.getByRole('button', { name: 'Cancelar' }).click()
      await expect(card.locator('[data-seen="open"]')).toHaveCount(1)
      await card.getByRole('button', { name: 'Encerrar as outras' }).click()
      await ask.getByRole('button', { name: 'Encerrar as outras' }).click()
      await expect(page.locator('[data-page] [role="status"]', { hasText: 'Uma sessão encerrada.' })).toBeVisible()
      await expect(card.locator('[data-seen="open"]')).toHaveCount(0)
      await expect(card).toContainText('Encerrada por segurança')
    })
    await test.step('login history', async () => {
      const card = page.getByRole('region', { name: 'Histórico de acessos' })
      await expect(card.locator('[data-seen]')).toHaveCount(6)
      for (const outcome of ['Entrou', 'Senha ou código errado', 'Parou na imagem', 'Parou na confirmação', 'Bloqueado', 'Recusado'])
        await expect(card.getByText(outcome, { exact: true })).toHaveCount(1)
      await card.getByRole('button', { name: 'Mostrar mais' }).click()
      await expect(card.locator('[data-seen]')).toHaveCount(26)
      await card.getByRole('button', { name: 'Mostrar mais' }).click()
      await expect(card.locator('[data-seen]')).toHaveCount(30)
      await expect(card.getByRole('button', { name: 'Mostrar mais' })).toHaveCount(0)
    })
  },
)

test('an account that cannot be read is read again on a click; an avatar that does not load falls back to the default one, and a label without a colour of its own is #ABABAB [MEM-14]', async ({
  page,
  site,
}) => {
  const account = await newMember(site, { avatar: 5 })
  await site.sql('insert into member.labels (name) values ($1)', [`Etiqueta ${account}`])
  await site.sql(
    'insert into member.member_labels select m.id, l.id from member.members m, member.labels l where m.account = $1 and l.name = $2',
    [account, `Etiqueta ${account}`],
  )
  await page.route('**/brand/avatars/*.svg', (route) => route.fulfill({ status: 404 }))
  await test.step('the account', async () => {
    let broken = true
    await page.route('**/wps/v2/member/securityConfig', (route) =>
      broken ? route.fulfill({ status: 500, json: { success: false, errorCode: 'system.error' } }) : route.continue(),
    )
    await openAs(page, site, account)
    await openMemberCentre(page)
    await expect(page.getByRole('heading', { name: 'Não foi possível abrir sua conta agora' })).toBeVisible()
    broken = false
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.locator('[data-guard]')).toHaveCount(5)
  })
  await test.step('the avatar', async () => {
    for (const image of [headerAvatar(page), page.getByAltText('Avatar de Membro')]) {
      await expect(image).toHaveAttribute('src', '/brand/avatar-default.svg')
      await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    }
  })
  await test.step('the label', async () => {
    const labels = page.getByRole('dialog', { name: 'Central do membro' }).getByText(`Etiqueta ${account}`)
    await expect(labels).toHaveCount(2)
    // #ABABAB, with letters that can be read on it.
    for (const label of await labels.all()) {
      await expect(label).toHaveCSS('background-color', 'rgb(171, 171, 171)')
      await expect(label).toHaveCSS('color', 'rgb(0, 0, 0)')
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test(
    'the rail is a list, choosing an entry shows its page with a way back, and the shortcut to the deposit opens that page',
    inWhole,
    async ({ page, site }) => {
      await test.step('the rail', async () => {
        await openCentre(page, site)
        await expect(page.locator('[data-page]')).toBeHidden()
        await expect(page.locator('[data-entry][aria-current]')).toHaveCount(0)
        await entry(page, 'withdraw').click()
        await expect(entry(page, 'withdraw')).toBeHidden()
        await expect(page.getByRole('heading', { level: 3, name: 'Sacar' })).toBeFocused()
        await page.getByRole('button', { name: 'Voltar à lista' }).click()
        await expect(entry(page, 'withdraw')).toBeFocused()
        await expect(page.locator('[data-page]')).toBeHidden()
        await page.getByRole('button', { name: 'Fechar a central do membro' }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
      await test.step('the shortcut', async () => {
        await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('button', { name: 'Depositar' }).click()
        await expect(page.getByRole('heading', { level: 3, name: 'Depositar' })).toBeVisible()
      })
    },
  )
})

test('axe finds nothing in the personal centre and in its dialogs in either theme', inWhole, async ({ page, site }) => {
  await test.step('the centre', async () => {
    const account = await newMember(site)
    await site.sql(
      `insert into session.attempts (account, member_id, ip, country, device, way, outcome)
       select account, id, '203.0.113.9', 'BR', 'Chrome · Windows', 'username', outcome
       from member.members, unnest(array['in', 'wrong', 'captcha', 'second', 'blocked', 'closed']) outcome where account = $1`,
      [account],
    )
    await openAs(page, site, account)
    await addSession(site, account, 'Chrome · Android')
    await openMemberCentre(page)
    await expect(page.getByRole('region', { name: 'Histórico de acessos' }).locator('[data-seen]')).toHaveCount(6)
    await page.getByRole('button', { name: 'Mudar o apelido' }).click()
    await expectClean(page, 'account')
    await entry(page, 'messageV2').click()
    await expectClean(page, 'later', 'dialog')
    await page.setViewportSize(PHONE)
    await page.getByRole('dialog').getByRole('button', { name: 'Voltar à lista' }).click()
    await expectClean(page, 'list', 'dialog')
  })
  await test.step('the dialogs', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await entry(page, 'securityCenter').click()
    for (const name of ['Trocar avatar', 'Ativar o autenticador', 'Confirmar um celular', 'Definir a senha de pagamento']) {
      await page.getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectClean(page, name, '[data-modal] dialog')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })
})

test('long names stay inside screens of 1440, 768 and 360', inWhole, async ({ page, site }) => {
  const account = await newMember(site, { nickname: 'W'.repeat(20) })
  const label = `Etiqueta de um nome que não acaba mais ${account}`
  await site.sql('insert into member.labels (name) values ($1)', [label])
  await site.sql(
    'insert into member.member_labels select m.id, l.id from member.members m, member.labels l where m.account = $1 and l.name = $2',
    [account, label],
  )
  await openAs(page, site, account)
  await addSession(site, account, 'Um navegador de nome comprido demais para uma linha · Android', { country: 'GS' })
  await openMemberCentre(page)
  await expect(page.locator('[data-seen="open"]')).toBeVisible()
  const wider = () =>
    page
      .getByRole('dialog')
      .locator('*')
      .evaluateAll(
        (elements) =>
          elements.filter((element) => {
            const { left, right, width } = element.getBoundingClientRect()
            return width > 1 && (left < -1 || right > innerWidth + 1)
          }).length,
      )
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 844 })
    if (width < 768) await entry(page, 'securityCenter').click()
    await expect(page.locator('[data-seen="open"]')).toBeVisible()
    // What is drawn anew for another width is there after a frame.
    await expect.poll(wider, `${width}`).toBe(0)
    expect(await page.locator('[data-page]').evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  }
})
