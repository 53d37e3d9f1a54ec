import { type DecidedDocuments, exportDocuments as contract } from '@tucano/contract/documents'
import { exportHistory } from '#cases/history'
import { cell } from '#platform/csv'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readDecided } from './history.ts'

const words = {
  PT: {
    fileName: 'documentos',
    head: [
      'Decidido em',
      'Situação',
      'Conta',
      'Número da conta',
      'Nome',
      'CPF',
      'Documento',
      'Enviado em',
      'Decidido por',
      'Motivo',
      'Identificação',
    ],
    state: { verified: 'Conferidos', refused: 'Recusados' },
    kind: { rg: 'RG', cnh: 'CNH', passport: 'Passaporte' },
  },
  EN: {
    fileName: 'documents',
    head: ['Decided at', 'State', 'Account', 'Account number', 'Name', 'CPF', 'Document', 'Sent at', 'Decided by', 'Reason', 'Id'],
    state: { verified: 'Verified', refused: 'Refused' },
    kind: { rg: 'RG', cnh: 'CNH', passport: 'Passport' },
  },
} as const

export const exportDocuments = (services: Services) =>
  answer(contract, (asked, { operator, language }) => {
    const { fileName, head, state, kind } = words[language === 'EN' ? 'EN' : 'PT']
    return exportHistory<DecidedDocuments>({
      services,
      operator,
      language,
      queue: 'documents',
      filter: asked,
      fileName,
      head,
      read: (before, limit) => readDecided(services, asked, { before, limit }),
      cells: (row, sheet, clock) => [
        clock(row.decidedAt),
        state[row.state],
        cell(row.account, sheet),
        row.memberId,
        cell(row.fullName, sheet),
        row.cpf,
        kind[row.kind],
        clock(row.askedAt),
        cell(row.decidedBy ?? '', sheet),
        cell(row.reason ?? '', sheet),
        row.caseId,
      ],
    })
  })
