import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBrCode } from '@tucano/pix'
import { readTyped, reais } from './pages/words.ts'
import { newTxid, startTestBank, type TestBank } from './testing/test-bank.ts'

let given: TestBank
beforeAll(async () => {
  given = await startTestBank()
})
afterAll(() => given.stop())

interface Page {
  status: number
  location: string | null
  headers: Headers
  text: string
}

const page = async (response: Response): Promise<Page> => ({
  status: response.status,
  location: response.headers.get('location'),
  headers: response.headers,
  text: (await response.text()).replace(/\s+/g, ' '),
})
const see = async (path: string): Promise<Page> => page(await fetch(given.bank.url + path, { redirect: 'manual' }))
const send = async (
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = { origin: given.bank.url },
): Promise<Page> =>
  page(await fetch(given.bank.url + path, { method: 'POST', headers, body: new URLSearchParams(form), redirect: 'manual' }))

async function charge(original = '1234.50', more: object = {}): Promise<{ txid: string; code: string; location: string }> {
  const txid = newTxid()
  const { body } = await given.client.charge(txid, original, more)
  return { txid, code: String(body['pixCopiaECola']), location: String(body['location']) }
}

test('every page says that there is no real money, and lets no script run', async () => {
  const { txid } = await charge()
  for (const path of ['/', `/pagar/${txid}`, '/envios', '/falhas', '/chaves', '/nothing']) {
    const { text, headers } = await see(path)
    expect(text, path).toContain('Banco de testes: nenhum dinheiro de verdade')
    expect(text).not.toContain('<script')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect((await see('/style.css')).headers.get('content-type')).toContain('text/css')
})

test('a charge is paid on its page, once', async () => {
  const { txid } = await charge('1234.50', { devedor: { nome: 'Gilda Prado', cpf: '00000000787' }, solicitacaoPagador: 'Depósito no site' })
  const before = await see(`/pagar/${txid}`)
  for (const words of ['R$ 1.234,50', 'Gilda Prado', '000.000.007-87', 'Depósito no site', txid]) expect(before.text).toContain(words)
  expect(before.text).not.toContain('name="amount"')
  expect(await send(`/pagar/${txid}`, { payer: '0' })).toMatchObject({ status: 303, location: `/pagar/${txid}` })
  const after = await see(`/pagar/${txid}`)
  expect(after.text).toContain('Pix realizado.')
  expect(after.text).not.toContain('<button>Pagar</button>')
  expect((await given.client.call('GET', `/cob/${txid}`)).body).toMatchObject({
    status: 'CONCLUIDA',
    pix: [{ pagador: { nome: 'Gilda Prado', cpf: '00000000787' } }],
  })
  expect(await send(`/pagar/${txid}`, { payer: '0' })).toMatchObject({ status: 400 })
  expect((await given.client.call('GET', `/cob/${txid}`)).body['pix']).toHaveLength(1)
})

test('somebody else pays, with a name and a CPF that there can be', async () => {
  const { txid } = await charge()
  for (const wrong of [
    {},
    { payer: '99' },
    { payer: '-1' },
    { payer: 'other', name: '', cpf: '000.000.002-72' },
    { payer: 'other', name: 'Bia', cpf: '123.456.789-00' },
    { payer: 'other', name: 'x'.repeat(201), cpf: '000.000.002-72' },
  ]) {
    const { status, text } = await send(`/pagar/${txid}`, wrong)
    expect(status, JSON.stringify(wrong)).toBe(400)
    expect(text).toContain('Confira o nome e o CPF de quem paga.')
  }
  expect((await send(`/pagar/${txid}`, { payer: 'other', name: ' Bia <b> ', cpf: '000.000.002-72' })).status).toBe(303)
  expect((await see(`/pagar/${txid}`)).text).toContain('Bia &lt;b&gt;')
})

test('the amount can be another only while the switch for it is on', async () => {
  const { txid } = await charge('10.00')
  given.bank.control.setFaults({ wrongAmount: true })
  expect((await see(`/pagar/${txid}`)).text).toContain('name="amount"')
  for (const amount of ['0', '-1', 'abc', '1,234', '99999999999', '1e3'])
    expect((await send(`/pagar/${txid}`, { payer: '1', amount })).status, amount).toBe(400)
  expect((await send(`/pagar/${txid}`, { payer: '1', amount: '1.234,5' })).status).toBe(303)
  given.bank.control.setFaults({})
  expect((await given.client.call('GET', `/cob/${txid}`)).body).toMatchObject({ pix: [{ valor: '1234.50' }] })
  const other = await charge('10.00')
  await send(`/pagar/${other.txid}`, { payer: '1', amount: '1,00' })
  expect((await given.client.call('GET', `/cob/${other.txid}`)).body).toMatchObject({ pix: [{ valor: '10.00' }] })
})

test('what can no longer be paid says why', async () => {
  const { txid } = await charge()
  await given.client.call('PATCH', `/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })
  expect((await see(`/pagar/${txid}`)).text).toContain('cancelou o pedido')
  const short = await charge('1.00', { calendario: { expiracao: 1 } })
  given.clock.advance(1000)
  expect((await see(`/pagar/${short.txid}`)).text).toContain('O prazo desta cobrança passou')
  expect((await send(`/pagar/${short.txid}`, { payer: '0' })).status).toBe(400)
  expect((await see('/')).text).toContain('Expirada')
  expect((await see(`/pagar/${newTxid()}`)).status).toBe(404)
})

test('a pasted code leads to its charge, or says what is wrong with it', async () => {
  const { txid, code, location } = await charge()
  expect(await send('/colar', { code: `  ${code}\n` })).toMatchObject({ status: 303, location: `/pagar/${txid}` })
  expect(await see(new URL(`http://${location}`).pathname)).toMatchObject({ status: 303, location: `/pagar/${txid}` })
  const other = writeBrCode({ kind: 'static', key: 'x@example.com', name: 'X', city: 'Y' })
  for (const [pasted, words] of [
    ['', 'Cole o código'],
    [code.replace('Tucano', 'Tucana'), 'o dígito verificador não confere'],
    [code.slice(0, 40), 'cortado'],
    ['<script>alert(1)</script>', 'cortado'],
    [other, 'não é de uma cobrança deste banco'],
  ] as const) {
    const { status, text } = await send('/colar', { code: pasted })
    expect(status, pasted).toBe(400)
    expect(text, pasted).toContain(words)
    expect(text).not.toContain('<script>')
  }
})

test('a form of another site does nothing', async () => {
  const { txid } = await charge()
  for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }, { origin: given.bank.url.replace(/:\d+$/, ':1') }]) {
    expect((await send(`/pagar/${txid}`, { payer: '0' }, headers as Record<string, string>)).status).toBe(403)
    expect((await send('/falhas', { silent: 'true' }, headers as Record<string, string>)).status).toBe(403)
    expect(
      (await send('/chaves', { key: 'evil@example.com', name: 'X', cpf: '00000000191' }, headers as Record<string, string>)).status,
    ).toBe(403)
  }
  expect((await given.client.call('GET', `/cob/${txid}`)).body).toMatchObject({ status: 'ATIVA' })
  expect((await given.client.call('GET', '/dict/evil@example.com')).status).toBe(404)
})

test('switches are set on their page', async () => {
  expect(await send('/falhas', { late: '15', duplicate: 'true', forged: 'instead', down: 'off', silent: 'false' })).toMatchObject({
    status: 303,
  })
  expect(await (await fetch(`${given.bank.url}/faults`)).json()).toMatchObject({
    late: 15,
    duplicate: true,
    forged: 'instead',
    silent: false,
  })
  expect((await see('/falhas?guardado=1')).text).toContain('Salvo.')
  for (const wrong of [{ late: '-1' }, { late: 'x' }, { late: '99999' }, { silent: 'maybe' }, { forged: 'true' }])
    expect((await send('/falhas', wrong as Record<string, string>)).status, JSON.stringify(wrong)).toBe(400)
  given.bank.control.setFaults({})
})

test('a key is registered on its page, for one owner', async () => {
  const key = { key: 'hugo@example.com', name: 'Hugo Dias', cpf: '000.000.008-68' }
  expect((await send('/chaves', key)).status).toBe(303)
  expect((await see('/chaves')).text).toContain('hugo@example.com')
  expect((await given.client.call('GET', '/dict/hugo@example.com')).body).toMatchObject({ titular: { cpf: '00000000868' } })
  for (const [wrong, words] of [
    [{ ...key, name: 'Outro' }, 'já tem outro titular'],
    [{ ...key, key: 'hugo' }, 'não é um CPF'],
    [{ ...key, key: 'b@example.com', cpf: '1' }, 'O CPF não é válido'],
    [{ ...key, key: 'c@example.com', name: ' ' }, 'Escreva o nome'],
  ] as const) {
    const { status, text } = await send('/chaves', wrong)
    expect(status).toBe(400)
    expect(text).toContain(words)
  }
})

test('lists go on where they end', async () => {
  for (let made = 0; made < 55; made++) await charge('1.00', { devedor: { nome: `N${made}`, cpf: '00000000191' } })
  const first = await see('/')
  const [, older] = /href="(\/\?antes=\d+)"/.exec(first.text) ?? []
  expect(first.text).toContain('N54')
  expect(first.text).not.toContain('>N4<')
  expect((await see(older!)).text).toContain('>N4<')
  expect((await see('/?antes=x')).status).toBe(200)
  await given.client.call('PUT', '/envios/one', {
    valor: '5.00',
    pagador: { chave: given.bank.key },
    favorecido: { chave: 'nobody@example.com' },
  })
  await expect.poll(async () => (await see('/envios')).text).toContain('Chave Pix não encontrada.')
})

test('money is written and read as people do', () => {
  expect([0n, 5n, 123456n, 100000000n].map(reais)).toEqual(['R$ 0,00', 'R$ 0,05', 'R$ 1.234,56', 'R$ 1.000.000,00'])
  expect(['10', '10,5', '1.234,50', 'R$ 7,00', '1234,5'].map(readTyped)).toEqual([1000n, 1050n, 123450n, 700n, 123450n])
  for (const wrong of ['', '1.23', '1,234', '-1', '1e3', '12.34,00', 'x']) expect(readTyped(wrong), wrong).toBeUndefined()
})
