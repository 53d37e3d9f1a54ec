import { expect, test } from 'vitest'
import { reportCsv } from './report-csv.ts'
import { sumOf } from './report-sums.ts'

const row = (key: string, stake: string, paid: string, marginBp: number | null) => ({
  key,
  name: key,
  bets: 3,
  stake,
  paid,
  net: String(BigInt(stake) - BigInt(paid)),
  holdBp: null,
  marginBp,
})

test('hold is what stayed of all stakes, and a margin weighs by what was staked at it', () => {
  const sum = sumOf([row('a', '10000', '8000', 500), row('b', '30000', '33000', 700), row('c', '5000', '0', null)])
  expect(sum).toEqual({ stake: 45_000n, paid: 41_000n, net: 4000n, holdBp: 889, marginBp: 650 })
  expect(sumOf([row('a', '30000', '31000', null)])).toMatchObject({ net: -1000n, holdBp: -333, marginBp: null })
  expect(sumOf([])).toEqual({ stake: 0n, paid: 0n, net: 0n, holdBp: null, marginBp: null })
})

test('a spreadsheet gets days as people write them, or names with the feed’s codes; what is not known stays empty', () => {
  const days = reportCsv([{ ...row('2026-11-19', '123456', '100000', 480), holdBp: 1899 }], {
    head: ['Dia', 'Apostas', 'Apostado', 'Pago', 'Resultado', 'Hold', 'Margem'],
    by: 'day',
    unnamed: '',
  })
  expect(days).toBe('\uFEFFDia;Apostas;Apostado;Pago;Resultado;Hold;Margem\r\n19/11/2026;3;1234,56;1000,00;234,56;18,99;4,80\r\n')
  const leagues = reportCsv(
    [
      { ...row('', '100', '250', null), name: '' },
      { ...row('tc:tournament:7', '100', '0', null), name: '=Liga; "A"' },
    ],
    {
      head: ['Liga', 'Código'],
      by: 'league',
      unnamed: 'Sem liga',
    },
  )
  expect(leagues.split('\r\n').slice(1, 3)).toEqual(['Sem liga;;3;1,00;2,50;-1,50;;', `"'=Liga; ""A""";tc:tournament:7;3;1,00;0,00;1,00;;`])
})
