import { type DecidedDeposit, exportDeposits as contract } from '@tucano/contract/deposits'
import { exportHistory } from '#cases/history'
import { cell, decimal } from '#platform/csv'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readDecided } from './history.ts'

const words = {
  PT: {
    fileName: 'depositos',
    head: [
      'Encerrado em',
      'Situação',
      'Forma',
      'Conta',
      'Número da conta',
      'Anunciado',
      'Chegou',
      'Tarifa',
      'Decidido por',
      'Primeira aprovação',
      'Motivo',
      'Pagador',
      'Referência',
      'Pix',
      'Identificação',
    ],
    state: { credited: 'Creditado', refused: 'Recusado', cancelled: 'Cancelado', expired: 'Vencido' },
    kind: { pix: 'Pix', transfer: 'Transferência' },
  },
  EN: {
    fileName: 'deposits',
    head: [
      'Ended at',
      'State',
      'Method',
      'Account',
      'Account number',
      'Announced',
      'Arrived',
      'Fee',
      'Decided by',
      'First approval',
      'Reason',
      'Payer',
      'Reference',
      'Pix',
      'Id',
    ],
    state: { credited: 'Credited', refused: 'Refused', cancelled: 'Cancelled', expired: 'Expired' },
    kind: { pix: 'Pix', transfer: 'Transfer' },
  },
} as const

export const exportDeposits = (services: Services) =>
  answer(contract, (asked, { operator, language }) => {
    const { fileName, head, state, kind } = words[language === 'EN' ? 'EN' : 'PT']
    return exportHistory<DecidedDeposit>({
      services,
      operator,
      language,
      queue: 'deposits',
      filter: asked,
      fileName,
      head,
      read: (before, limit) => readDecided(services, asked, { before, limit }),
      cells: ({ deposit, account, memberId, decidedBy, firstBy, txid, arrived }, sheet, clock) => [
        clock(deposit.doneAt ?? deposit.createdAt),
        state[deposit.state as keyof typeof state],
        kind[deposit.kind],
        cell(account, sheet),
        memberId,
        decimal(BigInt(deposit.amount), sheet),
        deposit.paid === null ? '' : decimal(BigInt(deposit.paid), sheet),
        deposit.fee === null ? '' : decimal(BigInt(deposit.fee), sheet),
        cell(decidedBy ?? '', sheet),
        cell(firstBy ?? '', sheet),
        cell(deposit.reason ?? '', sheet),
        cell(arrived.map(({ payerName }) => payerName ?? '').join(' / '), sheet),
        cell(deposit.reference ?? '', sheet),
        cell(txid ?? '', sheet),
        deposit.depositId,
      ],
    })
  })
