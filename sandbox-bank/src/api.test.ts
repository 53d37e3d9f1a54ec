import { readBrCode, readReais } from '@tucano/pix'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTxid, startTestBank, type TestBank } from './testing/test-bank.ts'

let given: TestBank
beforeAll(async () => {
  given = await startTestBank()
})
afterAll(() => given.stop())

const problem = (name: string): string => `https://pix.bcb.gov.br/api/v2/error/${name}`
const ANA = { name: 'Ana Beatriz Moreira', cpf: '00000000191' }

test('a token is for whoever has the secret, and for a short time', async () => {
  const { bank, client, clock } = given
  expect((await client.token('wrong')).status).toBe(401)
  const { status, body } = await client.token()
  expect(status).toBe(200)
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 300 })
  const ask = (authorization: string): Promise<Response> => fetch(`${bank.url}/v2/cob/${newTxid()}`, { headers: { authorization } })
  const bearer = `Bearer ${String(body['access_token'])}`
  expect((await ask(bearer)).status).toBe(404)
  for (const other of ['', 'Bearer x', `Bearer ${'x'.repeat(43)}`, 'Basic abc']) expect((await ask(other)).status).toBe(401)
  clock.advance(301_000)
  const late = await ask(bearer)
  expect(late.status).toBe(401)
  expect(late.headers.get('content-type')).toContain('application/problem+json')
})

test('only the grant for programs is given', async () => {
  const { bank } = given
  const authorization = `Basic ${Buffer.from(`${bank.clientId}:${bank.clientSecret}`).toString('base64')}`
  const response = await fetch(`${bank.url}/oauth/token`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams({ grant_type: 'password' }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: 'unsupported_grant_type' })
})

test('a charge is made, read and made again by the same words', async () => {
  const { client, bank } = given
  const txid = newTxid()
  const more = { devedor: { cpf: ANA.cpf, nome: ANA.name }, calendario: { expiracao: 600 }, solicitacaoPagador: 'Depósito' }
  const made = await client.charge(txid, '110.00', more)
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ txid, revisao: 0, status: 'ATIVA', valor: { original: '110.00' }, chave: bank.key, ...more })
  expect(made.body['calendario']).toMatchObject({ expiracao: 600 })
  const code = readBrCode(String(made.body['pixCopiaECola']))
  expect(code).toMatchObject({ kind: 'dynamic', url: made.body['location'], amount: 11000n, name: 'Tucano' })
  expect(await client.charge(txid, '110.00', more)).toMatchObject({ status: 201, body: made.body })
  expect((await client.call('GET', `/cob/${txid}`)).body).toEqual(made.body)
  // The order of words is no difference.
  const turned = await client.call('PUT', `/cob/${txid}`, { ...more, chave: bank.key, valor: { original: '110.00' } })
  expect(turned.body).toEqual(made.body)
})

test('another charge under the same txid is refused, and the first stays', async () => {
  const { client } = given
  const txid = newTxid()
  const made = await client.charge(txid, '10.00')
  const other = await client.charge(txid, '10.01')
  expect(other.status).toBe(400)
  expect(other.headers.get('content-type')).toContain('application/problem+json')
  expect(other.body).toMatchObject({ type: problem('CobOperacaoInvalida'), status: 400, violacoes: [{ propriedade: 'txid' }] })
  expect((await client.call('GET', `/cob/${txid}`)).body).toEqual(made.body)
})

test.each([
  ['valor.original', { valor: { original: '0.00' } }],
  ['valor.original', { valor: { original: '1.5' } }],
  ['valor.original', { valor: { original: '-1.50' } }],
  ['valor.original', { valor: { original: '1e3.00' } }],
  ['valor.original', { valor: { original: '10000000000.00' } }],
  ['valor.original', { valor: { original: 110 } }],
  ['valor.original', { valor: {} }],
  ['valor', { valor: null }],
  ['chave', { chave: '00000000191' }],
  ['calendario.expiracao', { calendario: { expiracao: 0 } }],
  ['calendario.expiracao', { calendario: { expiracao: '600' } }],
  ['devedor.cpf', { devedor: { cpf: '00000000192', nome: 'X' } }],
  ['devedor', { devedor: { nome: 'X' } }],
  ['solicitacaoPagador', { solicitacaoPagador: 'x'.repeat(141) }],
  ['surprise', { surprise: true }],
])('a charge with a wrong %s is refused by its name: %j', async (property, more) => {
  const { client } = given
  const txid = newTxid()
  const { status, body } = await client.charge(txid, '1.00', more)
  expect(status).toBe(400)
  expect(body['type']).toBe(problem('CobOperacaoInvalida'))
  expect((body['violacoes'] as { propriedade: string }[]).map(({ propriedade }) => propriedade).join()).toContain(property)
  expect((await client.call('GET', `/cob/${txid}`)).status).toBe(404)
})

test('what is no txid, no JSON or no path is refused in the standard’s words', async () => {
  const { client, bank } = given
  for (const txid of ['short', 'x'.repeat(36), 'x'.repeat(200), `${'x'.repeat(30)}-`, '%00'.repeat(26)])
    expect((await client.charge(txid)).status, txid).toBe(400)
  expect((await client.call('GET', '/nothing')).body).toMatchObject({ type: problem('NaoEncontrado'), status: 404 })
  const token = String((await client.token()).body['access_token'])
  const send = (type: string, body: string): Promise<Response> =>
    fetch(`${bank.url}/v2/cob/${newTxid()}`, { method: 'PUT', headers: { authorization: `Bearer ${token}`, 'content-type': type }, body })
  for (const [type, body, status] of [
    ['application/json', '{"valor":', 400],
    ['application/json', '', 400],
    ['text/plain', 'x', 415],
    ['application/x-www-form-urlencoded', 'valor=1', 415],
    ['application/json', JSON.stringify({ x: 'x'.repeat(70_000) }), 413],
    ['application/json', '{"__proto__":{"x":1}}', 400],
  ] as const) {
    const response = await send(type, body)
    expect(response.status, `${type} ${body.slice(0, 20)}`).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  }
})

test('a charge is removed, once and for all', async () => {
  const { client, bank } = given
  const txid = newTxid()
  await client.charge(txid)
  const remove = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }
  for (let time = 0; time < 2; time++)
    expect(await client.call('PATCH', `/cob/${txid}`, remove)).toMatchObject({ status: 200, body: { ...remove, revisao: 1 } })
  expect(() => bank.control.pay(txid)).toThrow('removed')
  expect((await client.call('PATCH', `/cob/${txid}`, { status: 'CONCLUIDA' })).status).toBe(400)
  expect((await client.call('PATCH', `/cob/${newTxid()}`, remove)).body).toMatchObject({ type: problem('CobNaoEncontrado') })
})

test('a charge is paid once, with the amount that was asked for, and cannot be removed then', async () => {
  const { client, bank } = given
  const txid = newTxid()
  await client.charge(txid)
  expect(() => bank.control.pay(txid, { amount: 1n })).toThrow('amount')
  expect(() => bank.control.pay(txid, { payer: { name: 'X', cpf: '00000000192' } })).toThrow('payer')
  const { endToEndId } = bank.control.pay(txid, { payer: ANA })
  expect(() => bank.control.pay(txid)).toThrow('paid')
  expect(() => bank.control.pay(newTxid())).toThrow('unknown')
  const { body } = await client.call('GET', `/cob/${txid}`)
  const pix = { endToEndId, txid, valor: '110.00', chave: bank.key, pagador: { cpf: ANA.cpf, nome: ANA.name } }
  expect(body).toMatchObject({ status: 'CONCLUIDA', pix: [pix] })
  expect((await client.call('GET', `/pix/${endToEndId}`)).body).toMatchObject(pix)
  expect((await client.call('PATCH', `/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })).status).toBe(400)
  expect((await client.charge(txid)).body).toMatchObject({ status: 'CONCLUIDA' })
  expect((await client.call('GET', `/pix/${endToEndId.replace('E', 'F')}`)).body).toMatchObject({ type: problem('PixNaoEncontrado') })
})

test('an expired charge cannot be paid: the bank’s clock decides, to the millisecond', async () => {
  const { client, bank, clock } = given
  const [first, second] = [newTxid(), newTxid()]
  for (const txid of [first, second]) await client.charge(txid, '5.00', { calendario: { expiracao: 60 } })
  clock.advance(59_999)
  expect(bank.control.pay(first).amount).toBe(500n)
  clock.advance(1)
  expect(() => bank.control.pay(second)).toThrow('expired')
  expect((await client.call('GET', `/cob/${second}`)).body).toMatchObject({ status: 'ATIVA' })
})

test('lists are told page by page, without a gap and without a repetition', async () => {
  const { client, bank, clock } = given
  clock.advance(3_600_000)
  const from = new Date(clock.now()).toISOString()
  const txids = Array.from({ length: 5 }, newTxid)
  for (const [at, txid] of txids.entries()) {
    await client.charge(txid, `${at + 1}.00`, { devedor: { cpf: ANA.cpf, nome: ANA.name } })
    clock.advance(1000)
    if (at < 3) bank.control.pay(txid)
  }
  const to = new Date(clock.now()).toISOString()
  const list = (path: string, more: Record<string, string> = {}) =>
    client.call('GET', `${path}?${String(new URLSearchParams({ inicio: from, fim: to, ...more }))}`)
  const page = (number: number): Record<string, string> => ({ 'paginacao.paginaAtual': String(number), 'paginacao.itensPorPagina': '2' })
  const seen: string[] = []
  for (let number = 0; number < 3; number++) {
    const { body } = await list('/cob', page(number))
    expect(body['parametros']).toEqual({
      inicio: from,
      fim: to,
      paginacao: { paginaAtual: number, itensPorPagina: 2, quantidadeDePaginas: 3, quantidadeTotalDeItens: 5 },
    })
    seen.push(...(body['cobs'] as { txid: string }[]).map(({ txid }) => txid))
  }
  expect(seen).toEqual(txids)
  expect((await list('/cob', page(3))).body['cobs']).toEqual([])
  const paid = (await list('/cob', { status: 'CONCLUIDA' })).body['cobs'] as { txid: string; pix: unknown[] }[]
  expect(paid.map(({ txid, pix }) => [txid, pix.length])).toEqual(txids.slice(0, 3).map((txid) => [txid, 1]))
  const pix = (await list('/pix')).body['pix'] as { txid: string; valor: string }[]
  expect(pix.map(({ txid, valor }) => [txid, readReais(valor)])).toEqual(txids.slice(0, 3).map((txid, at) => [txid, BigInt(at + 1) * 100n]))
  expect((await list('/pix', { txid: txids[1] ?? '' })).body['pix']).toHaveLength(1)
  expect((await list('/pix', { cpf: '00000000272' })).body['pix']).toEqual([])
  expect((await list('/cob', { cpf: ANA.cpf })).body['cobs']).toHaveLength(5)
  expect((await list('/pix', { 'paginacao.itensPorPagina': '1000' })).status).toBe(200)
  for (const wrong of [
    { 'paginacao.itensPorPagina': '1001' },
    { 'paginacao.itensPorPagina': '0' },
    { 'paginacao.paginaAtual': '-1' },
    { inicio: 'yesterday' },
    { inicio: '2026-13-45T00:00:00Z' },
    { fim: '2020-01-01T00:00:00Z' },
    { surprise: '1' },
  ])
    expect((await list('/pix', wrong)).body, JSON.stringify(wrong)).toMatchObject({ status: 400, type: problem('PixConsultaInvalida') })
})

test('a payment goes back in parts, never more than came', async () => {
  const { client, bank } = given
  const txid = newTxid()
  await client.charge(txid, '10.00')
  const { endToEndId } = bank.control.pay(txid)
  const path = `/pix/${endToEndId}/devolucao`
  const first = await client.call('PUT', `${path}/a1`, { valor: '7.00', descricao: 'Engano' })
  expect(first).toMatchObject({ status: 201, body: { id: 'a1', valor: '7.00', status: 'EM_PROCESSAMENTO', descricao: 'Engano' } })
  expect((await client.call('PUT', `${path}/a1`, { valor: '7.00', descricao: 'Engano' })).body).toMatchObject({
    rtrId: first.body['rtrId'],
  })
  for (const [id, valor] of [
    ['a1', '6.00'],
    ['a2', '3.01'],
    ['a2', '0.00'],
    ['a2', '-1.00'],
  ] as const)
    expect((await client.call('PUT', `${path}/${id}`, { valor })).body, valor).toMatchObject({
      status: 400,
      type: problem('PixDevolucaoInvalida'),
    })
  expect((await client.call('PUT', `${path}/a2`, { valor: '3.00' })).status).toBe(201)
  await expect.poll(async () => (await client.call('GET', `${path}/a2`)).body['status']).toBe('DEVOLVIDO')
  const { body } = await client.call('GET', `/pix/${endToEndId}`)
  expect((body['devolucoes'] as { id: string }[]).map(({ id }) => id)).toEqual(['a1', 'a2'])
  expect((await client.call('GET', `${path}/a3`)).body).toMatchObject({ type: problem('PixDevolucaoNaoEncontrada') })
  expect((await client.call('PUT', `/pix/${'E'.repeat(32)}/devolucao/a1`, { valor: '1.00' })).status).toBe(404)
})

test('a payment cannot go back after ninety days', async () => {
  const { client, bank, clock } = given
  const txid = newTxid()
  await client.charge(txid, '10.00')
  const { endToEndId } = bank.control.pay(txid)
  clock.advance(90 * 86_400_000 + 1)
  expect((await client.call('PUT', `/pix/${endToEndId}/devolucao/a`, { valor: '1.00' })).body).toMatchObject({ status: 400 })
})

const payOut = (favorecido: object, valor = '25.00'): object => ({ valor, pagador: { chave: given.bank.key }, favorecido })
const ACCOUNT = { contaBanco: { ispb: '12345678', agencia: '0001', conta: '1234567', nome: ANA.name, cpf: ANA.cpf } }

test('a pay-out is taken, and ends one way or the other', async () => {
  const { client } = given
  const ends = async (id: string, favorecido: object): Promise<Record<string, unknown>> => {
    const taken = await client.call('PUT', `/envios/${id}`, payOut(favorecido))
    expect(taken).toMatchObject({ status: 201, body: { id, status: 'EM_PROCESSAMENTO', valor: '25.00' } })
    await expect.poll(async () => (await client.call('GET', `/envios/${id}`)).body['status']).not.toBe('EM_PROCESSAMENTO')
    return (await client.call('GET', `/envios/${id}`)).body
  }
  expect(await ends('key1', { chave: 'ana.moreira@example.com' })).toMatchObject({ status: 'REALIZADO' })
  expect(await ends('key2', { chave: 'ana.moreira@example.com', cpf: ANA.cpf })).toMatchObject({ status: 'REALIZADO' })
  expect(await ends('account', ACCOUNT)).toMatchObject({ status: 'REALIZADO' })
  expect(await ends('nobody', { chave: 'nobody@example.com' })).toMatchObject({
    status: 'NAO_REALIZADO',
    motivo: 'Chave Pix não encontrada.',
  })
  expect(await ends('another', { chave: 'ana.moreira@example.com', cpf: '00000000272' })).toMatchObject({ status: 'NAO_REALIZADO' })
})

test('a pay-out under the same id is the same pay-out, or none', async () => {
  const { client } = given
  const first = await client.call('PUT', '/envios/same', payOut(ACCOUNT))
  await expect.poll(async () => (await client.call('GET', '/envios/same')).body['status']).toBe('REALIZADO')
  expect((await client.call('PUT', '/envios/same', payOut(ACCOUNT))).body).toMatchObject({
    endToEndId: first.body['endToEndId'],
    status: 'REALIZADO',
  })
  expect(await client.call('PUT', '/envios/same', payOut(ACCOUNT, '25.01'))).toMatchObject({
    status: 409,
    body: { type: problem('EnvioConflitante') },
  })
  const racing = await Promise.all(Array.from({ length: 20 }, () => client.call('PUT', '/envios/race', payOut(ACCOUNT))))
  expect(new Set(racing.map(({ body }) => body['endToEndId'])).size).toBe(1)
})

test('a pay-out that makes no sense is not taken', async () => {
  const { client } = given
  for (const wrong of [
    payOut(ACCOUNT, '0.00'),
    payOut(ACCOUNT, '-5.00'),
    payOut({}),
    payOut({ ...ACCOUNT, chave: 'x' }),
    payOut({ contaBanco: { ...ACCOUNT.contaBanco, cpf: '11111111111' } }),
    payOut({ contaBanco: { ...ACCOUNT.contaBanco, agencia: '12345' } }),
    { ...payOut(ACCOUNT), pagador: { chave: 'ana.moreira@example.com' } },
  ])
    expect((await client.call('PUT', '/envios/wrong', wrong)).body, JSON.stringify(wrong)).toMatchObject({
      type: problem('EnvioOperacaoInvalida'),
    })
  expect((await client.call('GET', '/envios/wrong')).body).toMatchObject({ status: 404, type: problem('EnvioNaoEncontrado') })
  expect((await client.call('PUT', `/envios/${'x'.repeat(36)}`, payOut(ACCOUNT))).status).toBe(400)
})

test('the directory knows whose a key is', async () => {
  const { client, bank } = given
  const ask = (key: string) => client.call('GET', `/dict/${encodeURIComponent(key)}`)
  expect((await ask('ana.moreira@example.com')).body).toEqual({
    chave: 'ana.moreira@example.com',
    tipo: 'EMAIL',
    titular: { nome: ANA.name, cpf: ANA.cpf },
  })
  expect((await ask('+5511900000001')).body).toMatchObject({ tipo: 'PHONE' })
  expect((await ask('nobody@example.com')).body).toMatchObject({ status: 404, type: problem('ChaveNaoEncontrada') })
  bank.control.addKey({ key: 'nova@example.com', ...ANA })
  bank.control.addKey({ key: 'nova@example.com', ...ANA })
  expect((await ask('nova@example.com')).status).toBe(200)
  expect(() => bank.control.addKey({ key: 'nova@example.com', name: 'Outra', cpf: '00000000272' })).toThrow('taken')
  expect(() => bank.control.addKey({ key: '00000000272', ...ANA })).toThrow('cpf')
  expect(() => bank.control.addKey({ key: 'not a key', ...ANA })).toThrow('key')
})

test('a webhook is set, read and removed, for one’s own key only', async () => {
  const { client, bank } = given
  const path = `/webhook/${bank.key}`
  expect((await client.call('GET', path)).body).toMatchObject({ status: 404, type: problem('WebhookNaoEncontrado') })
  expect((await client.listen('https://site.example/hooks')).status).toBe(200)
  expect((await client.call('GET', path)).body).toMatchObject({ webhookUrl: 'https://site.example/hooks', chave: bank.key })
  for (const url of [
    '',
    'site.example',
    'ftp://site.example',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://a:b@site.example',
    'https://site.example/#x',
  ])
    expect((await client.listen(url)).body, url).toMatchObject({ status: 400, type: problem('WebhookOperacaoInvalida') })
  expect((await client.call('PUT', '/webhook/ana.moreira@example.com', { webhookUrl: 'https://x.example' })).status).toBe(400)
  expect((await client.call('DELETE', path)).status).toBe(204)
  expect((await client.call('DELETE', path)).status).toBe(404)
})
