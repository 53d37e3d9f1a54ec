import { type DecidedAdjustment, exportAdjustments as contract } from '@tucano/contract/members'
import { exportHistory } from '#cases/history'
import { cell, decimal } from '#platform/csv'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readDecided } from './adjustment-history.ts'

const words = {
  PT: {
    fileName: 'ajustes',
    head: [
      'Decidido em',
      'Situação',
      'Carteira',
      'Conta',
      'Número da conta',
      'Valor',
      'Motivo',
      'Proposto por',
      'Proposto em',
      'Decidido por',
      'Motivo da recusa',
      'Identificação',
    ],
    state: { approved: 'Aprovado', refused: 'Recusado' },
    pocket: { cash: 'Saldo', bonus: 'Bônus' },
  },
  EN: {
    fileName: 'adjustments',
    head: [
      'Decided at',
      'State',
      'Pocket',
      'Account',
      'Account number',
      'Amount',
      'Reason',
      'Proposed by',
      'Proposed at',
      'Decided by',
      'Reason of the refusal',
      'Id',
    ],
    state: { approved: 'Approved', refused: 'Refused' },
    pocket: { cash: 'Balance', bonus: 'Bonus' },
  },
} as const

export const exportAdjustments = (services: Services) =>
  answer(contract, (asked, { operator, language }) => {
    const { fileName, head, state, pocket } = words[language === 'EN' ? 'EN' : 'PT']
    return exportHistory<DecidedAdjustment>({
      services,
      operator,
      language,
      queue: 'adjustments',
      filter: asked,
      fileName,
      head,
      read: (before, limit) => readDecided(services, asked, { before, limit }),
      cells: (one, sheet, clock) => [
        clock(one.decidedAt),
        state[one.state],
        pocket[one.pocket],
        cell(one.account, sheet),
        one.memberId,
        decimal(BigInt(one.amount), sheet),
        cell(one.reason, sheet),
        cell(one.proposedBy, sheet),
        clock(one.proposedAt),
        cell(one.decidedBy, sheet),
        cell(one.answer ?? '', sheet),
        one.adjustmentId,
      ],
    })
  })
