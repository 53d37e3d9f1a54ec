/** A sentence for every refusal by the lottery. */
export const pt = {
  'lottery.closed': 'Esta loteria está fechada para apostas agora.',
  'draw.closed': 'Este concurso já fechou. Escolha se quer apostar no próximo.',
  'draw.not.open': 'Este concurso ainda não está aberto para apostas.',
  'picks.invalid': 'Algum palpite não serve para esta aposta. Confira os números.',
  'series.invalid': 'Essa série não está disponível para você. Ajuste o prêmio e tente de novo.',
  'multiple.invalid': 'O multiplicador não serve para esta aposta.',
  'growth.not.available': 'Aumentar o multiplicador não está disponível aqui.',
  'cap.prize': 'O prêmio de uma linha passaria do máximo. Diminua o multiplicador ou o valor.',
  'cap.stake': 'O valor passa do máximo de uma aposta.',
  'cap.member': 'O valor passa do que você pode apostar neste concurso.',
  'cap.selection': 'Já há apostas demais neste número neste concurso.',
  'cap.draw': 'Este concurso já recebeu tudo o que pode receber.',
  'plan.unknown': 'Não encontramos essa teimosinha.',
  'plan.over': 'Essa teimosinha já terminou.',
  'number.sent': 'Esse número já foi enviado para este concurso. Escolha outro.',
} as const
