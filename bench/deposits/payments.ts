import http from 'node:http'
import { randomBytes } from 'node:crypto'
import { SIGNATURE_HEADER, signatureOf } from '@tucano/sandbox-bank'
import { writeEndToEndId, writeReais } from '@tucano/pix'
import { post } from '../play/post.ts'

/** Charges that are paid one after the other, each told of by a webhook of its own. */
export interface PaymentsWork {
  kind: 'payments'
  /** Where webhooks go. */
  path: string
  /** Where the provider is asked about what it told. */
  port: number
  secret: string
  amount: string
  charges: string[]
}

interface Paid {
  endToEndId: string
  ms: number
  text: string
}

/**
 * A provider that remembers payments and does nothing else with them: the sandbox bank writes each to the disk, and on one machine that
 * would be measured with it. Asked, it answers as any other.
 */
export async function payCharges(host: string, { path, port, secret, amount, charges }: PaymentsWork) {
  const paid: Paid[] = []
  const named = new Map<string, Paid>()
  const server = http.createServer((request, response) => {
    const body = answer(request.url ?? '')
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body)
  })
  const answer = (asked: string): string | undefined => {
    const { pathname, searchParams } = new URL(asked, 'http://provider')
    if (pathname === '/oauth/token') return '{"access_token":"medida","expires_in":3600}'
    if (pathname.startsWith('/v2/pix/')) return named.get(pathname.slice('/v2/pix/'.length))?.text
    if (pathname !== '/v2/pix') return undefined
    const from = Date.parse(searchParams.get('inicio')!)
    const to = Date.parse(searchParams.get('fim')!)
    const size = Number(searchParams.get('paginacao.itensPorPagina'))
    const page = Number(searchParams.get('paginacao.paginaAtual'))
    const first = paid.findLastIndex(({ ms }) => ms < from) + 1
    const after = paid.findLastIndex(({ ms }) => ms <= to) + 1
    const some = paid.slice(first + page * size, Math.min(first + (page + 1) * size, after)).map(({ text }) => text)
    return `{"parametros":{"paginacao":{"quantidadeDePaginas":${Math.ceil((after - first) / size)}}},"pix":[${some.join(',')}]}`
  }
  server.on('connection', (socket) => socket.unref())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  server.unref()
  const pay = (txid: string): string => {
    const at = new Date()
    const endToEndId = writeEndToEndId({ ispb: '99999999', at, tail: randomBytes(8).toString('hex').slice(0, 11) })
    const text = JSON.stringify({ endToEndId, txid, valor: writeReais(BigInt(amount)), horario: at.toISOString() })
    const one = { endToEndId, ms: at.getTime(), text }
    paid.push(one)
    named.set(endToEndId, one)
    const body = `{"pix":[${text}]}`
    return post(host, path, { [SIGNATURE_HEADER]: signatureOf(secret, body, at.getTime()) }, body)
  }
  let turn = 0
  return () => (): string[] => {
    const txid = charges[turn++]
    if (!txid) throw new Error('there are no more charges: open more of them')
    return [pay(txid)]
  }
}
