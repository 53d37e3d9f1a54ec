import { jsonOf, queryOf } from './ask.ts'
import { badBodies, badValues } from './bad-values.ts'
import { pathsOf, put } from './fields.ts'
import type { Tried } from './doors.ts'
import type { Draw } from './sample.ts'
import type { FuzzWorld } from './world.ts'

interface BankCall {
  method: string
  path: string
  query?: object
  body?: object
}

const TXID = 'a'.repeat(30)
const E2E = `E${'1'.repeat(31)}`
const days = { inicio: '2026-05-17T00:00:00Z', fim: '2026-05-18T00:00:00Z', 'paginacao.paginaAtual': '0', 'paginacao.itensPorPagina': '10' }

const callsOf = (key: string): BankCall[] => [
  {
    method: 'PUT',
    path: `/v2/cob/${TXID}`,
    body: {
      calendario: { expiracao: 3600 },
      devedor: { cpf: '52998224725', nome: 'Ana' },
      valor: { original: '10.00' },
      chave: key,
      solicitacaoPagador: 'x',
      infoAdicionais: [{ nome: 'a', valor: 'b' }],
    },
  },
  { method: 'GET', path: `/v2/cob/${TXID}` },
  { method: 'PATCH', path: `/v2/cob/${TXID}`, body: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' } },
  { method: 'GET', path: '/v2/cob', query: { ...days, status: 'ATIVA', cpf: '52998224725' } },
  { method: 'GET', path: '/v2/pix', query: { ...days, txid: TXID, cpf: '52998224725' } },
  { method: 'PUT', path: `/v2/pix/${E2E}/devolucao/d1`, body: { valor: '1.00', natureza: 'ORIGINAL', descricao: 'x' } },
  { method: 'PUT', path: `/v2/webhook/${key}`, body: { webhookUrl: 'http://127.0.0.1:9/hooks' } },
  {
    method: 'PUT',
    path: '/v2/envios/e1',
    body: { valor: '1.00', pagador: { chave: key, infoPagador: 'x' }, favorecido: { chave: key, cpf: '52998224725' } },
  },
  { method: 'GET', path: '/v2/dict/52998224725' },
  { method: 'PUT', path: '/faults', body: { late: 1 } },
  { method: 'POST', path: '/pagar/x', body: { payer: '0' } },
  { method: 'GET', path: '/', query: { antes: '5' } },
]

/** The sandbox bank's calls, the same way: each field with each bad value, bodies that are none, and parts of addresses. */
export async function fuzzBank({ money: { bank } }: FuzzWorld, { draw, share }: { draw: Draw; share: number }): Promise<Tried> {
  const tried: Tried = { calls: 0, failures: [] }
  const basic = Buffer.from(`${bank.clientId}:${bank.clientSecret}`).toString('base64')
  const token = await fetch(`${bank.url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token: bearer } = (await token.json()) as { access_token: string }
  const send = async ({ method, path, query = {} }: BankCall, body?: string | Buffer): Promise<void> => {
    const headers = {
      authorization: `Bearer ${bearer}`,
      origin: bank.url,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const response = await fetch(`${bank.url}${path}?${queryOf(query)}`, {
      method,
      headers,
      body: (body ?? null) as never,
      redirect: 'manual',
    })
    const text = await response.text()
    tried.calls++
    if (response.status >= 500)
      tried.failures.push(
        `${response.status} bank ${method} ${path} ${queryOf(query)} ${String(body).slice(0, 200)} → ${text.slice(0, 200)}`,
      )
  }
  for (const call of callsOf(bank.key)) {
    const { body, query = {}, path } = call
    await send(call, body && jsonOf(body))
    if (body) for (const bad of badBodies) await send(call, bad)
    let turn = draw(share)
    const due = (): boolean => turn++ % share === 0
    for (const field of pathsOf(body ?? {})) for (const value of badValues) if (due()) await send(call, jsonOf(put(body, field, value)))
    for (const field of pathsOf(query))
      for (const value of badValues) if (due()) await send({ ...call, query: put(query, field, value) as object }, undefined)
    const last = path.slice(0, path.lastIndexOf('/'))
    for (const part of ['%00', '%ED%A0%80', '%', 'a'.repeat(300), '__proto__'])
      await send({ ...call, path: `${last}/${part}` }, body && jsonOf(body))
  }
  return tried
}
