export const helpArticles = [
  {
    slug: 'sobre-a-empresa',
    category: 'about',
    titlePt: 'Sobre a empresa',
    html: `
<p>O Tucano é um site de jogos e apostas online para maiores de 18 anos. Nasceu de uma ideia simples: quem joga tem o direito de entender o que está jogando. Por isso, cada jogo mostra as regras, o retorno teórico (RTP) e o prêmio máximo antes da primeira aposta, e cada lançamento da sua conta fica registrado no extrato.</p>
<h3>O que você encontra aqui</h3>
<ul>
<li>Caça-níqueis, vídeo pôquer, jogos de mesa e de arcade dos nossos estúdios, com um jackpot de verdade.</li>
<li data-games="LIVE">Cassino ao vivo.</li>
<li data-games="FISH">Jogos de pesca.</li>
<li data-games="PVP">Partidas entre jogadores.</li>
<li data-games="SPORTS">Apostas em esportes.</li>
<li data-games="ESPORTS">Apostas em e-sports.</li>
<li data-games="LOTT">Loterias, inclusive as marcadas como SEA.</li>
<li data-games="ELOTT">Loterias eletrônicas.</li>
<li data-games="COCKFIGHT">O duelo virtual de galos: uma disputa animada entre personagens de desenho. Não há transmissão nem participação de animais de verdade.</li>
</ul>
<p>A oferta muda conforme a região. Quando a lei de um lugar não permite um produto, ele fica fechado para quem acessa de lá.</p>
<h3>No que acreditamos</h3>
<ul>
<li><strong>Números de verdade.</strong> O jackpot da página inicial é um pote que existe e que pode ser ganho. A lista de ganhadores e os tempos médios de depósito e de saque vêm dos registros do próprio site.</li>
<li><strong>Resultados que se conferem.</strong> Nos jogos dos nossos estúdios, você pode verificar cada rodada depois que ela termina. Veja <a href="/help#jogo-comprovadamente-justo">como funciona</a>.</li>
<li><strong>Festa na hora certa.</strong> Se o prêmio não passa do valor apostado, a tela não comemora.</li>
<li><strong>Aposta é lazer.</strong> Não é renda, investimento nem saída para dívida. As ferramentas de <a href="/help#jogo-responsavel">jogo responsável</a> estão sempre por perto.</li>
</ul>
<h3>Sobre esta demonstração</h3>
<p>O Tucano que você está vendo é a marca de demonstração da plataforma. As contas, os saldos e os pagamentos são de teste, e os contatos terminados em “.example” são fictícios. O que funciona, funciona de verdade: as regras, os registros e as proteções são os mesmos de uma marca em operação. Só não use aqui dinheiro nem dados que não queira testar.</p>
<h3>Quem opera esta marca</h3>
<p>O Tucano é uma plataforma que pode atender diferentes marcas, cada uma com a sua operadora. Razão social, registro, endereço e licença são dados da operadora desta marca e ficam no rodapé quando informados. Se você procurou e não encontrou, <a href="/help#fale-conosco">pergunte ao atendimento</a> antes de depositar: é um direito seu saber com quem está tratando.</p>
`,
  },
  {
    slug: 'fale-conosco',
    category: 'about',
    titlePt: 'Fale conosco',
    html: `
<p>Precisa de ajuda, quer reclamar ou tem uma ideia para o site? Fale com a gente pelo canal que preferir. O chat diz se há alguém atendendo agora; se não houver, deixe a mensagem, e a resposta chega na mesma janela. Nesta demonstração, o e-mail e o Telegram abaixo são fictícios.</p>
<table>
<thead>
<tr><th>Canal</th><th>Onde fica</th><th>Bom para</th></tr>
</thead>
<tbody>
<tr><td>Chat ao vivo</td><td>Botão de atendimento, na barra lateral do site</td><td>Dúvidas rápidas, depósitos, saques e acesso à conta</td></tr>
<tr><td>E-mail</td><td><a href="mailto:suporte@tucano.example">suporte@tucano.example</a></td><td>Casos com documentos, privacidade e contestações</td></tr>
<tr><td>Telegram</td><td>https://t.me/tucano_exemplo</td><td>Contato pelo celular</td></tr>
<tr><td>Formulário de sugestões</td><td><a href="/help#sugestao">No fim da página de ajuda</a></td><td>Ideias, elogios e reclamações, com texto de 10 a 500 palavras e um número para acompanhar</td></tr>
</tbody>
</table>
<p>Membros com nível acima de 4 são atendidos pelo canal VIP, que abre no mesmo botão. O botão de atendimento também aparece nas páginas de manutenção e de região bloqueada.</p>
<h3>O que ter em mãos</h3>
<ul>
<li>Seu nome de usuário.</li>
<li>O dia e a hora aproximada do que aconteceu, no horário de Brasília.</li>
<li>Em caso de pagamento: o valor, o método e o comprovante do banco.</li>
<li>Em caso de jogo: o nome do jogo e o número da rodada, que está no histórico de apostas.</li>
</ul>
<h3>O que você não precisa enviar</h3>
<p>Nunca envie sua senha, sua senha de pagamento nem um código de verificação, nem mesmo a alguém que diga ser do atendimento. Leia <a href="/help#o-que-nunca-pedimos">o que nunca pedimos</a>.</p>
<h3>Reclamações</h3>
<ol>
<li>Conte o caso pelo chat ou por e-mail e guarde a conversa.</li>
<li>Diga o que você espera como solução. Isso ajuda a responder sem rodeios.</li>
<li>Se a resposta não resolver, escreva para <a href="mailto:suporte@tucano.example">suporte@tucano.example</a> com o assunto “Revisão de reclamação” e inclua a primeira resposta.</li>
</ol>
<p>Os contatos de ouvidoria e o endereço para correspondência são dados da operadora desta marca. Você continua livre para procurar o Procon, o site consumidor.gov.br ou outro órgão de defesa do consumidor.</p>
<p>Se o assunto for perda de controle com o jogo, não é preciso explicar nada: peça uma pausa ou a autoexclusão, ou veja <a href="/help#jogo-responsavel">onde encontrar ajuda</a>.</p>
`,
  },
  {
    slug: 'termos',
    category: 'about',
    titlePt: 'Termos e condições gerais',
    html: `
<p>Estes termos são o acordo entre você e a operadora desta marca para o uso do site Tucano. Leia com calma. Ao criar a conta, você declara que tem 18 anos ou mais e que concorda com o que está escrito aqui.</p>
<h3>1. Do que tratam estes termos</h3>
<p>1.1. Eles valem para o site, o aplicativo e todos os produtos oferecidos sob a marca Tucano. As regras de cada jogo, promoção ou acordo de agente completam estes termos.</p>
<p>1.2. Razão social, registro e endereço são dados da operadora desta marca. Neste texto, “Tucano” e “nós” se referem a ela.</p>
<h3>2. Quem pode ter conta</h3>
<p>2.1. A conta é só para maiores de 18 anos que acessam de um lugar onde o serviço é permitido. O site verifica a região do acesso e pode bloquear a entrada ou alguns produtos conforme a lei local.</p>
<p>2.2. Cada pessoa pode ter uma única conta, pessoal e intransferível. Não é permitido emprestar, vender ou dividir o acesso.</p>
<p>2.3. Quem está em pausa ou em autoexclusão não pode abrir outra conta para contornar essa escolha.</p>
<h3>3. Cadastro</h3>
<p>3.1. O nome de usuário tem de 4 a 15 caracteres, só com letras e números, e começa por letra. A senha tem de 8 a 20 caracteres, com ao menos uma letra e um número, e não pode estar na lista de senhas comuns.</p>
<p>3.2. Os dados informados precisam ser verdadeiros e seus. Podemos pedir documentos para confirmar identidade, idade ou titularidade de uma conta bancária.</p>
<h3>4. Acesso e segurança</h3>
<p>4.1. A sessão termina após 30 minutos sem atividade e, em qualquer caso, 12 horas depois da entrada. Só há uma sessão por membro: um novo acesso encerra o anterior.</p>
<p>4.2. Acessos de um endereço de internet ou aparelho novo exigem uma segunda verificação. Os códigos têm 6 dígitos, valem por 5 minutos e aceitam até 5 tentativas.</p>
<p>4.3. Guardar a senha e a senha de pagamento é responsabilidade sua. Se desconfiar de uso indevido, troque as senhas e avise o atendimento sem demora.</p>
<h3>5. Depósitos</h3>
<p>5.1. Os depósitos são feitos por Pix ou por transferência bancária. O Pix é creditado quando o provedor de pagamento confirma o recebimento. A transferência depende da conferência da nossa equipe.</p>
<p>5.2. Use apenas contas de sua titularidade e dinheiro de origem lícita. Os valores mínimos e máximos aparecem na tela antes da confirmação.</p>
<p>5.3. O saldo não rende juros e não é investimento. Não há recarga automática: cada depósito depende de uma decisão sua.</p>
<h3>6. Apostas e resultados</h3>
<p>6.1. Antes da primeira aposta, cada jogo mostra regras, RTP e prêmio máximo. O RTP é uma média teórica de muitas rodadas e não prevê o resultado da sua próxima aposta.</p>
<p>6.2. A aposta vale quando o servidor a aceita e o lançamento aparece no extrato. Depois de aceita, ela não pode ser cancelada por você, salvo se a regra do jogo permitir.</p>
<p>6.3. O relógio dos nossos servidores decide se a aposta chegou a tempo. Aposta recebida depois do encerramento ou do resultado não vale, e o valor é devolvido.</p>
<p>6.4. Nos jogos dos nossos estúdios, o resultado pode ser verificado pelo método descrito em <a href="/help#jogo-comprovadamente-justo">Jogo comprovadamente justo</a>. Jogos de provedores externos seguem as regras e o sorteio do provedor.</p>
<h3>7. Interrupções e anulações</h3>
<p>7.1. Se a conexão cair, a rodada segue o que está em <a href="/help#rodadas-interrompidas">Rodadas interrompidas</a>.</p>
<p>7.2. Quando uma falha impede um resultado válido, a rodada é anulada, o valor apostado volta ao saldo de onde saiu e a anulação fica visível no histórico.</p>
<h3>8. Jackpot</h3>
<p>8.1. O pote cresce R$ 165,11 a cada 3 segundos e é pago nos jogos com jackpot, conforme as regras do <a href="/help#jackpot">artigo sobre o assunto</a>. Depois de um prêmio, volta ao valor inicial.</p>
<h3>9. Conta de demonstração</h3>
<p>9.1. A demonstração usa FUN, uma moeda de treino sem valor. FUN não pode ser depositado, sacado, trocado ou convertido em dinheiro, e contas de demonstração não concorrem ao jackpot.</p>
<h3>10. Promoções, missões e pontos</h3>
<p>10.1. Participar é opcional. Cada promoção informa quem pode participar, o prazo, o valor e as condições antes da adesão, e só vale onde a lei permite.</p>
<p>10.2. Bônus sujeitos a condições de aposta só podem ser sacados depois de cumpridas essas condições. A mesma recompensa é paga uma única vez por membro em cada período.</p>
<p>10.3. Criar várias contas, indicar a si mesmo ou combinar apostas para obter vantagem cancela a participação.</p>
<h3>11. Saques</h3>
<p>11.1. O saque exige a senha de pagamento de 6 dígitos, a identidade confirmada por documentos, uma chave Pix ou conta no seu CPF e que o valor de cada depósito tenha sido apostado uma vez, como explica o artigo <a href="/help#sacar">Sacar</a>. Cada pedido passa por conferência.</p>
<p>11.2. Nos saques que pedem confirmação, você tem 30 minutos, contados do pagamento, para dizer se recebeu. Sem resposta, o valor é considerado recebido. A resposta “não recebi” abre uma contestação.</p>
<h3>12. Limites, pausas e autoexclusão</h3>
<p>12.1. Você pode limitar depósitos, perdas, tempo e número de apostas, fazer pausas e se autoexcluir, como explica a página <a href="/help#jogo-responsavel">Jogo responsável</a>. Essas escolhas prevalecem sobre qualquer promoção.</p>
<h3>13. Agentes e afiliados</h3>
<p>13.1. A atividade de agente depende de aprovação e segue a página <a href="/help#afiliados">Afiliados</a> e o acordo feito com a operadora.</p>
<h3>14. O que não é permitido</h3>
<ul>
<li>Usar robôs, explorar falhas ou interferir no funcionamento dos jogos.</li>
<li>Apostar em nome de outra pessoa ou com dados de terceiros.</li>
<li>Usar a conta para lavagem de dinheiro, fraude ou manipulação de resultados.</li>
<li>Esconder a localização para acessar de uma região bloqueada.</li>
<li>Ofender ou ameaçar membros e equipe, inclusive no chat.</li>
</ul>
<h3>15. Disponibilidade</h3>
<p>15.1. O site pode parar para manutenção ou por motivos fora do nosso controle. Durante a manutenção, uma página avisa e mantém o botão de atendimento. Um jogo também pode entrar em manutenção sozinho.</p>
<h3>16. Suspensão e encerramento</h3>
<p>16.1. Podemos suspender a conta enquanto apuramos uma suspeita fundamentada de violação destes termos ou quando a lei exigir. Você pode pedir explicações e apresentar sua versão.</p>
<p>16.2. Você pode pedir o encerramento da conta quando quiser. Antes, saque o saldo disponível e espere as apostas em aberto terminarem.</p>
<h3>17. Privacidade</h3>
<p>17.1. O uso dos seus dados segue a <a href="/help#privacidade">Política de privacidade</a>. Registros de dinheiro, apostas e segurança são guardados por 5 anos ou mais.</p>
<h3>18. Mudanças</h3>
<p>18.1. Vale a versão publicada nesta página. Mudanças importantes são anunciadas nos avisos do site e não alteram o resultado de apostas já aceitas. Se não concordar, você pode sacar o saldo e encerrar a conta.</p>
<h3>19. Reclamações e direitos</h3>
<p>19.1. Comece pelo <a href="/help#fale-conosco">atendimento</a>. A lei aplicável e o foro constam dos dados da operadora desta marca. Nada nestes termos retira direitos que a lei garante ao consumidor.</p>
`,
  },
  {
    slug: 'jogo-responsavel',
    category: 'about',
    titlePt: 'Jogo responsável',
    html: `
<p>Apostar é uma forma de lazer que custa dinheiro. No longo prazo, os jogos em geral devolvem menos do que recebem: é o que o RTP mostra. Por isso, aposta não é renda, não paga conta e não recupera prejuízo. O Tucano é proibido para menores de 18 anos, e apostar pode causar dependência.</p>
<h3>Antes de jogar</h3>
<ul>
<li>Decida quanto pode gastar e por quanto tempo, como faria com um ingresso de cinema.</li>
<li>Use apenas dinheiro que não fará falta. Aluguel, comida e dívida vêm antes.</li>
<li>Não jogue com raiva, com tristeza ou depois de beber.</li>
<li>Perdeu? O valor foi gasto. Aumentar a aposta para recuperar é o caminho mais curto para perder mais.</li>
</ul>
<h3>Limites que você define</h3>
<p>Na área Jogo responsável da sua conta, escolha os limites que fizerem sentido. Você pode usar vários ao mesmo tempo: vale sempre o menor.</p>
<table>
<thead>
<tr><th>Limite</th><th>Período</th><th>O que acontece ao chegar nele</th></tr>
</thead>
<tbody>
<tr><td>Depósito</td><td>24 horas, 7 dias ou 1 mês</td><td>Novos depósitos são recusados</td></tr>
<tr><td>Perda</td><td>Dia, semana ou mês</td><td>Novas apostas são recusadas</td></tr>
<tr><td>Tempo de jogo</td><td>Dia, semana ou mês</td><td>Novas apostas são recusadas</td></tr>
<tr><td>Número de apostas</td><td>Dia, semana ou mês</td><td>Novas apostas são recusadas</td></tr>
</tbody>
</table>
<p><strong>Reduzir</strong> um limite vale na hora. <strong>Aumentar ou retirar</strong> só vale depois de pelo menos 24 horas e de uma nova confirmação sua. Esse intervalo existe para que a decisão seja tomada de cabeça fria.</p>
<h3>Painel e lembrete de tempo</h3>
<p>Enquanto você está na conta, um painel mostra o tempo de jogo, as perdas e o saldo. A cada 60 minutos, um lembrete mostra há quanto tempo você joga e quanto ganhou ou perdeu na sessão. A próxima rodada só começa depois que você confirma que leu. Se preferir, receba o lembrete a cada 15 ou 30 minutos.</p>
<h3>Pausa</h3>
<p>Quer dar um tempo? Escolha uma pausa:</p>
<ul>
<li>24 horas;</li>
<li>1 semana;</li>
<li>1 mês;</li>
<li>qualquer período de até 6 semanas.</li>
</ul>
<p>Durante a pausa, a conta não aceita apostas. Depois de iniciada, a pausa não pode ser encurtada, nem por você, nem pelo atendimento.</p>
<h3>Autoexclusão</h3>
<p>Se uma pausa não basta, use a autoexclusão. Antes de confirmar, a tela mostra o prazo. A partir da confirmação:</p>
<ul>
<li>todas as suas sessões são encerradas na hora;</li>
<li>apostas, depósitos e bônus passam a ser recusados;</li>
<li>você só consegue entrar para sacar o saldo;</li>
<li>não enviamos mais publicidade;</li>
<li>não dá para voltar atrás antes do fim do prazo.</li>
</ul>
<p>Se houver apostas em aberto, o atendimento explica o que acontece com cada uma. O governo federal também mantém a Plataforma Centralizada de Autoexclusão, em gov.br/autoexclusaoapostas, que bloqueia de uma só vez o acesso às casas de apostas autorizadas no Brasil.</p>
<h3>Sinais de alerta</h3>
<ul>
<li>Jogar por mais tempo ou com mais dinheiro do que planejou.</li>
<li>Voltar logo para tentar recuperar o que perdeu.</li>
<li>Mentir para a família sobre tempo ou gastos.</li>
<li>Pedir dinheiro emprestado, atrasar contas ou vender bens para apostar.</li>
<li>Ficar irritado ou ansioso quando tenta parar.</li>
<li>Deixar de lado sono, trabalho, estudo ou amigos por causa do jogo.</li>
</ul>
<h3>Faça o teste</h3>
<p>As perguntas se inspiram no PGSI, um questionário usado em pesquisas sobre jogo problemático. Responda com sinceridade, pensando nos últimos doze meses:</p>
<ol>
<li>Você apostou mais do que podia perder?</li>
<li>Precisou apostar valores maiores para sentir a mesma emoção?</li>
<li>Voltou outro dia para tentar recuperar o dinheiro perdido?</li>
<li>Pegou empréstimo ou vendeu algo para jogar?</li>
<li>Achou que poderia ter um problema com o jogo?</li>
<li>O jogo trouxe ansiedade, insônia ou outro problema de saúde?</li>
<li>Alguém criticou suas apostas ou disse que você tem um problema?</li>
<li>O jogo trouxe dificuldade financeira para você ou sua casa?</li>
<li>Você sentiu culpa pelo jeito como joga ou pelo que acontece quando joga?</li>
</ol>
<p>O teste não é um diagnóstico. Mas um único “sim” já é um bom motivo para fazer uma pausa e conversar com alguém de confiança. Se foram vários, procure ajuda profissional.</p>
<h3>Onde encontrar ajuda no Brasil</h3>
<ul>
<li><strong>CVV, Centro de Valorização da Vida:</strong> ligue 188, de graça, 24 horas, todos os dias. A conversa é sigilosa.</li>
<li><strong>Jogadores Anônimos:</strong> grupos de apoio mútuo para quem quer parar de jogar, em várias cidades.</li>
<li><strong>SUS:</strong> procure a Unidade Básica de Saúde ou o Centro de Atenção Psicossocial (CAPS) mais perto de você.</li>
<li><strong>Emergência:</strong> se houver risco imediato à vida, ligue para o SAMU, 192.</li>
</ul>
<h3>Se há menores em casa</h3>
<p>Não salve senhas em aparelhos compartilhados, saia da conta ao terminar e use o controle parental do celular ou do computador. Se souber de um menor com conta no Tucano, <a href="/help#fale-conosco">avise o atendimento</a>.</p>
<h3>Se você se preocupa com alguém</h3>
<p>Escolha um momento calmo, fale do que você percebeu sem acusar e ofereça companhia para procurar ajuda. Não empreste dinheiro para cobrir perdas. Para familiares e amigos, existem grupos como o Jog-Anon.</p>
`,
  },
  {
    slug: 'privacidade',
    category: 'about',
    titlePt: 'Política de privacidade',
    html: `
<p>Esta política explica quais dados pessoais o Tucano trata, para quê, por quanto tempo e como você exerce seus direitos. Ela segue a Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018).</p>
<h3>1. Quem é responsável</h3>
<p>A controladora é a operadora desta marca. Razão social, endereço e o nome do encarregado pelo tratamento de dados pessoais constam dos dados da operadora. Para qualquer assunto de privacidade, escreva para <a href="mailto:suporte@tucano.example">suporte@tucano.example</a> com o assunto “Privacidade”.</p>
<h3>2. Quais dados tratamos</h3>
<ul>
<li><strong>Cadastro:</strong> nome de usuário, nome do titular para pagamentos, e-mail, celular e, se o formulário pedir, documento e contatos de mensagem. Os campos obrigatórios vêm marcados com asterisco.</li>
<li><strong>Pagamentos:</strong> depósitos, saques, dados bancários ou chave Pix e identificadores das transações.</li>
<li><strong>Jogo:</strong> apostas, resultados, saldo, pontos, missões, promoções, favoritos e jogos recentes.</li>
<li><strong>Jogo responsável:</strong> limites, pausas e autoexclusão.</li>
<li><strong>Acesso:</strong> endereço IP, região aproximada, aparelho, horários de entrada e tentativas de login.</li>
<li><strong>Contato:</strong> conversas com o atendimento, mensagens e imagens que você envia. No formulário de sugestões, o texto e o e-mail, se você informar; o endereço de rede de onde ele veio é apagado em cerca de um dia.</li>
<li><strong>Agentes:</strong> equipe, acordos e valores apurados.</li>
</ul>
<p>Suas senhas não ficam guardadas em forma legível. O servidor guarda apenas um resumo criptográfico, que serve para conferir a senha sem conhecê-la. Nenhuma senha é gravada no navegador.</p>
<h3>3. Para que usamos e com que base legal</h3>
<table>
<thead>
<tr><th>Finalidade</th><th>Base legal</th></tr>
</thead>
<tbody>
<tr><td>Abrir e manter sua conta, registrar apostas, pagar prêmios e processar depósitos e saques</td><td>Execução do contrato</td></tr>
<tr><td>Confirmar idade e identidade, prevenir lavagem de dinheiro e guardar registros</td><td>Obrigação legal ou regulatória</td></tr>
<tr><td>Proteger contas, evitar fraude, respeitar restrições de região e corrigir falhas</td><td>Legítimo interesse e obrigação legal</td></tr>
<tr><td>Aplicar limites, pausas e autoexclusão</td><td>Execução do contrato e obrigação legal</td></tr>
<tr><td>Enviar novidades e promoções</td><td>Consentimento, que você pode retirar quando quiser</td></tr>
<tr><td>Responder a reclamações e processos</td><td>Exercício regular de direitos</td></tr>
</tbody>
</table>
<p>Não enviamos publicidade a quem está em autoexclusão.</p>
<h3>4. Com quem os dados são compartilhados</h3>
<p>Compartilhamos o necessário para cada finalidade com:</p>
<ul>
<li>provedores de pagamento e bancos, para depósitos e saques;</li>
<li>provedores de jogos, quando você abre um jogo externo;</li>
<li>serviços de SMS, e-mail, verificação por telefone e login social, quando você os usa;</li>
<li>serviços de hospedagem e, se a operadora ativar, de medição de audiência;</li>
<li>autoridades, quando a lei ou uma ordem válida exigir.</li>
</ul>
<p>Se você faz parte da equipe de um agente, ele pode ver informações da sua conta, como apostas e resultados. Um prêmio seu também pode aparecer na lista de ganhadores da página inicial.</p>
<p>Se algum fornecedor tratar dados fora do Brasil, a transferência segue as regras da LGPD.</p>
<h3>5. O que fica no seu navegador</h3>
<ul>
<li><strong>Cookies necessários:</strong> os que o site usa para funcionar com segurança, como os do desafio de imagem.</li>
<li><strong>Cookies de “lembrar de mim”:</strong> duram 24 horas e guardam só o nome de usuário e a sua escolha.</li>
<li><strong>Cookie de aparelho conhecido:</strong> identifica o navegador em que você já confirmou que é você. Nenhum programa da página consegue ler.</li>
<li><strong>Armazenamento local:</strong> idioma, tema claro ou escuro e saldo escondido ou à vista<span data-games="LOTT ELOTT">, além das loterias favoritas</span>.</li>
<li><strong>Aplicativo instalado:</strong> uma única página guardada no aparelho, a que avisa quando falta conexão. Nenhum dado da sua conta fica nela.</li>
<li><strong>Armazenamento da sessão:</strong> o identificador da sessão e dados de exibição, como o apelido. É limpo quando você sai.</li>
</ul>
<p>Você pode apagar tudo nas configurações do navegador. Nesse caso, será preciso entrar de novo.</p>
<h3>6. Por quanto tempo guardamos</h3>
<p>Registros de dinheiro, apostas e segurança são guardados por pelo menos 5 anos. Os demais dados ficam enquanto a conta existir ou enquanto houver motivo legal. Quando você pede a exclusão e ainda há registros que não podem ser apagados, trocamos as informações que identificam você por um código.</p>
<h3>7. Como protegemos</h3>
<p>A comunicação com o site é criptografada, e os dados de entrada e de cadastro recebem uma camada extra de proteção. As senhas passam por um algoritmo próprio para isso (argon2id). Sessões expiram, acessos de lugares novos pedem confirmação, e mudanças importantes ficam em um registro que não pode ser alterado sem deixar rastro. Nenhum sistema é infalível: se um incidente trouxer risco relevante para você, ele será comunicado a você e à Autoridade Nacional de Proteção de Dados (ANPD), como manda a lei.</p>
<h3>8. Seus direitos</h3>
<p>Você pode pedir, sem custo:</p>
<ul>
<li>a confirmação de que tratamos seus dados e o acesso a eles;</li>
<li>a correção de dados incompletos, inexatos ou desatualizados;</li>
<li>a anonimização, o bloqueio ou a eliminação de dados desnecessários ou excessivos;</li>
<li>a portabilidade, conforme a regulamentação;</li>
<li>informações sobre com quem os dados foram compartilhados;</li>
<li>a eliminação dos dados tratados com consentimento e a retirada desse consentimento;</li>
<li>a revisão de decisões tomadas apenas por sistemas automáticos;</li>
<li>a oposição a um tratamento que você considere irregular.</li>
</ul>
<p>Para proteger você, podemos confirmar sua identidade antes de atender ao pedido. Se a resposta não for satisfatória, você pode procurar a ANPD.</p>
<h3>9. Menores de idade</h3>
<p>O serviço não se destina a menores de 18 anos. Se identificarmos uma conta de menor, ela será bloqueada.</p>
<h3>10. Mudanças nesta política</h3>
<p>Vale a versão publicada nesta página. Mudanças importantes são anunciadas nos avisos do site. Veja também os <a href="/help#termos">Termos e condições gerais</a>.</p>
`,
  },
  {
    slug: 'afiliados',
    category: 'about',
    titlePt: 'Afiliados',
    html: `
<p>O programa de afiliados do Tucano é para adultos que querem apresentar o site a outras pessoas e acompanhar uma equipe. Quem participa é chamado de agente. Ser agente não é promessa de renda: os valores dependem do acordo, da equipe e do período, e podem ser zero.</p>
<h3>Como participar</h3>
<ol>
<li>Crie uma conta e conheça o site. Quem só tem conta de demonstração precisa primeiro de uma conta real.</li>
<li>Fale com o <a href="/help#fale-conosco">atendimento</a> ou com o agente que convidou você e peça a inscrição.</li>
<li>Se o pedido for aprovado, você passa a ter um código de convite, na página <strong>Convide amigos</strong>.</li>
</ol>
<h3>Como funciona o convite</h3>
<p>O agente envia um link com o código dele, que abre a <a href="/join">página de convite</a>. A página confere se o código vale e não mostra quem convidou. Quem cria a conta com o código passa a fazer parte da equipe do agente, que vê informações dessa conta, como apostas e resultados, e nunca a senha. O convite não muda as regras, as chances nem os limites de ninguém.</p>
<h3>Como o agente é remunerado</h3>
<p>Pelo acordo escrito que fizer com a operadora, com a base de cálculo, a taxa e o período. Leia antes de aceitar. A participação no programa não cria vínculo de emprego nem sociedade. Impostos sobre os valores recebidos são responsabilidade do agente.</p>
<h3>O que esperamos de quem divulga</h3>
<ul>
<li>Falar só com maiores de 18 anos e dizer isso na divulgação.</li>
<li>Não prometer ganho, não apresentar aposta como trabalho ou investimento e não esconder o risco de perder.</li>
<li>Nunca incentivar alguém a apostar mais, a recuperar perdas ou a desfazer uma pausa.</li>
<li>Não enviar mensagens em massa a quem não pediu nem se passar pela equipe do Tucano.</li>
<li>Não apostar no lugar de outra pessoa nem guardar a senha dela.</li>
<li>Não abrir contas extras para si mesmo nem contas com dados de terceiros.</li>
</ul>
<p>Se alguém da equipe der sinais de que perdeu o controle, indique a página <a href="/help#jogo-responsavel">Jogo responsável</a>. Cuidar vem antes de qualquer comissão.</p>
<h3>Se algo sair do combinado</h3>
<p>Quem descumpre estas regras pode perder a condição de agente. Dúvidas sobre valores são respondidas pelo atendimento, com base nos registros do acordo.</p>
`,
  },
  {
    slug: 'reembolso',
    category: 'about',
    titlePt: 'Política de reembolso',
    html: `
<p>Aqui explicamos quando um valor volta para você, para onde ele volta e como pedir. O saldo disponível não depende de reembolso: ele é seu e pode ser <a href="/help#sacar">sacado</a> conforme as regras de saque.</p>
<h3>1. Depósitos</h3>
<table>
<thead>
<tr><th>Situação</th><th>O que acontece</th></tr>
</thead>
<tbody>
<tr><td>Pix pago e ainda não creditado</td><td>Confirmado o pagamento pelo provedor, o valor entra no saldo. O mesmo Pix nunca é creditado duas vezes.</td></tr>
<tr><td>Dois pagamentos por engano</td><td>Cada pagamento é conferido. Você pode sacar o que sobrou ou pedir a análise da devolução.</td></tr>
<tr><td>Depósito que não conseguimos identificar</td><td>Fica separado, sem entrar na conta de ninguém, até que o comprovante esclareça a origem.</td></tr>
<tr><td>Valor pago diferente do pedido</td><td>Conferimos o que realmente chegou. Envie o comprovante ao atendimento.</td></tr>
<tr><td>Depósito já usado em apostas</td><td>Não há reembolso do valor apostado em rodadas válidas.</td></tr>
</tbody>
</table>
<p>A devolução de um Pix volta para a conta de onde ele saiu, nunca para a de outra pessoa.</p>
<h3>2. Apostas</h3>
<p>Aposta aceita e concluída não é reembolsada porque o resultado foi desfavorável. O valor apostado volta ao saldo quando:</p>
<ul>
<li>a rodada é anulada por falha;</li>
<li>a aposta chegou depois do encerramento ou do resultado;</li>
<li>a rodada foi interrompida e não há como mostrar o resultado nem continuar de onde parou;</li>
<li>a regra do jogo<span data-games="SPORTS ESPORTS"> ou do mercado esportivo</span> prevê devolução<span data-games="SPORTS ESPORTS">, como em um evento cancelado</span>.</li>
</ul>
<p>Cada aposta é devolvida uma única vez, até o centavo, para o mesmo tipo de saldo de onde saiu: dinheiro volta como dinheiro, bônus volta como bônus. A devolução aparece no extrato, e a rodada continua visível no histórico. Leia também <a href="/help#rodadas-interrompidas">Rodadas interrompidas</a>.</p>
<h3>3. Saques</h3>
<p>Se um saque for recusado ou não puder ser pago, o valor reservado volta ao saldo disponível. Se o saque aparece como pago e o dinheiro não chegou, responda “Não recebi” dentro de 30 minutos. Isso abre uma contestação. Perdeu o prazo? Procure o atendimento com o extrato do seu banco. Veja <a href="/help#confirmacao-de-recebimento">Confirmação de recebimento</a>.</p>
<h3>4. Bônus, pontos e FUN</h3>
<p>Bônus seguem as condições da promoção e não são trocados por dinheiro fora delas. Se um resgate de pontos for recusado, fale com o atendimento para entender o motivo. FUN, a moeda da demonstração, não tem valor e não é reembolsado.</p>
<h3>5. Pausa e autoexclusão</h3>
<p>Na autoexclusão, você ainda pode entrar para sacar o saldo disponível. Perdas anteriores não são reembolsadas, mas a decisão de parar é respeitada de imediato.</p>
<h3>6. Uso não autorizado e golpes</h3>
<ol>
<li>Troque a senha e a senha de pagamento.</li>
<li>Avise o <a href="/help#fale-conosco">atendimento</a>, com data, hora e valores.</li>
<li>Avise também o seu banco. Em caso de golpe com Pix, peça o Mecanismo Especial de Devolução (MED).</li>
</ol>
<h3>7. Como pedir</h3>
<p>Escreva para <a href="mailto:suporte@tucano.example">suporte@tucano.example</a> ou use o chat. Informe nome de usuário, data, hora, valor, método e o número da transação ou da rodada, e anexe o comprovante. A análise se baseia nos registros do extrato, que não podem ser apagados.</p>
<p>Nada nesta política limita direitos que a lei garante ao consumidor.</p>
`,
  },
  {
    slug: 'criar-conta',
    category: 'account',
    titlePt: 'Criar conta',
    html: `
<p>O cadastro leva poucos minutos e é só para maiores de 18 anos. Cada pessoa tem uma única conta.</p>
<h3>Passo a passo</h3>
<ol>
<li>Abra a página de <a href="/register">cadastro</a> ou clique em <strong>Criar conta</strong>, no topo do site.</li>
<li>Escolha um nome de usuário com 4 a 15 caracteres. Use só letras e números e comece por uma letra.</li>
<li>Crie uma senha com 8 a 20 caracteres, com ao menos uma letra e um número. Senhas muito comuns são recusadas.</li>
<li>Repita a senha no campo de confirmação.</li>
<li>Preencha os outros campos. Os que têm asterisco são obrigatórios.</li>
<li>Se recebeu um código de convite, digite-o exatamente como veio. Um código inválido impede o envio.</li>
<li>Confirme que você tem 18 anos ou mais e que aceita os <a href="/help#termos">Termos e condições gerais</a>.</li>
<li>Arraste a peça do desafio de segurança e envie.</li>
</ol>
<p>Pronto: você já entra com a conta aberta, e uma janela mostra por onde começar e os passos para o primeiro saque.</p>
<h3>Cadastro pelo celular</h3>
<p>Quando a aba de celular estiver disponível, informe o número com o código do país e digite o código que chega por SMS. Ele tem 6 dígitos, vale por 5 minutos e aceita até 5 tentativas. Para pedir outro, espere a contagem do botão terminar.</p>
<h3>Se um agente abriu a conta para você</h3>
<p>No primeiro acesso, o site pede uma senha nova. Até lá, nada mais funciona na conta. Escolha uma senha que só você conheça e não a conte ao agente.</p>
<p>Antes do primeiro depósito, vale definir seus limites na página <a href="/help#jogo-responsavel">Jogo responsável</a>.</p>
`,
  },
  {
    slug: 'entrar-e-recuperar-senha',
    category: 'account',
    titlePt: 'Entrar e recuperar a senha',
    html: `
<h3>Entrar</h3>
<ol>
<li>No topo do site, digite nome de usuário e senha. Se a opção estiver disponível, você também pode entrar com o celular e um código por SMS.</li>
<li>Se aparecer um desafio de segurança, resolva: pode ser uma peça para arrastar ou uma imagem com um código para digitar.</li>
<li>Clique em <strong>Entrar</strong>.</li>
</ol>
<p>Se você marcar <strong>Lembrar de mim</strong>, o navegador guarda por 24 horas o seu nome de usuário, nunca a senha.</p>
<h3>Errei a senha</h3>
<p>Depois de três erros em 30 minutos, a próxima tentativa pede um código de imagem. Em um aparelho desconhecido, pede também uma segunda verificação. O aparelho em que você já confia não fica bloqueado por causa de tentativas de estranhos.</p>
<h3>Esqueci a senha</h3>
<ol>
<li>Na janela de entrada, clique em <strong>Esqueci minha senha</strong>.</li>
<li>Por e-mail: informe o nome de usuário e o e-mail da conta e siga as instruções da mensagem.</li>
<li>Por celular, se disponível: informe o número, o código recebido e a senha nova. O código tem 6 dígitos, vale por 5 minutos e aceita até 5 tentativas.</li>
<li>Entre com a senha nova.</li>
</ol>
<h3>Saí sem querer?</h3>
<p>Por segurança, a sessão termina após 30 minutos sem atividade e, de todo modo, 12 horas depois da entrada. Há só uma sessão por membro: se você entra em outro aparelho, o anterior sai e mostra um aviso. Se o aviso apareceu e não foi você, troque a senha e leia <a href="/help#proteja-sua-conta">Proteja sua conta</a>.</p>
`,
  },
  {
    slug: 'verificacao-em-duas-etapas',
    category: 'account',
    titlePt: 'Verificação em duas etapas e dispositivos',
    html: `
<p>Quando alguém tenta entrar na sua conta de um aparelho ou endereço de internet novo, a senha sozinha não basta. O site pede uma segunda prova de que é você.</p>
<h3>Formas de confirmar</h3>
<ul>
<li>Código por SMS, no celular cadastrado.</li>
<li>Código por e-mail.</li>
<li>Nome do titular da conta bancária cadastrada.</li>
<li>Aplicativo autenticador, que gera códigos no seu celular.</li>
</ul>
<p>Só aparecem as formas que a sua conta tem. Quanto mais dados confirmados, mais fácil é voltar a entrar se você perder um deles.</p>
<h3>Passo a passo</h3>
<ol>
<li>Entre com nome de usuário e senha.</li>
<li>Na janela de verificação, escolha uma das formas.</li>
<li>Digite o código. Os enviados por SMS e e-mail têm 6 dígitos, valem por 5 minutos e aceitam até 5 tentativas.</li>
<li>Depois da confirmação, o aparelho passa a ser conhecido.</li>
</ol>
<h3>O código não chegou</h3>
<ul>
<li>Espere a contagem do botão terminar e peça outro. Use sempre o mais recente.</li>
<li>No e-mail, olhe a caixa de spam.</li>
<li>Confira se o celular tem sinal e se o número está certo.</li>
</ul>
<h3>Troquei de celular ou de número</h3>
<p>Se ainda consegue entrar, atualize os dados em <strong>Minha conta</strong> antes de se desfazer do aparelho antigo. Se não consegue, fale com o <a href="/help#fale-conosco">atendimento</a>, que pode pedir provas de identidade.</p>
<p>Recebeu um código sem ter pedido? Alguém pode ter a sua senha. Não informe o código a ninguém e troque a senha.</p>
`,
  },
  {
    slug: 'senha-de-pagamento',
    category: 'account',
    titlePt: 'Senha de pagamento',
    html: `
<p>A senha de pagamento é uma segunda senha, de 6 dígitos, que protege o que sai da sua conta. Mesmo que alguém entre com o seu login, não consegue sacar sem ela.</p>
<h3>Quando ela é pedida</h3>
<ul>
<li>Em todo saque.</li>
<li>Ao cadastrar uma chave Pix ou conta para saques.</li>
<li>Ao transferir para quem indicou você, onde isso existe.</li>
</ul>
<p>Ela não é pedida para entrar, depositar ou apostar. Se uma página pedir a senha de pagamento em um desses momentos, desconfie e saia.</p>
<h3>Criar ou trocar</h3>
<ol>
<li>Abra <strong>Sacar</strong>, na Central do membro, e escolha <strong>Criar senha</strong> na lista de passos. Em <strong>Minha conta</strong> você cria e troca quando quiser.</li>
<li>Digite a sua senha de acesso (ou, para trocar, a senha de pagamento atual).</li>
<li>Digite 6 números, repita e salve.</li>
</ol>
<p>Se o formulário de cadastro pedir a senha de pagamento, você já pode criá-la ali.</p>
<h3>Como escolher uma boa senha</h3>
<ul>
<li>Evite datas, sequências como 123456 e números repetidos.</li>
<li>Não use a senha do cartão nem a do celular.</li>
<li>Não anote no mesmo lugar em que guarda a senha de entrada.</li>
</ul>
<h3>Esqueci</h3>
<p>Fale com o <a href="/help#fale-conosco">atendimento</a>. A equipe vai confirmar que a conta é sua, mas nunca vai perguntar a senha atual nem a nova.</p>
`,
  },
  {
    slug: 'instalar-o-aplicativo',
    category: 'account',
    titlePt: 'Instalar o aplicativo',
    html: `
<p>O site pode ficar na tela de início do celular, como um aplicativo. Não passa por loja, ocupa quase nada e se atualiza sozinho. Os passos ilustrados estão na <a href="/down">página de download</a>.</p>
<h3>Três formas</h3>
<table>
<thead>
<tr><th>Aparelho</th><th>Como instalar</th></tr>
</thead>
<tbody>
<tr><td>iPhone e iPad</td><td>No Safari, toque em Compartilhar e em Adicionar à Tela de Início</td></tr>
<tr><td>Android</td><td>No Chrome, toque em Instalar agora na página de download, ou em Instalar aplicativo no menu de três pontos</td></tr>
<tr><td>iOS leve</td><td>Baixe o perfil pela página de download e instale em Ajustes</td></tr>
</tbody>
</table>
<h3>Sobre o perfil do iOS leve</h3>
<ul>
<li>É um arquivo de configuração com um único item: um atalho para o site. Ele não dá acesso a nada do aparelho.</li>
<li>Antes de instalar, confira em Ajustes se o nome é o deste site e se há só um Clipe da Web.</li>
<li>Para remover: Ajustes › Geral › VPN e Gerenciamento de Dispositivo.</li>
</ul>
<h3>Sem conexão</h3>
<p>Se a internet cair, o aplicativo mostra um aviso e volta sozinho quando ela voltar. Apostas e saldo ficam no servidor: veja <a href="/help#rodadas-interrompidas">Rodadas interrompidas</a>.</p>
<p>Instale só pela página do próprio site. Arquivos recebidos por mensagem podem ser golpe: leia <a href="/help#o-que-nunca-pedimos">O que nunca pedimos</a>.</p>
`,
  },
  {
    slug: 'depositar-com-pix',
    category: 'money',
    titlePt: 'Depositar com Pix',
    html: `
<p>O Pix é a forma mais direta de colocar saldo na conta. A cobrança é gerada para você, com um QR code próprio, e o crédito entra quando o provedor de pagamento confirma.</p>
<h3>Passo a passo</h3>
<ol>
<li>Clique em <strong>Depositar</strong>, no topo do site. A página já mostra os <a href="/help#sacar">passos para o primeiro saque</a>: vale conhecer antes de pagar.</li>
<li>Escolha <strong>Pix</strong> e digite o valor. O mínimo e o máximo aparecem na tela.</li>
<li>Confira se o valor cabe no que você planejou gastar e gere o QR code.</li>
<li>No aplicativo do seu banco, leia o QR code ou use o Pix copia e cola.</li>
<li>Confira o nome de quem recebe e o valor. Pague o valor que a cobrança mostra.</li>
<li>Espere a confirmação. O saldo se atualiza sozinho; se preferir, clique nele para atualizar.</li>
</ol>
<h3>Bom saber</h3>
<ul>
<li>Pague de uma conta em seu nome.</li>
<li>Use cada QR code uma única vez. Para um novo depósito, gere outro.</li>
<li>O Pix funciona 24 horas, mas seu banco pode ter limite noturno.</li>
<li>Se você definiu um limite de depósito, a tela recusa o que passar dele.</li>
</ul>
<h3>Transferência bancária</h3>
<p>Também é possível depositar por transferência. Nesse caso, a equipe confere o pagamento antes do crédito, e a espera costuma ser maior. Guarde o comprovante.</p>
<h3>Paguei e não caiu</h3>
<p>Veja no banco se o Pix foi concluído. Se foi, envie o comprovante ao <a href="/help#fale-conosco">atendimento</a>. Não pague de novo enquanto o primeiro estiver em análise. Leia também a <a href="/help#reembolso">Política de reembolso</a>.</p>
`,
  },
  {
    slug: 'sacar',
    category: 'money',
    titlePt: 'Sacar',
    html: `
<p>A página <strong>Sacar</strong> e a sua carteira mostram quanto está disponível para sacar agora. Bônus, pontos e FUN não entram nessa conta, nem o valor já reservado para outro saque.</p>
<h3>Passos para o primeiro saque</h3>
<p>A lista aparece logo depois do cadastro, na página <strong>Depositar</strong> e na página <strong>Sacar</strong>, com a situação de cada passo. Você resolve cada um ali mesmo.</p>
<ol>
<li><strong>Senha de pagamento:</strong> seis números, pedidos a cada saque. Veja <a href="/help#senha-de-pagamento">Senha de pagamento</a>.</li>
<li><strong>Documentos:</strong> CPF, foto do documento e selfie. Sem eles não dá para cadastrar chave nem conta. Enquanto estão em análise, o valor que pode ser sacado tem um teto, que a página mostra.</li>
<li><strong>Chave Pix ou conta bancária:</strong> só no seu CPF. O seu CPF verificado como chave Pix vale na hora. Qualquer outra chave ou conta só pode ser usada 24 horas depois do cadastro, para sua segurança.</li>
<li><strong>Apostar o que depositou:</strong> o valor de cada depósito precisa ser apostado uma vez antes de sair. Enquanto faltar uma parte, nada fica disponível para sacar, e a página mostra quanto falta.</li>
</ol>
<h3>Como pedir</h3>
<ol>
<li>Na carteira ou na Central do membro, abra <strong>Sacar</strong>.</li>
<li>Escolha para onde o dinheiro vai e digite o valor. O mínimo, o máximo e a tarifa aparecem na tela.</li>
<li>Confira os dados, digite a senha de pagamento e confirme.</li>
</ol>
<p>O valor sai do saldo e fica reservado até o pagamento. Uma pessoa da equipe confere cada pedido antes do envio. Enquanto ele está em análise, você ainda pode cancelar. Se for recusado ou se o banco não aceitar, o valor volta ao saldo.</p>
<h3>Quanto tempo leva</h3>
<p>Depende da conferência e do banco. A página inicial mostra o tempo médio dos saques pagos. É uma média, não um prazo garantido.</p>
<h3>Depois do pagamento</h3>
<p>Saques em partes pedem que você confirme cada pagamento em até 30 minutos. Veja <a href="/help#confirmacao-de-recebimento">Confirmação de recebimento</a>.</p>
<h3>A tela travou?</h3>
<p>Se isso acontecer na confirmação, confira a lista de saques antes de tentar outra vez. Se o pedido já aparece ali, ele foi registrado.</p>
`,
  },
  {
    slug: 'confirmacao-de-recebimento',
    category: 'money',
    titlePt: 'Confirmação de recebimento',
    html: `
<p>Nos saques em partes, o site pergunta se cada pagamento chegou. A sua resposta encerra o pedido ou avisa a equipe de que algo deu errado.</p>
<h3>O que responder</h3>
<table>
<thead>
<tr><th>Resposta</th><th>Quando usar</th><th>O que acontece</th></tr>
</thead>
<tbody>
<tr><td>Recebi</td><td>O pagamento está na sua conta</td><td>Essa parte é encerrada; o que falta pagar continua à vista</td></tr>
<tr><td>Não recebi</td><td>O pagamento não chegou</td><td>Uma contestação é aberta para análise</td></tr>
</tbody>
</table>
<h3>Passo a passo</h3>
<ol>
<li>Quando o saque aparecer como pago, abra o aplicativo do seu banco.</li>
<li>Procure o valor no extrato. Um aviso na tela do celular não basta.</li>
<li>Volte ao Tucano e responda.</li>
</ol>
<h3>O prazo de 30 minutos</h3>
<p>A contagem começa quando o saque é marcado como pago. Se você não responder em 30 minutos, ele é considerado recebido. Se isso acontecer e o dinheiro não tiver chegado, fale com o <a href="/help#fale-conosco">atendimento</a> e envie o extrato do banco daquele dia.</p>
<h3>Responda só depois de conferir</h3>
<p>Não clique em <strong>Recebi</strong> porque alguém pediu por mensagem. E não responda <strong>Não recebi</strong> se o dinheiro entrou: a resposta fica no registro e a contestação compara os comprovantes.</p>
`,
  },
  {
    slug: 'carteira-e-saldo',
    category: 'money',
    titlePt: 'Carteira e saldo',
    html: `
<p>O saldo aparece no topo do site, com duas casas decimais. Clique nele para atualizar. Clique no olho para trocar os números por asteriscos quando houver gente por perto.</p>
<h3>O que compõe a carteira</h3>
<table>
<thead>
<tr><th>Tipo</th><th>O que é</th><th>Pode sacar?</th></tr>
</thead>
<tbody>
<tr><td>Dinheiro</td><td>Depósitos e prêmios em reais</td><td>Sim, depois dos <a href="/help#sacar">passos do saque</a></td></tr>
<tr><td>Bônus</td><td>Valor de promoção com condições</td><td>Só depois de cumprir as condições</td></tr>
<tr><td>Reservado</td><td>Valor de um saque em andamento ou de outra operação que ainda não terminou</td><td>Não, até ser liberado</td></tr>
<tr><td>Pontos</td><td>Um agrado, sem uso por enquanto</td><td>Não são dinheiro</td></tr>
<tr><td>FUN</td><td>Moeda da conta de demonstração</td><td>Nunca</td></tr>
</tbody>
</table>
<p>Uma só carteira serve para todos os jogos: não é preciso transferir saldo de um provedor para outro.</p>
<h3>Onde conferir</h3>
<ul>
<li><strong>Extrato:</strong> cada entrada e saída, com o saldo que ficou.</li>
<li><strong>Histórico de apostas:</strong> cada aposta e o resultado, por pelo menos 12 meses.</li>
<li><strong>Ganhos e perdas:</strong> quanto você ganhou ou perdeu no período. Vale olhar antes de depositar.</li>
<li><strong>Bônus:</strong> o que você tem em bônus e cada movimento dele.</li>
</ul>
<p>Nenhum lançamento é apagado ou reescrito. Se algo precisa de correção, entra um lançamento novo, e os dois ficam à vista.</p>
<p>Os horários seguem o de Brasília. Viu algo que não reconhece? Anote o número do lançamento e fale com o <a href="/help#fale-conosco">atendimento</a>.</p>
`,
  },
  {
    slug: 'como-escolher-um-jogo',
    category: 'games',
    titlePt: 'Como escolher um jogo e entender o RTP',
    html: `
<p>Antes da primeira aposta, cada jogo mostra três informações: as <strong>regras</strong>, o <strong>RTP</strong> e o <strong>prêmio máximo</strong>. Leia as três. Leva um minuto e evita surpresa.</p>
<h3>O que é RTP</h3>
<p>RTP é o retorno teórico ao jogador: a parte do total apostado que o jogo devolve em prêmios, na média de um número enorme de rodadas. Um exemplo: com RTP de 95%, a cada R$ 100,00 apostados o jogo devolve, em média, R$ 95,00. Os outros R$ 5,00 são o custo da diversão.</p>
<p>O RTP <strong>não</strong> diz o que vai acontecer com você hoje. Em poucas rodadas, o resultado pode ficar muito acima ou muito abaixo da média. Cada rodada é independente: um jogo que não paga há tempo não está “devendo” nada.</p>
<h3>Como usar a lista de jogos</h3>
<ol>
<li>Escolha a categoria no menu.</li>
<li>Filtre por provedor, tipo ou aposta mínima, ou procure pelo nome.</li>
<li>Veja o RTP e a aposta mínima na capa.</li>
<li>Marque o coração para guardar nos favoritos. É preciso entrar na conta.</li>
<li>Abra o jogo e leia as regras.</li>
</ol>
<p data-games="SPORTS ESPORTS">Nas apostas esportivas, leia as regras do mercado e a cotação antes de confirmar.</p>
<h3>Perguntas úteis</h3>
<ul>
<li>A aposta mínima cabe no valor que você separou?</li>
<li>O prêmio máximo é alto? Em geral, prêmios muito grandes saem muito raramente.</li>
<li>Você entende como se ganha? Se não, experimente antes no <a href="/help#modo-demonstracao">modo demonstração</a>.</li>
</ul>
`,
  },
  {
    slug: 'jogo-comprovadamente-justo',
    category: 'games',
    titlePt: 'Jogo comprovadamente justo',
    html: `
<p>Nos jogos dos nossos estúdios, você não precisa acreditar na nossa palavra: pode conferir por conta própria que o resultado não foi mudado depois da aposta.</p>
<h3>Como funciona</h3>
<ul>
<li><strong>Semente do servidor:</strong> um segredo sorteado por nós. Antes da aposta, mostramos a impressão digital dele (hash), que permite provar depois que o segredo não foi trocado.</li>
<li><strong>Semente do jogador:</strong> criada no seu navegador depois que a impressão digital já foi mostrada. Sem ela, a aposta não é aceita.</li>
<li><strong>Contador:</strong> sobe de um em um a cada rodada, sem pular. Rodadas anuladas também contam e continuam visíveis.</li>
</ul>
<p>O resultado sai da combinação dos três com a versão exata do jogo e da tabela de prêmios. Assim, a prova vale para o sorteio e para as regras de pagamento.</p>
<h3>Quando o segredo é revelado</h3>
<p>A semente do servidor é trocada em até 24 horas ou 1.000 rodadas, o que vier primeiro, e também quando você sai da conta. Na troca, a anterior é revelada.</p>
<h3>Como conferir</h3>
<ol>
<li>Abra o histórico de apostas e escolha uma rodada com a semente já revelada.</li>
<li>Abra a verificação. A página faz a conta no seu aparelho.</li>
<li>Compare a impressão digital e o resultado com o que você viu.</li>
</ol>
<h3 data-games="LOTT ELOTT LIVE COCKFIGHT">Loterias e rodadas compartilhadas</h3>
<p data-games="LOTT ELOTT LIVE COCKFIGHT">Nelas, o compromisso da casa é combinado com um número sorteado à parte, marcado na abertura das apostas e conhecido só depois do fechamento. Se esse número atrasar, o resultado espera: ele nunca é substituído.</p>
<p>Provar que o sorteio é justo não aumenta a chance de ganhar. O <a href="/help#como-escolher-um-jogo">RTP</a> continua valendo.</p>
`,
  },
  {
    slug: 'jackpot',
    category: 'games',
    titlePt: 'Jackpot',
    html: `
<p>O número que sobe na página inicial é um pote de verdade, pago nos jogos marcados como jackpot.</p>
<h3>Como ele cresce</h3>
<p>O pote aumenta <strong>R$ 165,11 a cada 3 segundos</strong>, contados a partir do último recomeço. O crescimento segue o relógio: não depende de quanto cada pessoa aposta.</p>
<h3>Como se ganha</h3>
<p>Cada aposta em um jogo com jackpot tem uma chance de levar o valor mostrado. A conta é esta:</p>
<blockquote><p>chance = taxa do jogo × valor da aposta ÷ valor do pote</p></blockquote>
<p>Na prática:</p>
<ul>
<li>quanto maior a aposta, maior a chance, na mesma proporção;</li>
<li>quanto maior o pote, menor a chance de cada aposta;</li>
<li>a parte do RTP que vem do jackpot é sempre a mesma, esteja o pote cheio ou recém-reiniciado.</li>
</ul>
<p>Ou seja: esperar o pote crescer não deixa o jogo mais vantajoso, e apostar mais não muda o retorno médio. A chance de ganhar o jackpot é pequena. Não conte com ele.</p>
<h3>Quando alguém ganha</h3>
<ol>
<li>O prêmio entra no saldo do ganhador e aparece no extrato.</li>
<li>O pote volta ao valor inicial e começa a crescer de novo.</li>
</ol>
<p>Contas de demonstração nunca ganham o jackpot. As regras de cada jogo com jackpot ficam na tela dele, junto com o RTP e o prêmio máximo. Para entender esses números, leia <a href="/help#como-escolher-um-jogo">Como escolher um jogo</a>.</p>
`,
  },
  {
    slug: 'modo-demonstracao',
    category: 'games',
    titlePt: 'Modo demonstração',
    html: `
<p>Na demonstração, você conhece os jogos sem gastar dinheiro. A conta usa <strong>FUN</strong>, uma moeda de treino que nunca vira dinheiro.</p>
<h3>Como começar</h3>
<ol>
<li>Na página inicial, sem entrar em nenhuma conta, clique em <strong>Demonstração</strong>.</li>
<li>O site abre uma conta de teste com saldo em FUN.</li>
<li>Escolha um jogo e experimente.</li>
</ol>
<h3>O que é igual</h3>
<p>As regras e a matemática são as mesmas do jogo em reais. Com o mesmo sorteio, o resultado em FUN e em reais seria idêntico. A demonstração não paga mais para animar ninguém.</p>
<h3>O que é diferente</h3>
<ul>
<li>FUN não pode ser comprado, sacado, transferido ou trocado.</li>
<li>A conta de demonstração não concorre ao <a href="/help#jackpot">jackpot</a>.</li>
<li>Depósito, saque e as demais áreas da Central do membro ficam fechados. Ao tentar abrir uma função protegida, o site avisa que é preciso ter uma conta real.</li>
</ul>
<h3>Um cuidado</h3>
<p>Ganhar em FUN não indica que você vai ganhar em reais. Cada rodada é independente, e com dinheiro de verdade as decisões pesam mais. A demonstração também é só para maiores de 18 anos.</p>
<p>Se decidir jogar com dinheiro, <a href="/help#criar-conta">crie uma conta</a> e comece definindo seus <a href="/help#jogo-responsavel">limites</a>. O saldo em FUN não passa para a conta nova.</p>
`,
  },
  {
    slug: 'rodadas-interrompidas',
    category: 'games',
    titlePt: 'Rodadas interrompidas',
    html: `
<p>A internet caiu, a bateria acabou ou a página fechou no meio da rodada? Sua aposta não se perde. O que acontece depende do momento.</p>
<table>
<thead>
<tr><th>Situação</th><th>O que fazemos</th></tr>
</thead>
<tbody>
<tr><td>O jogo não precisava de mais nenhuma decisão sua</td><td>A rodada termina no servidor, o resultado vale e o prêmio, se houver, entra no saldo</td></tr>
<tr><td>Faltava uma decisão sua, como pedir carta ou parar</td><td>A rodada espera você no mesmo ponto</td></tr>
<tr><td>Não há como concluir nem continuar</td><td>A rodada é anulada e o valor apostado volta ao saldo</td></tr>
</tbody>
</table>
<h3>O que fazer</h3>
<ol>
<li>Entre de novo e abra o mesmo jogo. Se havia uma rodada em aberto, ela continua de onde parou.</li>
<li>Termine essa rodada. Não dá para começar outra enquanto ela estiver aberta.</li>
<li>Confira o histórico de apostas e o extrato.</li>
</ol>
<h3>Bom saber</h3>
<ul>
<li>O prêmio de uma rodada já apostada é pago mesmo que a sua sessão tenha terminado.</li>
<li>Tocar duas vezes no botão por causa de uma conexão lenta não cobra a mesma rodada duas vezes.</li>
<li>Vale o resultado registrado pelo servidor, que é o mesmo que o jogo deve mostrar. Se você viu algo diferente na tela, avise o atendimento.</li>
<li data-games="LIVE PVP">Em mesas e partidas com outras pessoas, valem os prazos escritos nas regras do jogo.</li>
<li>Rodadas anuladas continuam visíveis no histórico.</li>
</ul>
<p>Se algo não bater, anote o jogo, o horário e o número da rodada e <a href="/help#fale-conosco">fale com a gente</a>. As devoluções estão na <a href="/help#reembolso">Política de reembolso</a>.</p>
`,
  },
  {
    slug: 'indique-um-amigo',
    category: 'rewards',
    titlePt: 'Convide amigos',
    html: `
<p>Por enquanto, só agentes têm link e código de convite. Os deles estão na página <strong>Convide amigos</strong>, na Central do membro. Para quem não é agente, a página diz quem fez o convite, se houve um.</p>
<h3>Para quem foi convidado</h3>
<p>Abra o link ou digite o código no <a href="/help#criar-conta">cadastro</a>. Se o site disser que o código não vale, confira com quem enviou. O convite não muda suas chances, suas regras nem seus limites.</p>
<h3>O que não vale</h3>
<ul>
<li>Convidar a si mesmo ou criar contas em nome de outra pessoa.</li>
<li>Prometer ganho, esconder o risco de perder ou pressionar alguém a depositar.</li>
<li>Convidar menores de idade, ou quem está em pausa, em autoexclusão ou tentando parar de jogar.</li>
<li>Disparar mensagens para desconhecidos.</li>
</ul>
<p>Convide como quem recomenda um passatempo, com franqueza: dá para se divertir, e é comum perder. Se a ideia é trabalhar com divulgação, conheça o programa de <a href="/help#afiliados">afiliados</a>.</p>
`,
  },
  {
    slug: 'para-agentes',
    category: 'agents',
    titlePt: 'Para agentes',
    html: `
<p>Agente é quem foi aprovado no programa de <a href="/help#afiliados">afiliados</a>. A conta de agente joga como qualquer outra e tem, além disso, um código de convite.</p>
<h3>Como entrar</h3>
<p>Use a <a href="/agent">entrada de agentes</a>, que aceita só contas de agente, ou entre pelo site, como todo mundo.</p>
<h3>O que você encontra hoje</h3>
<ul>
<li><strong>Seu código e seu link de convite,</strong> na página <strong>Convide amigos</strong> da Central do membro.</li>
<li><strong>Quem se cadastrou com o seu código,</strong> na mesma página, com o nome parcialmente escondido.</li>
</ul>
<p>Os valores combinados com a operadora estão no seu acordo escrito. Para conferir um período, fale com o <a href="/help#fale-conosco">atendimento</a>.</p>
`,
  },
  {
    slug: 'proteja-sua-conta',
    category: 'security',
    titlePt: 'Proteja sua conta',
    html: `
<p>Boa parte da segurança é nossa. A outra parte depende de hábitos simples.</p>
<h3>O que o site faz</h3>
<ul>
<li>Encerra a sessão após 30 minutos sem atividade e, sempre, 12 horas depois da entrada.</li>
<li>Mantém só uma sessão por membro. Um novo acesso derruba o anterior, com aviso.</li>
<li>Pede uma segunda verificação em aparelhos e endereços novos.</li>
<li>Pede a senha de pagamento nos saques e na troca de pontos.</li>
<li>Não grava senhas no navegador.</li>
</ul>
<h3>O que você pode fazer</h3>
<ol>
<li>Use uma senha que não exista em nenhum outro site. Um gerenciador de senhas ajuda.</li>
<li>Escolha uma <a href="/help#senha-de-pagamento">senha de pagamento</a> difícil de adivinhar.</li>
<li>Confirme e-mail e celular e, se puder, use um aplicativo autenticador.</li>
<li>Digite o endereço do site no navegador em vez de seguir links de mensagens.</li>
<li>Em computador compartilhado, não marque “lembrar de mim” e saia ao terminar.</li>
<li>Mantenha o celular atualizado e com bloqueio de tela.</li>
<li>Olhe o extrato de vez em quando.</li>
</ol>
<h3>Se desconfiar de invasão</h3>
<ol>
<li>Troque a senha. Se não conseguir entrar, use <a href="/help#entrar-e-recuperar-senha">Esqueci minha senha</a>.</li>
<li>Troque a senha de pagamento.</li>
<li>Troque também a senha do seu e-mail.</li>
<li>Avise o <a href="/help#fale-conosco">atendimento</a> e diga quais operações não reconhece.</li>
<li>Se saiu dinheiro do banco, avise o banco.</li>
</ol>
`,
  },
  {
    slug: 'o-que-nunca-pedimos',
    category: 'security',
    titlePt: 'O que nunca pedimos',
    html: `
<p>Golpistas gostam de se passar por atendimento. Se alguém em nome do Tucano pedir um dos itens abaixo, é golpe, por mais educada que seja a conversa.</p>
<h3>Nunca pedimos</h3>
<ul>
<li>Sua senha de entrada.</li>
<li>Sua senha de pagamento, por chat, e-mail ou telefone. Ela só é digitada no site, quando você a cria, saca ou troca pontos.</li>
<li>O código que você recebeu por SMS, por e-mail ou no autenticador. Ele só deve ser digitado no site.</li>
<li>Um Pix para a chave de uma pessoa, para “liberar” saque, prêmio, bônus ou conta bloqueada.</li>
<li>Senha, código de segurança ou foto do seu cartão.</li>
<li>A instalação de programa de acesso remoto no celular ou no computador.</li>
<li>Dinheiro para garantir resultado, método ou “horário que paga”. Isso não existe.</li>
</ul>
<h3>O que podemos pedir</h3>
<p>Para resolver um caso, a equipe pode pedir nome de usuário, data, valor, comprovante de pagamento e, se for preciso confirmar sua identidade, um documento. Envie só pelos canais da página <a href="/help#fale-conosco">Fale conosco</a>.</p>
<h3>Como conferir se é a gente</h3>
<ol>
<li>Não continue a conversa pelo link ou número que procurou você.</li>
<li>Abra o site digitando o endereço e clique no botão de atendimento.</li>
<li>Pergunte se o contato existe.</li>
</ol>
<h3>Caí em um golpe. E agora?</h3>
<p>Troque as senhas, avise o atendimento e o seu banco e registre um boletim de ocorrência. Em caso de Pix, peça ao banco o Mecanismo Especial de Devolução (MED). Guarde prints da conversa. Veja também <a href="/help#proteja-sua-conta">Proteja sua conta</a>.</p>
`,
  },
] as const
