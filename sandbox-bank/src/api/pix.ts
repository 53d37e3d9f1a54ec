import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { findPayment, paymentReply, searchPayments } from '../payments.ts'
import { Problem } from '../problem.ts'
import { createRefund, findRefund } from '../refunds.ts'
import { EndToEndParams, PaymentSearch, RefundParams, RefundRequest } from '../schemas.ts'
import { readSearch, searchReply } from '../search.ts'

interface OfRefund {
  Params: { e2eid: string; id: string }
}

/** Payments that came, and what goes back of them. */
export function servePayments(app: FastifyInstance, services: Services): void {
  const { store } = services

  app.get<{ Params: { e2eid: string } }>(
    '/pix/:e2eid',
    { schema: { params: EndToEndParams }, config: { invalid: 'PixConsultaInvalida' } },
    async ({ params }) => {
      const payment = findPayment(store, params.e2eid)
      if (!payment) throw new Problem('PixNaoEncontrado')
      return paymentReply(services, payment)
    },
  )

  app.get<{ Querystring: PaymentSearch }>(
    '/pix',
    { schema: { querystring: PaymentSearch }, config: { invalid: 'PixConsultaInvalida' } },
    async ({ query }) => {
      const search = readSearch(query, 'PixConsultaInvalida')
      const { payments, total } = searchPayments(store, search, query)
      return { parametros: searchReply(query, search, total), pix: payments.map((payment) => paymentReply(services, payment)) }
    },
  )

  app.put<OfRefund & { Body: RefundRequest }>(
    '/pix/:e2eid/devolucao/:id',
    { schema: { params: RefundParams, body: RefundRequest }, config: { invalid: 'PixDevolucaoInvalida' } },
    async ({ params, body }, response) => response.code(201).send(createRefund(services, params.e2eid, { id: params.id, request: body })),
  )

  app.get<OfRefund>(
    '/pix/:e2eid/devolucao/:id',
    { schema: { params: RefundParams }, config: { invalid: 'PixConsultaInvalida' } },
    async ({ params }) => {
      const refund = findRefund(store, params.e2eid, params.id)
      if (!refund) throw new Problem('PixDevolucaoNaoEncontrada')
      return refund
    },
  )
}
