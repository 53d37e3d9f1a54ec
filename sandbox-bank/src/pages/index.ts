import formBody from '@fastify/formbody'
import { NotABrCode, readBrCode } from '@tucano/pix'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Value from 'typebox/value'
import { type Charge, findCharge, findChargeByToken } from '../charges.ts'
import { Faults, NO_FAULTS } from '../faults.ts'
import type { Services } from '../services.ts'
import { addOwner, NotAKey } from '../key-owners.ts'
import { NotPaid, payCharge } from '../payments.ts'
import { isForeign } from '../same-origin.ts'
import { chargePage, payersOf } from './charge-page.ts'
import { faultPage, readFaultForm } from './fault-page.ts'
import { html } from './html.ts'
import { keyPage } from './key-page.ts'
import { layout } from './layout.ts'
import { chargesPage, payOutsPage } from './list-pages.ts'
import { STYLE } from './style.ts'
import { codeWords, keyWords, readTyped, unpayableWords } from './words.ts'

type Form = Record<string, unknown>

const SAFE = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // Nothing for others; but a form of our own must be able to name its origin.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

const show = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(page)

const simplePage = (title: string, words: string): string =>
  layout(
    { title, place: '/', narrow: true },
    html`<section class="card">
      <h1>${title}</h1>
      <p>${words}</p>
      <p><a href="/">Ver as cobranças</a></p>
    </section>`,
  )

const NOTHING = simplePage('Não encontramos esta página', 'O endereço pode ter sido cortado ao copiar.')
const NO_CHARGE = simplePage('Cobrança não encontrada', unpayableWords.unknown)
const FOREIGN = simplePage('Formulário recusado', 'Este pedido veio de outro site, e por isso não fizemos nada.')
const TROUBLE = simplePage('Algo deu errado', 'O pedido não pôde ser lido. Volte e tente de novo.')

const word = (form: Form, name: string): string => {
  const value = form[name]
  return typeof value === 'string' ? value.trim() : ''
}
const digits = (text: string): string => text.replace(/[.\s-]/g, '')

/** What people see. */
export async function servePages(app: FastifyInstance, services: Services, say: (line: string) => void): Promise<void> {
  await app.register(async (pages) => {
    await pages.register(formBody)
    pages.addHook('onRequest', async ({ method, headers }, reply) => {
      reply.headers(SAFE)
      if (method === 'POST' && (headers.origin === undefined || isForeign(services, headers.origin))) return show(reply, FOREIGN, 403)
    })
    pages.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) say(`${request.method} ${request.routeOptions.url ?? '?'}: ${error.stack ?? String(error)}`)
      return show(reply, TROUBLE, status)
    })
    pages.get('/style.css', async (_, reply) => reply.header('cache-control', 'max-age=300').type('text/css; charset=utf-8').send(STYLE))
    servePaying(pages, services)
    serveLists(pages, services)
    serveSettings(pages, services)
  })
  app.setNotFoundHandler((_, reply) => show(reply.headers(SAFE), NOTHING, 404))
}

function servePaying(pages: FastifyInstance, services: Services): void {
  const { store } = services

  pages.get<{ Params: { txid: string } }>('/pagar/:txid', async ({ params }, reply) => {
    const charge = findCharge(store, params.txid)
    return charge ? show(reply, chargePage(services, charge)) : show(reply, NO_CHARGE, 404)
  })

  pages.post<{ Params: { txid: string }; Body: Form | undefined }>('/pagar/:txid', async ({ params, body = {} }, reply) => {
    const charge = findCharge(store, params.txid)
    if (!charge) return show(reply, NO_CHARGE, 404)
    const typed = { payer: word(body, 'payer'), name: word(body, 'name'), cpf: word(body, 'cpf'), amount: word(body, 'amount') }
    const payer = typed.payer === 'other' ? { name: typed.name, cpf: digits(typed.cpf) } : payersOf(charge)[Number(typed.payer || NaN)]
    try {
      if (!payer) throw new NotPaid('payer')
      const amount = services.faults.now.wrongAmount && typed.amount !== '' ? (readTyped(typed.amount) ?? 0n) : undefined
      payCharge(services, charge.txid, { payer, amount })
      return reply.redirect(`/pagar/${charge.txid}`, 303)
    } catch (error) {
      if (!(error instanceof NotPaid)) throw error
      return show(reply, chargePage(services, charge, { words: unpayableWords[error.why], typed }), 400)
    }
  })

  // What a code's address leads to.
  pages.get<{ Params: { token: string } }>('/qr/:token', async ({ params }, reply) => {
    const charge = findChargeByToken(store, params.token)
    return charge ? reply.redirect(`/pagar/${charge.txid}`, 303) : show(reply, NO_CHARGE, 404)
  })

  pages.post<{ Body: Form | undefined }>('/colar', async ({ body = {} }, reply) => {
    const code = word(body, 'code')
    const found = readPasted(services, code)
    return typeof found === 'string'
      ? show(reply, chargesPage(services, { before: Number.MAX_SAFE_INTEGER, refused: { words: found, code } }), 400)
      : reply.redirect(`/pagar/${found.txid}`, 303)
  })
}

/** The charge that a pasted code is about, or what is wrong with it. */
function readPasted({ store }: Services, code: string): Charge | string {
  try {
    const read = readBrCode(code)
    const charge = read.kind === 'dynamic' ? findChargeByToken(store, read.url.slice(read.url.lastIndexOf('/') + 1)) : undefined
    return charge ?? 'O código está certo, mas não é de uma cobrança deste banco.'
  } catch (error) {
    if (!(error instanceof NotABrCode)) throw error
    return codeWords[error.wrong]
  }
}

function serveLists(pages: FastifyInstance, services: Services): void {
  pages.get<{ Querystring: { antes?: unknown } }>('/', async ({ query: { antes } }, reply) => {
    const before = typeof antes === 'string' && /^\d{1,15}$/.test(antes) ? Number(antes) : Number.MAX_SAFE_INTEGER
    return show(reply, chargesPage(services, { before }))
  })
  pages.get('/envios', async (_, reply) => show(reply, payOutsPage(services)))
}

function serveSettings(pages: FastifyInstance, services: Services): void {
  pages.get<{ Querystring: { guardado?: unknown } }>('/falhas', async ({ query }, reply) =>
    show(reply, faultPage(services.faults.now, { saved: query.guardado === '1' })),
  )
  pages.post<{ Body: Form | undefined }>('/falhas', async ({ body = {} }, reply) => {
    const faults: unknown = { ...NO_FAULTS, ...readFaultForm(body) }
    if (!Value.Check(Faults, faults))
      return show(reply, faultPage(services.faults.now, { refused: 'Confira o atraso: de 0 a 86400 segundos.' }), 400)
    services.faults.set(faults)
    return reply.redirect('/falhas?guardado=1', 303)
  })

  pages.get('/chaves', async (_, reply) => show(reply, keyPage(services)))
  pages.post<{ Body: Form | undefined }>('/chaves', async ({ body = {} }, reply) => {
    const typed = { key: word(body, 'key'), name: word(body, 'name'), cpf: digits(word(body, 'cpf')) }
    try {
      addOwner(services.store, typed)
      return reply.redirect('/chaves', 303)
    } catch (error) {
      if (!(error instanceof NotAKey)) throw error
      return show(reply, keyPage(services, { refused: keyWords[error.why], typed }), 400)
    }
  })
}
