import { expect, test } from 'vitest'
import { plainMarketName } from './plain-market-name.ts'

test('a kind of market is named without the blanks of its lines', () => {
  expect(
    [
      'Resultado',
      'Total de gols {total}',
      '{!mapnr} mapa - vencedor',
      '{!setnr} set, game {gamenr} - vencedor',
      'Escanteios ({hcp})',
      '{$competitor1} total',
      '{x}',
    ].map(plainMarketName),
  ).toEqual(['Resultado', 'Total de gols', 'Mapa - vencedor', 'Set, game - vencedor', 'Escanteios', 'Total', '{x}'])
})
