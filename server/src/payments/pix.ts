import { isEndToEndId, isTxid, readReais, writeReais } from '@tucano/pix'
import { HttpClient, type ClientCertificate, type HttpAnswer } from './http.ts'
import { type Charge, type Payment, type PayOut, type PaymentProvider, ProviderError } from './provider.ts'

export interface PixOptions {
  /** Where the provider's API begins, without `/v2`. */
  url: string
  clientId: string
  clientSecret: string
  /** The house's own key, which charges are paid to. */
  key: string
  certificate?: ClientCertificate | undefined
  timeoutMs?: number
}

/** The words of the central bank's API. What else an answer has is of no concern. */
interface Pix {
  endToEndId: string
  txid?: string
  valor: string
  horario: string
  pagador?: { nome?: string; cpf?: string }
}
interface Cob {
  txid: string
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP'
  pixCopiaECola: string
  pix?: Pix[]
}
interface Envio {
  status: 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO'
  endToEndId?: string
  motivo?: string
}
interface Devolucao {
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'
}

const PAGE = 1000
const TOKEN_EARLY_MS = 30_000
const refundStates = { EM_PROCESSAMENTO: 'under way', DEVOLVIDO: 'done', NAO_REALIZADO: 'failed' } as const
const payOutStates = { EM_PROCESSAMENTO: 'under way', REALIZADO: 'done', NAO_REALIZADO: 'failed' } as const

/** A provider that speaks the central bank's Pix API. */
export class PixProvider implements PaymentProvider {
  #options: PixOptions
  #http: HttpClient
  #token: { value: string; until: number } | undefined
  #fetching: Promise<string> | undefined

  constructor(options: PixOptions) {
    this.#options = options
    this.#http = new HttpClient(options.url, {
      certificate: options.certificate,
      ...(options.timeoutMs ? { timeoutMs: options.timeoutMs } : {}),
    })
  }

  async openCharge({ txid, amount, seconds, text }: Parameters<PaymentProvider['openCharge']>[0]): Promise<Charge> {
    const body = {
      calendario: { expiracao: seconds },
      valor: { original: writeReais(amount) },
      chave: this.#options.key,
      solicitacaoPagador: text.slice(0, 140),
    }
    return chargeOf(known(await this.#call('PUT', `/cob/${txid}`, body)) as Cob)
  }

  async readCharge(txid: string): Promise<Charge | undefined> {
    const answer = await this.#call('GET', `/cob/${txid}`)
    return answer.status === 404 ? undefined : chargeOf(known(answer) as Cob)
  }

  async removeCharge(txid: string): Promise<void> {
    known(await this.#call('PATCH', `/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }))
  }

  async listPayments(from: Date, to: Date): Promise<Payment[]> {
    const payments: Payment[] = []
    for (let page = 0; ; page++) {
      const query = new URLSearchParams({
        inicio: from.toISOString(),
        fim: to.toISOString(),
        'paginacao.paginaAtual': String(page),
        'paginacao.itensPorPagina': String(PAGE),
      })
      const { pix, parametros } = known(await this.#call('GET', `/pix?${String(query)}`)) as {
        pix: Pix[]
        parametros: { paginacao: { quantidadeDePaginas: number } }
      }
      payments.push(...pix.map(paymentOf))
      if (page + 1 >= parametros.paginacao.quantidadeDePaginas) return payments
    }
  }

  async readPayment(endToEndId: string): Promise<Payment | undefined> {
    const answer = await this.#call('GET', `/pix/${endToEndId}`)
    return answer.status === 404 ? undefined : paymentOf(known(answer) as Pix)
  }

  async refund({ endToEndId, amount, id }: { endToEndId: string; amount: bigint; id: string }) {
    const { status } = known(await this.#call('PUT', `/pix/${endToEndId}/devolucao/${id}`, { valor: writeReais(amount) })) as Devolucao
    return refundStates[status]
  }

  async findOwner(key: string): Promise<{ name: string; cpf: string } | undefined> {
    const answer = await this.#call('GET', `/dict/${encodeURIComponent(key)}`)
    if (answer.status === 404 || answer.status === 400) return undefined
    const { titular } = known(answer) as { titular: { nome: string; cpf: string } }
    return { name: titular.nome, cpf: titular.cpf }
  }

  async payOut({ id, amount, to }: Parameters<PaymentProvider['payOut']>[0]): Promise<PayOut> {
    const favorecido =
      to.kind === 'pix'
        ? { chave: to.key, cpf: to.cpf }
        : {
            contaBanco: {
              ispb: to.ispb,
              agencia: to.branch,
              conta: to.number,
              tipoConta: to.type === 'current' ? 'corrente' : 'poupanca',
              nome: to.holder,
              cpf: to.cpf,
            },
          }
    const body = { valor: writeReais(amount), pagador: { chave: this.#options.key }, favorecido }
    return payOutOf(known(await this.#call('PUT', `/envios/${id}`, body)) as Envio)
  }

  async readPayOut(id: string): Promise<PayOut | undefined> {
    const answer = await this.#call('GET', `/envios/${id}`)
    return answer.status === 404 ? undefined : payOutOf(known(answer) as Envio)
  }

  /** Where the provider tells us of what happens. */
  async hearAt(webhookUrl: string): Promise<void> {
    known(await this.#call('PUT', `/webhook/${encodeURIComponent(this.#options.key)}`, { webhookUrl }))
  }

  close(): void {
    this.#http.close()
  }

  async #call(method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object): Promise<HttpAnswer> {
    const ask = async (token: string): Promise<HttpAnswer> =>
      this.#http.ask({
        method,
        url: `${this.#options.url}/v2${path}`,
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        body: body ? JSON.stringify(body) : undefined,
      })
    const answer = await ask(await this.#bearer())
    if (answer.status !== 401) return answer
    // The token was good for less than it said: nothing was done with it.
    this.#token = undefined
    return ask(await this.#bearer())
  }

  async #bearer(): Promise<string> {
    if (this.#token && this.#token.until > performance.now()) return this.#token.value
    this.#fetching ??= this.#fetchToken().finally(() => (this.#fetching = undefined))
    return this.#fetching
  }

  async #fetchToken(): Promise<string> {
    const { url, clientId, clientSecret } = this.#options
    const answer = await this.#http
      .ask({
        method: 'POST',
        url: `${url}/oauth/token`,
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      })
      // A token is nothing that anybody could lose.
      .catch((error: Error) => Promise.reject(new ProviderError('down', error.message)))
    if (answer.status !== 200) throw new ProviderError('down', `no token: ${answer.status}`)
    const { access_token: value, expires_in: seconds } = answer.body as { access_token: string; expires_in: number }
    this.#token = { value, until: performance.now() + Math.max(seconds * 1000 - TOKEN_EARLY_MS, 1000) }
    return value
  }
}

/** What a call came to. A refusal is a decision; trouble of the provider's own is no answer. */
function known({ status, body }: HttpAnswer): unknown {
  if (status >= 200 && status < 300) return body
  const { title, detail } = (body ?? {}) as { title?: string; detail?: string }
  const said = `${status} ${title ?? ''} ${detail ?? ''}`.trim()
  // Too many calls, or none taken at the moment: nothing was done, but whether a pay-out was taken before is not said.
  if (status === 429 || status >= 500) throw new ProviderError('unclear', said)
  throw new ProviderError('refused', said)
}

const chargeStates = { ATIVA: 'open', CONCLUIDA: 'paid', REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed', REMOVIDA_PELO_PSP: 'removed' } as const

const chargeOf = ({ txid, status, pixCopiaECola, pix = [] }: Cob): Charge => ({
  txid,
  brCode: pixCopiaECola,
  state: chargeStates[status],
  payments: pix.map(paymentOf),
})

function paymentOf({ endToEndId, txid, valor, horario, pagador }: Pix): Payment {
  const amount = readReais(valor)
  const at = new Date(horario)
  if (!isEndToEndId(endToEndId) || !amount || Number.isNaN(at.getTime()))
    throw new ProviderError('unclear', 'a payment that cannot be read')
  const payer = pagador?.nome === undefined ? undefined : { name: pagador.nome, cpf: pagador.cpf }
  return { endToEndId, txid: txid !== undefined && isTxid(txid) ? txid : undefined, amount, at, payer }
}

const payOutOf = ({ status, endToEndId, motivo }: Envio): PayOut => ({ state: payOutStates[status], endToEndId, reason: motivo })
