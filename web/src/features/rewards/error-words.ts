/** A sentence for every refusal that has to do with bonus money that is being staked. */
export const pt = {
  'bonus.confirm': 'Você tem um bônus em uso. Tirar dinheiro agora encerra o bônus: confirme que abre mão dele, ou abra mão em Bônus.',
  'bonus.keeps': 'As regras do seu bônus não deixam tirar dinheiro antes do fim dele. Termine as apostas ou abra mão do bônus.',
} as const
