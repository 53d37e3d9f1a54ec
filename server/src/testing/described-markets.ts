/** Markets that tests know, with their outcomes; one that is not here can be made as well. */
export const DESCRIBED: readonly [id: number, name: string, groups: string[], specifiers: string[], outcomes: Record<string, string>][] = [
  [1, 'Resultado', ['all', 'score'], [], { 1: '{$competitor1}', 2: 'Empate', 3: '{$competitor2}' }],
  [16, 'Handicap', ['all', 'score'], ['hcp'], { 1714: '{$competitor1} ({+hcp})', 1715: '{$competitor2} ({-hcp})' }],
  [18, 'Total', ['all', 'score'], ['total'], { 12: 'mais de {total}', 13: 'menos de {total}' }],
  [1110, 'Vencedor', ['all'], [], {}],
  [1102, 'Entre os {winners} primeiros', ['all'], ['winners'], {}],
  [29, 'Ambos marcam', ['all', 'score'], [], { 74: 'sim', 76: 'não' }],
  [166, 'Escanteios', ['all', 'corners'], ['total'], { 12: 'mais de {total}', 13: 'menos de {total}' }],
]
