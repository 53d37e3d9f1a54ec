import { catalogue } from '#platform/text'

const pt = {
  trustLink: 'Entenda como funciona',
  howItWorks: 'Como funciona',
  stepRegister: 'Cadastre-se',
  stepRegisterText: 'Usuário e senha bastam para começar. Leva um minuto.',
  stepPlay: 'Jogue',
  stepPlayText: 'Regras, RTP e prêmio máximo à vista antes da primeira aposta.',
  stepWin: 'Ganhe',
  stepWinText: 'O prêmio cai no saldo na hora, e dá para conferir cada rodada.',
  quality: 'Qualidade de serviço',
  claimEncryption: 'Conexão protegida com criptografia de {bits} bits',
  claimSupport: 'Atendimento 24 horas por dia, 7 dias por semana',
  claimSupportHours: 'Atendimento todos os dias, das {from} às {to}',
  claimMoreSports: 'Mais de {count} modalidades esportivas e ',
  claimSports: '{count} modalidades esportivas e ',
  claimMoreGames: '{count}+ jogos de cassino',
  claimGames: '{count} jogos de cassino',
  providers: 'Provedores de jogos',
  payments: 'Parceiros de pagamento',
  installTitle: 'Leve o cassino no bolso',
  installText: 'Instale o site como aplicativo no iPhone ou no Android: abre em tela cheia e não ocupa espaço.',
  installLink: 'Ver como instalar',
  installScan: 'Aponte a câmera',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./lower-texts-en.ts').then(({ en }) => en))
