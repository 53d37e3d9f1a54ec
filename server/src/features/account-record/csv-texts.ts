import type { Heading } from '@tucano/contract/account-record'
import type { Sheet } from '#platform/csv'

interface Texts {
  sheet: Sheet
  head: string[]
  headings: Record<Heading, string>
  /** Kinds that say more than their heading. */
  kinds: Record<string, string>
  stake: string
  payout: string
  back: string
  fileName: string
  cut: (lines: number) => string
}

const pt: Texts = {
  sheet: { separator: ';', decimal: ',' },
  head: ['Data e hora', 'Tipo', 'Descrição', 'Jogo', 'Valor', 'Saldo após', 'Identificação'],
  headings: {
    bets: 'Aposta',
    deposits: 'Depósito',
    withdrawals: 'Saque',
    transfers: 'Transferência',
    bonuses: 'Bônus',
    commissions: 'Comissão',
    adjustments: 'Ajuste',
  },
  kinds: {
    hold: 'Reservado para saque',
    capture: 'Saque enviado',
    release: 'Reserva cancelada',
    transferUpline: 'Transferência entre contas',
    transferDownline: 'Transferência entre contas',
    transferHold: 'Separado para um envelope',
    transferCapture: 'Parte de um envelope',
    transferRelease: 'Sobra de um envelope devolvida',
    transferBetsHold: 'Separado para uma teimosinha',
    transferBetsRelease: 'Sobra de uma teimosinha devolvida',
    reversal: 'Estorno',
    adjustment: 'Ajuste manual',
    demo: 'Saldo de demonstração',
  },
  stake: 'Aposta feita',
  payout: 'Prêmio',
  back: 'Devolução',
  fileName: 'extrato',
  cut: (lines) => `O arquivo para aqui: tem no máximo ${lines} linhas. Escolha um período menor para ver o resto.`,
}

const en: Texts = {
  sheet: { separator: ',', decimal: '.' },
  head: ['Date and time', 'Type', 'Description', 'Game', 'Amount', 'Balance after', 'Id'],
  headings: {
    bets: 'Bet',
    deposits: 'Deposit',
    withdrawals: 'Withdrawal',
    transfers: 'Transfer',
    bonuses: 'Bonus',
    commissions: 'Commission',
    adjustments: 'Adjustment',
  },
  kinds: {
    hold: 'Set aside for a withdrawal',
    capture: 'Withdrawal sent',
    release: 'No longer set aside',
    transferUpline: 'Transfer between accounts',
    transferDownline: 'Transfer between accounts',
    transferHold: 'Set aside for an envelope',
    transferCapture: 'Share of an envelope',
    transferRelease: 'What was left of an envelope',
    transferBetsHold: 'Set aside for a repeat plan',
    transferBetsRelease: 'What was left of a repeat plan',
    reversal: 'Reversal',
    adjustment: 'Manual adjustment',
    demo: 'Demo balance',
  },
  stake: 'Stake',
  payout: 'Win',
  back: 'Returned',
  fileName: 'account-record',
  cut: (lines) => `The file ends here: it has ${lines} lines at most. Choose a shorter period to see the rest.`,
}

export const csvTexts = (language: string): Texts => (language === 'EN' ? en : pt)
export type CsvTexts = Texts
