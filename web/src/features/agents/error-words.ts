/** A sentence for every refusal of the agents' centre. */
export const pt = {
  'agreement.unknown': 'Este acordo não existe ou não é seu.',
  'agreement.exists': 'Já existe um acordo deste tipo com esta conta. Edite ou encerre o atual antes de propor outro.',
  'agreement.payee': 'Só dá para propor acordo a um agente que esteja logo abaixo de você.',
  'agreement.terms': 'Confira as faixas: a taxa tem de subir a cada faixa e nenhuma condição pode diminuir.',
  'agreement.higher': 'Esta taxa é maior do que a que você recebe nas mesmas condições. Confirme para continuar.',
  'agreement.changed': 'O acordo mudou enquanto você olhava. Veja como ele está agora.',
  'upline.not.agent': 'A conta acima precisa ser de um agente.',
  'team.circle': 'Ninguém pode ficar abaixo de si mesmo nem de alguém da própria equipe.',
  'team.deep': 'A equipe ficaria com mais de doze níveis.',
  'team.not.empty': 'Este agente tem gente na equipe e não pode voltar a ser membro.',
  'team.moving': 'Esta conta já vai mudar de equipe hoje.',
} as const
