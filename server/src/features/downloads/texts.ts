/** What an installed site says outside its pages. The interface is Portuguese, and so is this; a brand with another language brings its own. */
export const texts = {
  shortcuts: [
    { name: 'Slots', url: '/rng' },
    { name: 'Esportes', url: '/sports' },
    { name: 'Promoções', url: '/promotions' },
    { name: 'Ajuda', url: '/help' },
  ],
  profileDescription: (brand: string): string =>
    `Coloca o ${brand} na tela de início. Não dá acesso a nada do aparelho e pode ser removido quando você quiser, em Ajustes.`,
  offlineTitle: 'Sem conexão por aqui',
  offlineText: 'O site volta assim que a internet voltar. Seu saldo e suas rodadas em aberto ficam guardados no servidor: nada se perde.',
  retry: 'Tentar de novo',
  trying: 'Procurando a conexão…',
  still: 'Ainda sem conexão. Confira o Wi-Fi ou os dados móveis.',
}
