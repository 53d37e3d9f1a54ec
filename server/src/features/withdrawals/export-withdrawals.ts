import { type DecidedWithdrawal, exportWithdrawals as contract } from '@tucano/contract/withdrawals'
import { exportHistory } from '#cases/history'
import { cell, decimal } from '#platform/csv'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readDecided } from './history.ts'

const words = {
  PT: {
    fileName: 'saques',
    head: [
      'Encerrado em',
      'Situação',
      'Forma',
      'Conta',
      'Número da conta',
      'Valor',
      'Tarifa',
      'Destino',
      'Titular',
      'Pedido em',
      'Decidido em',
      'Decidido por',
      'Primeira aprovação',
      'Motivo',
      'Pix',
      'Identificação',
    ],
    state: { paid: 'Pago', refused: 'Recusado', failed: 'Falhou', cancelled: 'Cancelado' },
    kind: { pix: 'Pix', bank: 'Conta bancária', c2c: 'Em partes' },
  },
  EN: {
    fileName: 'withdrawals',
    head: [
      'Ended at',
      'State',
      'Method',
      'Account',
      'Account number',
      'Amount',
      'Fee',
      'Destination',
      'Holder',
      'Asked at',
      'Decided at',
      'Decided by',
      'First approval',
      'Reason',
      'Pix',
      'Id',
    ],
    state: { paid: 'Paid', refused: 'Refused', failed: 'Failed', cancelled: 'Cancelled' },
    kind: { pix: 'Pix', bank: 'Bank account', c2c: 'In parts' },
  },
} as const

export const exportWithdrawals = (services: Services) =>
  answer(contract, (asked, { operator, language }) => {
    const { fileName, head, state, kind } = words[language === 'EN' ? 'EN' : 'PT']
    return exportHistory<DecidedWithdrawal>({
      services,
      operator,
      language,
      queue: 'withdrawals',
      filter: asked,
      fileName,
      head,
      read: (before, limit) => readDecided(services, asked, { before, limit }),
      cells: ({ withdrawal, account, memberId, decidedAt, decidedBy, firstBy, endToEndId }, sheet, clock) => [
        clock(withdrawal.doneAt ?? withdrawal.createdAt),
        state[withdrawal.state as keyof typeof state],
        kind[withdrawal.kind],
        cell(account, sheet),
        memberId,
        decimal(BigInt(withdrawal.amount), sheet),
        decimal(BigInt(withdrawal.fee), sheet),
        cell(withdrawal.payee.masked, sheet),
        cell(withdrawal.payee.holder, sheet),
        clock(withdrawal.createdAt),
        decidedAt === null ? '' : clock(decidedAt),
        cell(decidedBy ?? '', sheet),
        cell(firstBy ?? '', sheet),
        cell(withdrawal.reason ?? '', sheet),
        cell(endToEndId ?? '', sheet),
        withdrawal.withdrawalId,
      ],
    })
  })
