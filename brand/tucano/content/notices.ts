export const notices = [
  {
    slug: 'boas-vindas',
    titlePt: 'Boas-vindas ao Tucano',
    kind: 'PL',
    html: `
<p>Que bom ter você aqui. O Tucano reúne slots, mesas e jogos de arcade em um só lugar, para maiores de 18 anos.<span data-games="SPORTS ESPORTS"> Há também esportes.</span><span data-games="LOTT ELOTT"> Há também loterias.</span> Antes da primeira aposta, cada jogo mostra as regras, o RTP e o prêmio máximo.</p>
<p>Comece com calma: conheça o site no <a href="/help#modo-demonstracao">modo demonstração</a>, defina seus <a href="/help#jogo-responsavel">limites</a> e, se tiver dúvida, chame o atendimento pela barra lateral. Aposta é lazer e envolve risco de perda.</p>
`,
  },
  {
    slug: 'manutencao',
    titlePt: 'Como avisamos sobre manutenções',
    kind: 'PL',
    html: `
<p>De tempos em tempos, o site ou um jogo precisa parar para manutenção. Quando o site para, uma página explica o que está acontecendo e mantém o botão de atendimento. Quando é só um jogo, ele avisa ao ser aberto, e o resto segue normal.</p>
<p>Seu saldo não muda por causa da manutenção. Se havia uma rodada em aberto, vale o que está em <a href="/help#rodadas-interrompidas">Rodadas interrompidas</a>.</p>
`,
  },
  {
    slug: 'senha-so-sua',
    titlePt: 'Sua senha é só sua',
    kind: 'PL',
    html: `
<p>Ninguém do Tucano pede a sua senha, a sua senha de pagamento ou um código de verificação por chat, e-mail ou telefone. Quem pede está tentando um golpe.</p>
<p>Também não existe Pix para “liberar” saque ou prêmio. Na dúvida, pare a conversa, digite o endereço do site no navegador e chame o atendimento. Veja a lista completa em <a href="/help#o-que-nunca-pedimos">O que nunca pedimos</a>.</p>
`,
  },
  {
    slug: 'horarios-do-pix',
    titlePt: 'Horários do Pix e da transferência bancária',
    kind: 'PL',
    html: `
<p>O Pix funciona 24 horas, todos os dias. O depósito é creditado quando o provedor de pagamento confirma. À noite, seu banco pode aplicar um limite menor, que se ajusta no aplicativo dele.</p>
<p>A transferência bancária passa pela conferência da equipe antes do crédito e pode levar mais tempo. Guarde o comprovante até o valor aparecer no extrato. O passo a passo está em <a href="/help#depositar-com-pix">Depositar com Pix</a>.</p>
`,
  },
  {
    slug: 'jogos-novos',
    titlePt: 'Jogo novo? Leia as regras primeiro',
    kind: 'PL',
    html: `
<p>Todo jogo que entra no site chega com as mesmas informações: regras, RTP e prêmio máximo, visíveis antes da primeira aposta. Jogo novo não paga mais por ser novo.</p>
<p>Para conhecer sem gastar, use o <a href="/help#modo-demonstracao">modo demonstração</a>. Para comparar, veja <a href="/help#como-escolher-um-jogo">como escolher um jogo</a>. E se uma regra não estiver clara, pergunte ao atendimento antes de apostar.</p>
`,
  },
  {
    slug: 'confira-a-rodada',
    titlePt: 'Você pode conferir cada rodada',
    kind: 'PL',
    html: `
<p>Nos jogos dos nossos estúdios, o resultado nasce de uma semente nossa, de outra criada no seu navegador e de um contador. A impressão digital da nossa semente aparece antes da aposta, e a semente é revelada depois.</p>
<p>Com isso, você mesmo verifica que nada mudou no caminho. O passo a passo está em <a href="/help#jogo-comprovadamente-justo">Jogo comprovadamente justo</a>. Um sorteio justo não é garantia de ganho.</p>
`,
  },
  {
    slug: 'defina-limites',
    titlePt: 'Defina seus limites antes de jogar',
    kind: 'PL',
    html: `
<p>Você pode limitar depósitos, perdas, tempo de jogo e número de apostas. Reduzir um limite vale na hora. Aumentar ou retirar só vale depois de pelo menos 24 horas e de uma nova confirmação.</p>
<p>O melhor momento para decidir é agora, antes de começar. Se você usar mais de um limite, vale sempre o menor. As opções estão em <a href="/help#jogo-responsavel">Jogo responsável</a>.</p>
`,
  },
  {
    slug: 'como-funciona-o-jackpot',
    titlePt: 'Como funciona o jackpot',
    kind: 'PL',
    html: `
<p>O pote da página inicial é real. Ele cresce R$ 165,11 a cada 3 segundos e é pago nos jogos marcados como jackpot. Quando alguém ganha, volta ao valor inicial.</p>
<p>A chance diminui à medida que o pote aumenta, de modo que o retorno médio do jogo fica sempre igual: não há hora melhor para jogar. Contas de demonstração não concorrem. A conta completa está em <a href="/help#jackpot">Jackpot</a>.</p>
`,
  },
  {
    slug: 'instale-o-aplicativo',
    titlePt: 'Leve o Tucano no celular',
    kind: 'PL',
    html: `
<p>Na <a href="/down">página de download</a> você encontra as versões para Android e iOS e a versão leve para iOS, com os passos de instalação. Se estiver no computador, aponte a câmera do celular para o QR code.</p>
<p>Instale apenas pela página do próprio site. Não abra arquivos recebidos por mensagem, mesmo que tragam o nosso nome. No aplicativo, valem os mesmos limites e as mesmas regras de segurança.</p>
`,
  },
  {
    slug: 'confirme-o-saque',
    titlePt: 'Saque pago? Confirme em até 30 minutos',
    kind: 'PL',
    html: `
<p>Saques em partes pedem a sua confirmação. Depois de cada pagamento, confira o extrato do banco e responda: recebi ou não recebi. “Não recebi” abre uma contestação.</p>
<p>Sem resposta em 30 minutos, o pagamento é considerado recebido. Não confirme porque alguém pediu: confirme porque você viu o dinheiro na conta. Saiba mais em <a href="/help#confirmacao-de-recebimento">Confirmação de recebimento</a>.</p>
`,
  },
  {
    slug: 'conheca-sem-gastar',
    titlePt: 'Conheça os jogos sem gastar',
    kind: 'PL',
    html: `
<p>O modo demonstração usa FUN, uma moeda de treino que nunca vira dinheiro. As regras e a matemática são as mesmas do jogo em reais, então você aprende como cada jogo funciona sem colocar a mão no bolso.</p>
<p>Ganhar em FUN não quer dizer que você vai ganhar em reais. A conta de demonstração não deposita, não saca e não concorre ao jackpot. Leia <a href="/help#modo-demonstracao">Modo demonstração</a>.</p>
`,
  },
  {
    slug: 'por-que-a-sessao-termina',
    titlePt: 'Por que a sessão termina sozinha',
    kind: 'PL',
    html: `
<p>Para proteger a sua conta, a sessão termina após 30 minutos sem atividade e, em qualquer caso, 12 horas depois da entrada. Também há só uma sessão por membro: entrar em outro aparelho encerra a anterior, com um aviso.</p>
<p>Se o aviso apareceu e não foi você, troque a senha e chame o atendimento. Outras dicas estão em <a href="/help#proteja-sua-conta">Proteja sua conta</a>.</p>
`,
  },
  {
    slug: 'dar-um-tempo',
    titlePt: 'Dar um tempo também faz parte',
    kind: 'PL',
    html: `
<p>Se o jogo deixou de ser leve, pare um pouco. Você pode fazer uma pausa de 24 horas, 1 semana, 1 mês ou qualquer período de até 6 semanas, ou pedir a autoexclusão. A pausa não pode ser encurtada.</p>
<p>Quer conversar com alguém? O CVV atende de graça pelo 188, 24 horas por dia. Os Jogadores Anônimos têm grupos em várias cidades. Veja <a href="/help#jogo-responsavel">Jogo responsável</a>.</p>
`,
  },
  {
    slug: 'antes-de-jogar',
    titlePt: 'Antes de jogar',
    kind: 'PU',
    html: `
<p>O Tucano é só para maiores de 18 anos. Apostar envolve risco de perder dinheiro e pode causar dependência. Não é renda nem investimento.</p>
<ul>
<li>Decida antes quanto pode gastar e por quanto tempo.</li>
<li>Defina seus limites. Reduzir vale na hora.</li>
<li>Perdeu? Não tente recuperar. Faça uma pausa.</li>
</ul>
<p>Limites, pausas, autoexclusão e contatos de ajuda estão em <a href="/help#jogo-responsavel">Jogo responsável</a>.</p>
`,
  },
  {
    slug: 'promo-pote-progressivo',
    titlePt: 'Pote progressivo',
    kind: 'PR',
    summaryPt: 'O pote da página inicial cresce sozinho e é pago nos jogos marcados como jackpot. Aberta.',
    html: `
<p><strong>Aberta.</strong> O pote da página inicial cresce R$ 165,11 a cada 3 segundos. Ele é pago nos jogos marcados como jackpot.</p>
<h3>Regras gerais</h3>
<ol>
<li>Podem participar maiores de 18 anos com conta real. Contas de demonstração não concorrem.</li>
<li>Não há adesão: toda rodada em reais de um jogo de jackpot concorre.</li>
<li>A chance diminui à medida que o pote cresce. O retorno médio do jogo fica igual, e não há hora melhor para jogar.</li>
<li>Quem ganha recebe o valor no saldo na hora, e o pote volta ao valor inicial.</li>
<li>O sorteio pode ser conferido, como o de qualquer rodada nossa.</li>
</ol>
<p>Um pote alto não é motivo para apostar mais do que você planejou. 18+. Apostar envolve risco de perda. A conta completa está em <a href="/help#jackpot">Jackpot</a>.</p>
`,
  },
  {
    slug: 'promo-boas-vindas',
    titlePt: 'Boas-vindas',
    kind: 'PR',
    summaryPt: 'O que vale para quem está chegando, com a regra escrita antes da adesão.',
    html: `
<p>Quando há uma promoção para quem acabou de criar a conta, ela está em <a href="/promotions">Promoções</a>, com o valor, o prazo e as condições já calculados para a quantia que você digitar. Se não houver nenhuma, não é preciso fazer nada, nem antecipar depósito.</p>
<h3>Regras gerais</h3>
<ol>
<li>Podem participar maiores de 18 anos com conta real. Contas de demonstração não participam.</li>
<li>A adesão é opcional e depende do seu clique em <strong>Participar</strong>.</li>
<li>Cada pessoa recebe a promoção uma única vez. Contas repetidas cancelam a participação.</li>
<li>Se a recompensa for em bônus, as condições de aposta aparecem antes da adesão. O bônus só pode ser sacado depois de cumpridas.</li>
<li>Quem está em autoexclusão não participa.</li>
<li>A promoção não vale onde a lei proíbe vantagens de entrada.</li>
</ol>
<p>Seus limites continuam valendo. Uma promoção não é motivo para apostar mais do que você planejou. 18+. Apostar envolve risco de perda. <a href="/help#jogo-responsavel">Jogo responsável</a>.</p>
`,
  },
  {
    slug: 'promo-missoes-da-semana',
    titlePt: 'Missões da semana',
    kind: 'PR',
    summaryPt: 'Atividades opcionais, com objetivo, prazo e recompensa à vista.',
    html: `
<p>As missões são atividades opcionais, listadas em <strong>Missões</strong>, na Central do membro. Cada uma mostra o objetivo, o prazo, a recompensa e o quanto você já fez.</p>
<h3>Regras gerais</h3>
<ol>
<li>Podem participar maiores de 18 anos com conta real. Contas de demonstração não participam.</li>
<li>Onde houver o botão <strong>Participar</strong>, a missão conta a partir do seu clique. As outras contam sozinhas. Nenhuma é obrigatória.</li>
<li>O progresso aparece na própria página.</li>
<li>Cada missão é paga uma única vez por pessoa em cada período.</li>
<li>A recompensa é resgatada na Central de recompensas. Se for em bônus, as condições aparecem antes da adesão.</li>
<li>Promoções que pedem comprovante aceitam comentário de até 140 caracteres e até 3 imagens em PNG ou JPG, com até 5 MB cada.</li>
</ol>
<p>Se o seu limite chegar antes do fim da missão, o limite vale mais. 18+. Apostar envolve risco de perda.</p>
`,
  },
  {
    slug: 'promo-indique-um-amigo',
    titlePt: 'Indique um amigo',
    kind: 'PR',
    summaryPt: 'Convide adultos que queiram conhecer o site, com o seu código.',
    html: `
<p>Enquanto houver uma promoção de convite, a página <strong>Convide amigos</strong>, na sua Central do membro, tem o seu código, o link, o QR Code, a recompensa e a condição para recebê-la. Cadastrar-se não basta: a recompensa vem quando a pessoa cumpre a condição.</p>
<h3>Regras gerais</h3>
<ol>
<li>Quem indica e quem é indicado precisam ter 18 anos ou mais e conta real.</li>
<li>A indicação vale quando a pessoa usa o seu código ao se cadastrar.</li>
<li>Não vale indicar a si mesmo, usar dados de terceiros ou criar contas repetidas.</li>
<li>Não prometa ganho, não esconda o risco de perder e não envie mensagens a desconhecidos.</li>
<li>Não convide quem está em pausa, em autoexclusão ou tentando parar de jogar.</li>
<li>Cada indicação é recompensada uma única vez. Indicações fora das regras são canceladas.</li>
</ol>
<p>Convide com franqueza: é um passatempo pago, e perder é comum. 18+. Apostar envolve risco de perda. Leia <a href="/help#indique-um-amigo">Convide amigos</a>.</p>
`,
  },
  {
    slug: 'promo-clube-de-pontos',
    titlePt: 'Clube de pontos',
    kind: 'PR',
    summaryPt: 'Pontos para trocar na loja, com custo e regras de acúmulo à vista.',
    html: `
<p>Suas apostas em dinheiro juntam pontos, que você troca na <a href="/pointMall">loja de pontos</a> por itens ou por saldo. A loja mostra quanto cada tipo de jogo rende, quanto custa cada item e quando os seus pontos vencem.</p>
<h3>Regras gerais</h3>
<ol>
<li>Podem participar maiores de 18 anos com conta real. Contas de demonstração não participam.</li>
<li>Pontos não são dinheiro, não rendem e não valem fora do site.</li>
<li>A troca pede a senha de pagamento, de 6 dígitos.</li>
<li>Cada pedido de item fica em processamento até ser aprovado ou recusado. Se for recusado, os pontos voltam.</li>
<li>Os pontos valem por doze meses depois do mês em que vieram. Os mais antigos são usados primeiro.</li>
<li>O mesmo pedido é registrado uma única vez.</li>
<li>Pontos obtidos com contas repetidas ou fraude são cancelados.</li>
</ol>
<p>Não aposte só para juntar pontos: o gasto costuma ser maior que o prêmio. 18+. Apostar envolve risco de perda.</p>
`,
  },
  {
    slug: 'agentes-como-se-paga',
    titlePt: 'Como e quando os acordos são pagos',
    kind: 'AG',
    html: `
<p>Cada acordo é apurado quando o período termina: o dividendo na quinzena ou no período combinado, o salário diário à meia-noite, o salário por hora a cada hora e o salário em tempo real a cada cinco minutos. O valor entra no seu saldo em dinheiro logo depois.</p>
<p>A casa paga só os acordos que ela fez. Os outros são pagos por quem os propôs. Se faltar saldo a quem paga, o que falta fica à vista dos dois e sai primeiro das próximas comissões.</p>
<p>Cada apuração mostra todos os números que a decidiram, e o extrato de <strong>Minha receita</strong> traz o bastante para refazer a conta.</p>
`,
  },
  {
    slug: 'agentes-o-que-voce-ve',
    titlePt: 'O que você vê da sua equipe, e o que não vê',
    kind: 'AG',
    html: `
<p>De quem está logo abaixo de você: conta, apelido, tipo de conta, rebates, dia do cadastro, há quanto tempo não aparece, números por dia e apostas. De quem está mais abaixo: o nome encoberto e as somas do ramo.</p>
<p>Ninguém vê contatos, documentos, chaves de pagamento, limites, pausas ou mensagens de outra pessoa. Quem está abaixo de você lê o mesmo na página de indicação.</p>
<p>Convide só maiores de 18 anos e nunca incentive alguém a apostar mais do que pode perder.</p>
`,
  },
] as const
