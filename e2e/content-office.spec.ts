import type { Page } from '@playwright/test'
import { expectClean } from './support/axe.ts'
import { codeOf, openOffice } from './support/operator.ts'
import { expect, openSite, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

// Each subject is edited, looked at as a visitor, and read in the journal.
test.describe.configure({ timeout: 150_000 })

const entryOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).getByRole('button').first()
const subject = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Assuntos' }).getByRole('button', { name, exact: true }).click()
const saved = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Salvar|Criar)$/ }).click()
  await expect(page.getByText('Não salvo')).toHaveCount(0)
  await expect(page.getByText('Salvo. Já está no site.').last()).toBeVisible()
}

test('an admin edits what the site says and visitors see it at once; the journal tells it in words', async ({ browser, page }) => {
  const site = await openSite()
  const visitor = page
  await visitor.goto(site.url)
  await expect(visitor.locator('html')).toHaveAttribute('data-live', 'on')
  const office = await openOffice(browser, site, { roles: ['admin'], path: '/operator/conteudo?assunto=banners' })

  // A banner: refused at its field, then made, and seen on the open page.
  await office.getByRole('button', { name: 'Novo banner' }).click()
  const form = office.getByRole('article', { name: 'Novo banner' })
  await form.getByRole('button', { name: 'Criar' }).click()
  await expect(form.getByRole('textbox', { name: 'Título', exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText('Preencha este campo.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Título', exact: true }).fill('Salão da mata')
  await expect(form.getByRole('textbox', { name: 'Nome no endereço' })).toHaveValue('salao-da-mata')
  await form.getByRole('combobox', { name: 'Ao clicar' }).selectOption({ label: 'Abre uma página' })
  await form.getByRole('textbox', { name: 'Para onde' }).fill('javascript:alert(1)')
  await form.getByRole('textbox', { name: 'Texto do botão' }).fill('Ver os jogos')
  await form.getByRole('button', { name: 'Criar' }).click()
  await expect(form.getByText('Comece com / ou https://.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Para onde' }).fill('/rng')
  const preview = office.frameLocator('iframe[title="Como vai aparecer"]')
  await expect(preview.getByText('Salão da mata')).toBeVisible()
  await office.getByRole('button', { name: 'Escuro', exact: true }).click()
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark')
  await office.getByRole('button', { name: 'Celular', exact: true }).click()
  await expect(office.getByTitle('Como vai aparecer')).toHaveCSS('width', '390px')
  await saved(office)
  await expect(visitor.getByText('Salão da mata')).toBeAttached()
  await expectClean(office, 'content', 'form')

  // Unsaved work is not left behind unasked.
  const banner = office.getByRole('article')
  await banner.getByRole('textbox', { name: 'Subtítulo' }).fill('Ainda não')
  await expect(banner.getByText('Não salvo')).toBeVisible()
  await office.getByRole('navigation', { name: 'Seções' }).getByRole('link', { name: 'Diário' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(banner.getByRole('textbox', { name: 'Subtítulo' })).toHaveValue('Ainda não')
  for (const leave of [
    () => office.evaluate(() => history.back()),
    () => office.evaluate(() => history.back()),
    () => office.getByRole('button', { name: 'Sair' }).click(),
  ]) {
    await leave()
    await office.getByRole('alertdialog', { name: 'Sair sem salvar?' }).getByRole('button', { name: 'Cancelar' }).click()
    await expect(office.getByRole('alertdialog')).toHaveCount(0)
    await expect(banner.getByRole('textbox', { name: 'Subtítulo' })).toHaveValue('Ainda não')
  }

  // Somebody else was quicker: the newer one is shown, and the own can go on over it.
  const other = await openOffice(browser, site, {
    roles: ['admin'],
    name: 'Rita',
    path: '/operator/conteudo?assunto=banners&item=salao-da-mata',
  })
  await other.getByRole('textbox', { name: 'Título', exact: true }).fill('Salão do rio')
  await saved(other)
  await expect(banner.getByText(/alterou este item depois que você abriu\./)).toBeVisible()
  await expect(banner.getByText('Título: Salão do rio')).toBeVisible()
  await banner.getByRole('button', { name: 'Usar a versão nova' }).click()
  await expect(office.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('Salão do rio')

  // Back to what it was before.
  await office.getByRole('button', { name: 'Restaurar esta versão' }).first().click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Restaurar esta versão' }).click()
  await expect(office.getByText('Versão anterior restaurada.')).toBeVisible()
  await expect(visitor.getByText('Salão da mata')).toBeAttached()

  // Taken away under somebody's hands: what was typed stays, and brings it back.
  await expect(other.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('Salão da mata')
  await banner.getByRole('textbox', { name: 'Subtítulo' }).fill('De volta')
  await expect(banner.getByText('Não salvo')).toBeVisible()
  await other.getByRole('button', { name: 'Apagar' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(office.getByText(/apagou este item enquanto você escrevia\./)).toBeVisible()
  await expect(visitor.getByText('Salão da mata')).toHaveCount(0)
  await saved(office)
  await expect(visitor.getByText('De volta')).toBeAttached()

  // A notice: markup is cleaned, and shown so before it is saved.
  await subject(office, 'Avisos')
  await office.getByRole('button', { name: 'Novo aviso' }).click()
  await office.getByRole('textbox', { name: 'Título', exact: true }).fill('Festa na sala')
  await office.getByRole('textbox', { name: 'Texto', exact: true }).fill('<p>Hoje <strong>à noite</strong>.</p><script>alert(1)</script>')
  await expect(office.getByText('Não é permitido e será removido: <script>')).toBeVisible()
  await expect(preview.getByText('à noite')).toBeVisible()
  await saved(office)
  await expect(visitor.getByText('Festa na sala').first()).toBeAttached()

  // Games: a name, and the list of those that are hot.
  await subject(office, 'Jogos')
  await office.getByRole('searchbox', { name: 'Buscar na lista' }).fill('keno')
  await entryOf(office, 'Keno').click()
  await office.getByRole('textbox', { name: 'Nome', exact: true }).fill('Keno da Mata')
  await expect(preview.getByRole('button', { name: /^Jogar Keno da Mata/, includeHidden: true })).toBeVisible()
  await expect(preview.locator('img[src^="data:image/webp"]')).toBeVisible()
  await office.getByRole('combobox', { name: 'Situação' }).selectOption({ label: 'Desligado: não aparece' })
  await expect(office.getByText('Desligado: não aparece em nenhuma lista.')).toBeVisible()
  await office.getByRole('combobox', { name: 'Situação' }).selectOption({ label: 'Aberto' })
  await saved(office)

  // Back with nothing unsaved is one step; with something unsaved it goes there once somebody agrees.
  await entryOf(office, 'Keno da Mata').click()
  const named = (slug: string) => new RegExp(`item=${encodeURIComponent(slug)}$`, 'i')
  await subject(office, 'Provedores')
  await entryOf(office, 'Boto').click()
  await office.getByRole('textbox', { name: 'Nome', exact: true }).fill('Boto Rosa')
  await office.evaluate(() => history.back())
  await office.getByRole('alertdialog').getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(office).toHaveURL(/assunto=vendors$/)
  await entryOf(office, 'Boto').click()
  await office.getByRole('textbox', { name: 'Nome', exact: true }).fill('Boto Rosa')
  await expect(preview.getByText('Boto Rosa').first()).toBeVisible()
  await expectClean(office, 'vendor')
  await saved(office)
  await expect(office).toHaveURL(named('BOT'))
  await office.evaluate(() => history.back())
  await expect(office).toHaveURL(/assunto=vendors$/)
  await office.getByRole('combobox', { name: 'Mostrar' }).selectOption({ label: 'Cassino' })
  await office.getByRole('button', { name: 'Ordenar' }).click()
  const order = office.getByRole('dialog', { name: 'Ordenar: Cassino' })
  await order.getByRole('button', { name: 'Subir Boto Rosa' }).click()
  await order.getByRole('button', { name: 'Salvar a ordem' }).click()
  await expect(office.getByText('A nova ordem já está no site.')).toBeVisible()
  await expect(office.getByRole('list', { name: 'Provedores' }).getByRole('listitem').first()).toContainText('Boto Rosa')
  await subject(office, 'Jogos')
  await office.getByRole('searchbox', { name: 'Buscar na lista' }).fill('keno')
  await office.getByRole('button', { name: 'Em alta', exact: true }).click()
  const hot = office.getByRole('dialog', { name: 'Em alta' })
  await hot.getByRole('combobox', { name: 'Incluir um jogo' }).selectOption({ label: 'Keno da Mata' })
  await hot.getByRole('button', { name: 'Salvar a ordem' }).click()
  await expect(hot).toHaveCount(0)
  await expect(entryOf(office, 'Keno da Mata')).toContainText('Em alta')

  // Synonyms: a search is tried with them before they count.
  await subject(office, 'Sinônimos')
  await office.getByRole('searchbox', { name: 'Buscar na lista' }).fill('keno')
  await entryOf(office, 'Keno da Mata').click()
  await office.getByRole('searchbox', { name: 'Experimente uma busca' }).fill('zabumba')
  await expect(office.getByText('A busca não encontra nenhum jogo.')).toBeVisible()
  await office.getByRole('textbox', { name: 'Palavras' }).fill('zabumba')
  await expect(office.getByText('Este jogo é o primeiro resultado.')).toBeVisible()
  await expect(preview.getByRole('button', { name: /^Jogar Keno da Mata/, includeHidden: true })).toBeVisible()
  await expectClean(office, 'synonyms')
  await saved(office)

  await office.goto('/operator/diario')
  for (const line of [
    /criou o banner “Salão da mata”/,
    /mudou o banner “Salão do rio”: título/,
    /restaurou o banner “Salão da mata” para uma versão anterior: título/,
    /criou o aviso “Festa na sala”/,
    /mudou o jogo “Keno da Mata”: nome/,
    /mudou o provedor “Boto Rosa”: nome/,
    /mudou a ordem de provedores/,
    /escolheu os jogos em alta: .*\/keno/,
  ])
    await expect(office.getByText(line).first()).toBeVisible()
  const row = office.getByRole('row').filter({ hasText: 'mudou o banner “Salão do rio”' })
  await row.getByText('Detalhes').click()
  await expect(row).toContainText('título: Salão do rio')
  await site.stop()
})

test(
  'an admin uploads a picture for a banner, and the start shows it with its words whole, from 360 to 1920 wide',
  inWhole,
  async ({ browser, page }) => {
    const site = await openSite()
    // A photo that is light all over, where white words would be lost.
    await page.setContent('<body style="margin:0;background:linear-gradient(#fff,#dff)">')
    const photo = { name: 'festa.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) }
    const small = { ...photo, buffer: await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 400, height: 200 } }) }
    const office = await openOffice(browser, site, { roles: ['admin'], path: '/operator/conteudo?assunto=banners' })
    await office.getByRole('button', { name: 'Novo banner' }).click()
    const form = office.getByRole('article', { name: 'Novo banner' })
    await form.getByRole('textbox', { name: 'Título', exact: true }).fill('Festa junina na sala, com prêmios a noite inteira')
    const file = form.locator('input[type=file]')
    const image = form.getByRole('combobox', { name: 'Imagem' })
    await file.setInputFiles({ ...photo, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await expect(form.getByText('Este arquivo tem 5,1 MB, e o limite é 5 MB. Escolha um menor.')).toBeVisible()
    await file.setInputFiles({ ...photo, buffer: Buffer.from('não é uma imagem') })
    await expect(form.getByText('Este arquivo não é uma imagem JPEG, PNG ou WebP que dê para abrir.')).toBeVisible()
    await expect(image).toHaveAttribute('aria-invalid', 'true')
    await file.setInputFiles(small)
    await expect(form.getByText('Imagem pequena demais: pelo menos 800 × 250 pixels.')).toBeVisible()
    await file.setInputFiles(photo)
    await expect(image).toHaveValue(/^\/pictures\/banners\/[0-9a-f]{64}\.webp$/)
    await expect(form.getByText('Imagem pequena demais')).toHaveCount(0)
    const address = await image.inputValue()
    const preview = office.frameLocator('iframe[title="Como vai aparecer"]')
    for (const [name, width] of [
      ['Tela grande', 1920],
      ['Tablet', 768],
      ['Celular', 390],
      ['Computador', 1280],
    ] as const) {
      await office.getByRole('button', { name, exact: true }).click()
      await expect(office.getByTitle('Como vai aparecer')).toHaveCSS('width', `${width}px`)
      await expect(preview.locator('img')).toHaveAttribute('src', address)
    }

    // Without words for those who do not see it nothing is saved, and nothing that was typed is lost.
    await form.getByRole('button', { name: 'Criar' }).click()
    const alt = form.getByRole('textbox', { name: 'Descrição da imagem' })
    await expect(alt).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue(
      'Festa junina na sala, com prêmios a noite inteira',
    )
    await expect(image).toHaveValue(address)
    await alt.fill('Céu claro sobre a mata')
    await saved(office)
    await expectClean(office, 'banner with a picture', 'form')

    await site.sql(`delete from notices.banners where group_name = 'w_home' and slug <> 'festa-junina-na-sala-com-premios-a-noite-inteira'`)
    const banner = page.getByRole('region', { name: 'Destaques' })
    await expect(async () => {
      await page.goto(site.url)
      await expect(banner.getByRole('img', { name: 'Céu claro sobre a mata' })).toHaveAttribute('src', address, { timeout: 1000 })
      await expect(banner.locator('img')).toHaveCount(1, { timeout: 200 })
    }).toPass()
    for (const width of [360, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const cut = await banner.getByText('Festa junina').evaluate((words) => {
        const [inner, outer] = [words.getBoundingClientRect(), words.closest('[data-photo]')!.getBoundingClientRect()]
        return words.scrollWidth > words.clientWidth || inner.top < outer.top || inner.bottom > outer.bottom || inner.right > outer.right
      })
      expect(cut, `${width}`).toBe(false)
    }
    await office.goto('/operator/diario')
    await expect(office.getByText(/enviou uma imagem para os banners \(1440 × 900 pixels\)/)).toBeVisible()
    await expect(office.getByText(/criou o banner “Festa junina na sala/)).toBeVisible()
    await site.stop()
  },
)

test('what was typed stays when saving takes long, fails, or the session ends in the middle of it', inWhole, async ({ browser }) => {
  const site = await openSite()
  const office = await openOffice(browser, site, { roles: ['admin'], path: '/operator/conteudo?assunto=articles&item=sacar' })
  const title = office.getByRole('textbox', { name: 'Título', exact: true })
  /** Saves while somebody types on: the answer comes only then. */
  const typeOn = async (button: string, text: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await office.route('**/wps/operators/content', async (route) => {
      if (route.request().method() === 'PUT') await promise
      await route.continue()
    })
    await office.getByRole('button', { name: button, exact: true }).click()
    await title.fill(text)
    resolve()
    await expect(office.getByText('Salvo. Já está no site.').last()).toBeVisible()
    await office.unroute('**/wps/operators/content')
    await expect(title).toHaveValue(text)
    await expect(office.getByText('Não salvo')).toBeVisible()
  }
  await title.fill('Sacar sem pressa')
  await typeOn('Salvar', 'Sacar sem pressa nenhuma')
  await saved(office)
  await expect(title).toHaveValue('Sacar sem pressa nenhuma')
  await subject(office, 'Respostas prontas')
  await office.getByRole('button', { name: 'Nova resposta' }).click()
  await title.fill('Bom dia')
  await office.getByRole('textbox', { name: 'Texto', exact: true }).fill('Bom dia!')
  await typeOn('Criar', 'Bom dia, tudo bem')
  await expect(office).toHaveURL(/item=bom-dia$/)
  await saved(office)
  await office.getByRole('button', { name: 'Nova resposta' }).click()
  await expect(title).toHaveValue('')

  // No connection.
  await title.fill('Boa tarde')
  await office.getByRole('textbox', { name: 'Texto', exact: true }).fill('Boa tarde!')
  await office.context().setOffline(true)
  await office.getByRole('button', { name: 'Criar', exact: true }).click()
  await expect(office.getByRole('alert').first()).toBeVisible()
  await expect(title).toHaveValue('Boa tarde')
  await office.context().setOffline(false)

  // The session ends before what was sent arrives: whoever comes back through the door goes on with it.
  const account = Promise.withResolvers<string>()
  await office.route('**/wps/operators/content', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const [me] = await site.sql<{ account: string }>(
      "update operator.sessions s set ended_at = clock_timestamp(), ended_why = 'idle' from operator.operators o where o.id = s.operator_id returning account",
    )
    account.resolve(me!.account)
    await route.continue()
  })
  await office.getByRole('button', { name: 'Criar', exact: true }).click()
  const me = await account.promise
  await office.unroute('**/wps/operators/content')
  await office.getByRole('textbox', { name: 'Operador' }).fill(me)
  await office.getByLabel('Senha', { exact: true }).fill('tucano2026')
  await office.getByRole('button', { name: 'Continuar' }).click()
  const secret = (await office.getByLabel('Chave', { exact: true }).textContent()) ?? ''
  await office.getByRole('textbox', { name: 'Código do aplicativo' }).fill(codeOf(secret))
  await office.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(title).toHaveValue('Boa tarde')
  await expect(office.getByRole('textbox', { name: 'Texto', exact: true })).toHaveValue('Boa tarde!')
  await expect(office.getByText('Não salvo')).toBeVisible()
  await saved(office)
  await site.stop()
})

test('customer service edits help, synonyms, replies and words, and nothing else', inWhole, async ({ browser, page }) => {
  const site = await openSite()
  const office = await openOffice(browser, site, { roles: ['support'], path: '/operator/conteudo?assunto=articles&item=sacar' })
  await expect(office.getByRole('navigation', { name: 'Assuntos' }).getByRole('button')).toHaveText([
    'Ajuda',
    'Sinônimos',
    'Respostas prontas',
    'Palavras moderadas',
  ])
  await office.getByRole('textbox', { name: 'Título', exact: true }).fill('Sacar, passo a passo')
  await saved(office)
  await page.goto(`${site.url}/help#sacar`)
  await expect(page.getByRole('heading', { name: 'Sacar, passo a passo' })).toBeVisible()

  await subject(office, 'Sinônimos')
  await office.getByRole('searchbox', { name: 'Buscar na lista' }).fill('keno')
  await entryOf(office, 'Keno').click()
  await office.getByRole('textbox', { name: 'Palavras' }).fill('bolinhas da sorte')
  await saved(office)

  await subject(office, 'Respostas prontas')
  await office.getByRole('button', { name: 'Nova resposta' }).click()
  await office.getByRole('textbox', { name: 'Título', exact: true }).fill('Bom dia')
  await office.getByRole('textbox', { name: 'Texto', exact: true }).fill('Bom dia! Como posso ajudar?')
  await expect(office.frameLocator('iframe').getByText('Bom dia! Como posso ajudar?')).toBeVisible()
  await saved(office)

  await subject(office, 'Palavras moderadas')
  await office.getByRole('button', { name: 'Nova palavra' }).click()
  await office.getByRole('textbox', { name: 'Experimente uma frase' }).fill('que ab4c4xi é esse')
  await expect(office.frameLocator('iframe').getByText('que ab4c4xi é esse')).toBeVisible()
  await office.getByRole('textbox', { name: 'Palavra', exact: true }).fill('Abacaxi')
  await expect(office.getByText(/Não aparece na sala\. .*Palavra encontrada: abacaxi\./)).toBeVisible()
  await saved(office)
  await expect(entryOf(office, 'abacaxi')).toBeVisible()
  await entryOf(office, 'abacaxi').click()
  await office.getByRole('button', { name: 'Apagar' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(office.getByRole('region', { name: 'Apagados' })).toContainText('abacaxi')
  await expectClean(office, 'words')

  const auditor = await openOffice(browser, site, { roles: ['auditor'], path: '/operator/conteudo?assunto=articles&item=sacar' })
  await expect(auditor.getByText('Você pode ver esta seção, mas não alterar nada.')).toBeVisible()
  await expect(auditor.getByRole('textbox', { name: 'Título', exact: true })).toBeDisabled()
  await expect(auditor.getByRole('button', { name: /^(Salvar|Apagar|Novo artigo)$/ })).toHaveCount(0)
  await site.stop()
})
