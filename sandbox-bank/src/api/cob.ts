import type { FastifyInstance } from 'fastify'
import { chargeReply, createCharge, findCharge, removeCharge, searchCharges, type Charge } from '../charges.ts'
import type { Services } from '../services.ts'
import { findPaymentOf, paymentReply } from '../payments.ts'
import { Problem } from '../problem.ts'
import { ChargeRemoval, ChargeRequest, ChargeSearch, TxidParams } from '../schemas.ts'
import { readSearch, searchReply } from '../search.ts'

interface OfOne {
  Params: { txid: string }
}

/** Charges: requests for money, named by whoever asks for it. */
export function serveCharges(app: FastifyInstance, services: Services): void {
  const { store } = services
  const reply = (charge: Charge): object => {
    const payment = findPaymentOf(store, charge.txid)
    return chargeReply(services, charge, payment && paymentReply(services, payment))
  }

  app.put<OfOne & { Body: ChargeRequest }>(
    '/cob/:txid',
    { schema: { params: TxidParams, body: ChargeRequest }, config: { invalid: 'CobOperacaoInvalida' } },
    async ({ params, body }, response) => response.code(201).send(reply(createCharge(services, params.txid, body))),
  )

  app.get<OfOne>('/cob/:txid', { schema: { params: TxidParams }, config: { invalid: 'CobConsultaInvalida' } }, async ({ params }) => {
    const charge = findCharge(store, params.txid)
    if (!charge) throw new Problem('CobNaoEncontrado')
    return reply(charge)
  })

  app.patch<OfOne>(
    '/cob/:txid',
    { schema: { params: TxidParams, body: ChargeRemoval }, config: { invalid: 'CobOperacaoInvalida' } },
    async ({ params }) => reply(removeCharge(services, params.txid)),
  )

  app.get<{ Querystring: ChargeSearch }>(
    '/cob',
    { schema: { querystring: ChargeSearch }, config: { invalid: 'CobConsultaInvalida' } },
    async ({ query }) => {
      const search = readSearch(query, 'CobConsultaInvalida')
      const { charges, total } = searchCharges(store, search, query)
      return { parametros: searchReply(query, search, total), cobs: charges.map(reply) }
    },
  )
}
