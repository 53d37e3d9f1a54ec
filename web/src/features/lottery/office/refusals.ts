/** Sentences for what the back office of the lottery is told. */
export const pt = {
  'caps.changed': 'Outro operador mudou os limites enquanto você olhava. Veja como eles estão agora.',
  'result.changed': 'Este concurso já tem outro resultado, ou ainda está sendo apurado. Veja como ele está agora.',
  'result.early': 'O sorteio ainda não aconteceu.',
  'draw.over': 'Este concurso já tem resultado ou foi anulado.',
  'draw.busy': 'Um concurso anterior deste jogo ainda recebe apostas, e a semente deste revelaria a dele. Tente de novo quando ele fechar.',
}
