/** Answers that operators give often: one click, then the rest in one's own words. */
export const replies = [
  {
    slug: 'ola',
    titlePt: 'Saudação',
    textPt: 'Olá! Já estou lendo a sua mensagem. Um instante, por favor.',
  },
  {
    slug: 'mais-detalhes',
    titlePt: 'Pedir detalhes',
    textPt:
      'Para eu procurar aqui, me diga por favor o dia e a hora aproximada, o valor e, se for um jogo, o nome dele e o número da rodada que aparece no histórico.',
  },
  {
    slug: 'deposito',
    titlePt: 'Depósito em análise',
    textPt:
      'O depósito por Pix entra no saldo assim que o provedor confirma o pagamento. Se o valor saiu da sua conta e ainda não apareceu, envie o código da transação que está no comprovante.',
  },
  {
    slug: 'saque',
    titlePt: 'Andamento do saque',
    textPt: 'Seu saque está na fila de pagamento. Você acompanha cada passo em Central do membro, na parte de saques.',
  },
  {
    slug: 'senha',
    titlePt: 'Nunca pedimos senha',
    textPt: 'Por segurança, nunca pedimos senha nem código de verificação. Se alguém pediu em nosso nome, não envie e me conte.',
  },
  {
    slug: 'pausa',
    titlePt: 'Jogo responsável',
    textPt:
      'Se o jogo deixou de ser diversão, podemos ativar uma pausa ou a autoexclusão agora mesmo, sem perguntas. O CVV também atende pelo 188, de graça, a qualquer hora.',
  },
  {
    slug: 'encerrar',
    titlePt: 'Encerrar',
    textPt: 'Fico feliz em ajudar! Vou encerrar a conversa. Se quiser, deixe uma nota: ela nos ajuda a melhorar.',
  },
]
