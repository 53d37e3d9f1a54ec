import { catalogue } from '#platform/text'

const pt = {
  title: 'Sala de conversa',
  membersTitle: 'A sala é dos membros',
  membersText: 'Entre na sua conta para ler e conversar. Aqui só aparece o apelido, nunca o seu usuário.',
  enter: 'Entrar',
  failedTitle: 'A sala não abriu',
  emptyTitle: 'A conversa ainda não começou',
  emptyText: 'Dê o primeiro bom-dia. Sem links, telefones ou ofensas: aqui a conversa é leve.',
  lines: 'Conversa da sala',
  newLine: '1 mensagem nova',
  newLines: '{count} mensagens novas',
  you: 'você',
  slip: 'Ver o bilhete',
  write: 'Diga algo à sala',
  readOnly: 'Demonstração: só leitura',
  send: 'Enviar',
  left: 'Restam {left} caracteres',
  wait: 'Calma! Você pode escrever de novo em {seconds} s.',
  muted: 'Um operador pausou suas mensagens até {until}. Você continua lendo a sala.',
  watchText: 'O que os membros escrevem, na hora. Abra o menu de uma mensagem para apagar ou silenciar.',
  watchEmpty: 'Quando alguém escrever na sala, aparece aqui.',
  actions: 'Moderar a mensagem de {name}',
  remove: 'Apagar a mensagem',
  removed: 'Mensagem apagada.',
  mute_10: 'Silenciar por 10 minutos',
  mute_60: 'Silenciar por 1 hora',
  mute_1440: 'Silenciar por 1 dia',
  unmute: 'Deixar escrever de novo',
  mutedBadge: 'Silenciado',
  mutedDone: '{name} não escreve por enquanto.',
  unmutedDone: '{name} pode escrever de novo.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
