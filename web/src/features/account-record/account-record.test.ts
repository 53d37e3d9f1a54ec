import type { Movement, RecordPocket } from '@tucano/contract/account-record'
import { expect, test } from 'vitest'
import type { Text } from '#platform/text'
import { type Texts, texts } from './texts.ts'
import { wordMovement } from './word-movement.ts'

const t = ((key, ...[values]) =>
  texts.pt[key].replace(/\{(\w+)\}/g, (_blank: string, name: string) =>
    String(((values ?? {}) as Record<string, string>)[name]),
  )) as Text<Texts>
const movement = (of: Partial<Movement>): Movement => ({
  id: '1.1',
  at: 0,
  heading: 'bets',
  kind: 'play',
  amount: '-100',
  balance: '0',
  vendorName: null,
  round: null,
  ...of,
})
const word = (of: Partial<Movement>, pocket: RecordPocket = 'cash') =>
  wordMovement(movement(of), { t, amount: (minor) => `R$${minor}`, pocket })
const round = {
  roundId: 'x',
  gameName: 'Dados',
  vendorName: 'Originais',
  stake: '100',
  payout: '250',
  state: 'settled',
  mark: null,
} as const

test('a bet names its game and its outcome', () => {
  expect(word({ round })).toEqual({ title: 'Aposta em Dados', text: 'Originais · Encerrada com prêmio de R$250' })
  expect(word({ round, amount: '250' }).title).toBe('Prêmio em Dados')
  expect(word({ round: { ...round, payout: '0' } }).text).toBe('Originais · Encerrada sem prêmio')
  expect(word({ round: { ...round, state: 'void' }, kind: 'void', amount: '100' })).toEqual({
    title: 'Devolução de Dados',
    text: 'Originais · Rodada anulada',
  })
  expect(word({ round, kind: 'back', amount: '-50' }).title).toBe('Correção em Dados')
  expect(word({ round: { ...round, mark: 'corrected' }, kind: 'correct', amount: '-50' })).toEqual({
    title: 'Correção em Dados',
    text: 'Originais · Encerrada com prêmio de R$250 · resultado corrigido',
  })
  expect(word({ round: { ...round, mark: 'cashedOut' }, kind: 'cashOut', amount: '250' })).toEqual({
    title: 'Cash out em Dados',
    text: 'Originais · Encerrada com prêmio de R$250 · encerrada por você',
  })
  expect(word({ round: { ...round, state: 'open', mark: 'part' } }).text).toBe('Originais · Rodada aberta · encerrada em parte')
})

test('everything else is named by what it was and which way it went', () => {
  const named: [Partial<Movement>, RecordPocket, string][] = [
    [{ heading: 'deposits', kind: 'deposit', amount: '1' }, 'cash', 'Depósito'],
    [{ heading: 'withdrawals', kind: 'hold' }, 'cash', 'Reservado para saque'],
    [{ heading: 'withdrawals', kind: 'hold', amount: '1' }, 'locked', 'Reserva de saque'],
    [{ heading: 'transfers', kind: 'transfer', vendorName: 'Lua' }, 'cash', 'Transferência para Lua'],
    [{ heading: 'transfers', kind: 'transfer', vendorName: 'Lua' }, 'vendors', 'Lua · De volta ao saldo'],
    [{ heading: 'transfers', kind: 'transfer', amount: '1' }, 'cash', 'Tudo de volta ao saldo'],
    [{ heading: 'transfers', kind: 'transferUpline' }, 'cash', 'Transferência para quem indicou você'],
    [{ heading: 'transfers', kind: 'transferHold' }, 'cash', 'Separado para um envelope'],
    [{ heading: 'transfers', kind: 'transferCapture' }, 'locked', 'Parte do seu envelope entregue'],
    [{ heading: 'transfers', kind: 'transferDownline' }, 'cash', 'Transferência para a sua rede'],
    [{ heading: 'bonuses', kind: 'bonusDay', amount: '1' }, 'bonus', 'Bônus recebido'],
    [{ heading: 'commissions', kind: 'dividend', amount: '1' }, 'cash', 'Dividendo da equipe'],
    [{ heading: 'rebates', kind: 'rebateBet', amount: '780' }, 'cash', 'Rebate de uma aposta'],
    [{ heading: 'rebates', kind: 'rebateBetBack', amount: '-780' }, 'cash', 'Rebate de uma aposta estornado'],
    [{ heading: 'commissions', kind: 'salaryLive', amount: '-1' }, 'cash', 'Salário pago à equipe'],
    [{ heading: 'adjustments', kind: 'neverSeen', amount: '1' }, 'cash', 'Ajuste a seu favor'],
    [{ heading: 'adjustments', kind: 'adjustment', amount: '-1' }, 'cash', 'Ajuste manual'],
    [{ heading: 'adjustments', kind: 'reversal' }, 'cash', 'Estorno'],
  ]
  for (const [of, pocket, title] of named) expect(word(of, pocket).title, JSON.stringify(of)).toBe(title)
})
