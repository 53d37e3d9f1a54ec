export const VOLLEYBALL_JACARANDA = `
Vôlei Clube Maré Cheia | Maré Cheia | VMC | #0081A7 #FED9B7 | round waves wave | Ginásio da Preamar, Maré Cheia, 5400 | 1949 | 1620
  Rede armada entre dois coqueiros; o da esquerda ainda está na escalação.
  The first net hung between two palms; the left one is still in the line-up.
Bordadeiras de Rendalva | Rendalva | REN | #E63973 #FFF0F3 | oval plain flower | Ginásio da Renda, Rendalva, 4300 | 1938 | 1595
  Rendeiras que conheciam redes melhor do que ninguém.
  Lace makers who knew nets better than anybody.
Saltadoras do Monte Pio | Monte Pio | SMP | #2A6F97 #F4D58D | shield chevron deer | Ginásio do Mirante, Monte Pio, 3900 | 1955 | 1575
  O bloqueio é tão alto que a padroeira pediu o mesmo ângulo.
  The block is so high that the patron saint asked for the same view.
União Cafezal | Cafezal | UCZ | #6F1D1B #FFE6A7 | hexagon halves leaf | Ginásio do Terreiro, Cafezal Velho, 4800 | 1931 | 1555
  Café antes, durante e depois: o time do tie-break nunca dorme.
  Coffee before, during and after: nobody sleeps through a deciding set.
Araras do Igarapé | Araras | ARI | #FF595E #00296B | pennant sash toucan | Ginásio da Copa Alta, Igarapé das Araras, 3600 | 1962 | 1540
  Comunica-se aos gritos e se entende muito bem.
  It talks in screams and understands itself very well.
Fiandeiras de Algodorim | Algodorim | FIA | #F8F4F0 #5F0F40 | diamond stripes key | Ginásio da Fiação, Algodorim, 3300 | 1943 | 1525
  Nunca perdeu o fio do jogo, embora perca o ônibus com frequência.
  It has never lost the thread of a match, though it often loses the bus.
Estrela de Pedra Lisa | Pedra Lisa | EPL | #FFB703 #023047 | round rays star | Ginásio da Pedreira, Pedra Lisa, 4100 | 1951 | 1505
  Treinava à luz dos faróis de um caminhão, que virou sócio remido.
  It trained by the headlights of a lorry, which was made a life member.
Carteiras de Serra do Selo | Serra do Selo | CSS | #E09F3E #335C67 | shield quarters arrow | Ginásio dos Correios, Serra do Selo, 2900 | 1958 | 1490
  O saque chega com aviso de recebimento.
  Its serve comes with acknowledgement of receipt.
Sereias do Pontão | Pontão | SPT | #3D348B #76C893 | oval hoops fish | Ginásio do Pontão, Pontão do Norte, 3700 | 1967 | 1475
  Um canto antes de cada saque; as adversárias tapam os ouvidos, e é falta de rotação.
  A song before each serve; rivals cover their ears, and it is a rotation fault.
Doceiras de Compoteira | Compoteira | DOC | #FFAFCC #6D213C | round plain fruit | Ginásio da Goiabada, Compoteira, 2600 | 1946 | 1460
  Leva para casa quem defender mais: em doce de leite.
  Whoever digs most balls is paid, in milk caramel.
Capivaras do Lago Sul Velho | Lago Velho | CAP | #7B5E43 #C8E7C9 | hexagon waves capybara | Ginásio do Remanso, Lago Velho, 3100 | 1972 | 1450
  O time mais calmo da liga: pede tempo só para descansar a torcida.
  The calmest team of the league: it takes time-outs to let the crowd rest.
Faíscas de Forjanova | Forjanova | FAI | #FF4800 #2B2D42 | diamond chevron bolt | Ginásio da Forja, Forjanova, 2800 | 1960 | 1435
  Um ponto em cada três termina com alguém no chão e a bola também.
  One rally in three ends with somebody on the floor, and the ball too.
`

export const VOLLEYBALL_MIRTALIA = `
Pallavolo Solecaldo | Solecaldo | SOL | #F48C06 #370617 | round rays sun | Palazzetto del Sole, Solecaldo, 5200 | 1947 | 1615
  O saque em suspensão foi proibido na praça por causa das janelas.
  The jump serve was banned from the square because of the windows.
Muraglia Roccabruna | Roccabruna | ROC | #4A4238 #E3D5CA | shield hoops tower | Palazzetto delle Mura, Roccabruna, 4600 | 1952 | 1595
  O bloqueio triplo aparece nos guias turísticos.
  Its triple block is in the guide books.
Campanari Belsuono | Belsuono | BSU | #780000 #FDF0D5 | oval cross bell | Palazzetto dei Campanari, Belsuono, 3800 | 1941 | 1570
  Joga de ouvido: o levantador nunca olha.
  It plays by ear: the setter never looks.
Vela Ventochiaro | Ventochiaro | VVC | #00A8E8 #F7F9FB | pennant sash boat | Palazzetto della Regata, Ventochiaro, 4100 | 1956 | 1555
  Flutuante até no nome: o saque balança como o cais.
  A floater even in name: the serve rocks like the pier.
Mandolini Corda | Corda | MAN | #9C6644 #EDE0D4 | round halves guitar | Palazzetto della Musica, Corda, 3400 | 1949 | 1535
  A rede é afinada em ré antes de cada partida.
  The net is tuned to D before each match.
Cervi Altobosco | Altobosco | ALT | #31572C #ECF39E | shield chevron deer | Palazzetto del Parco, Altobosco, 3000 | 1960 | 1520
  Todos saltam, até o massagista, até o diretor financeiro.
  Everybody jumps, even the masseur, even the treasurer.
Fornai Pancrosta | Pancrosta | FOP | #C08552 #FFF8F0 | diamond quarters wheat | Palazzetto del Pane, Pancrosta, 2700 | 1938 | 1505
  Acorda às três da manhã e por isso vence os jogos da manhã.
  It gets up at three in the morning, and so wins the morning matches.
Stella Marinella | Marinella | STM | #7209B7 #4CC9F0 | hexagon plain star | Palazzetto del Porto, Marinella, 3200 | 1963 | 1490
  A estrela do escudo tem seis pontas: uma por jogador, e ninguém é a de baixo.
  The star on the crest has six points, one a player, and nobody is the lowest.
Ranocchi Stagnoverde | Stagnoverde | RAN | #70E000 #143601 | oval waves frog | Palazzetto dello Stagno, Stagnoverde, 2500 | 1971 | 1475
  Um chefe de torcida coaxa a contagem; o placar eletrônico confirma.
  A fan croaks the count; the scoreboard confirms it.
Lampare Notteblu | Notteblu | LNB | #10002B #FFD60A | round chevron lighthouse | Palazzetto delle Lampare, Notteblu, 2900 | 1954 | 1460
  Pescadores noturnos, mestres em defender bolas que ninguém vê.
  Night fishermen, masters at digging balls that nobody sees.
Aquiloni Ariapura | Ariapura | AQU | #F94144 #F1FAEE | pennant rays kite | Palazzetto dell'Aria, Ariapura, 2600 | 1968 | 1450
  Toda bola alta demais é guardada no teto, com data.
  Each ball hit too high is kept in the roof, with its date.
Tartarughe Passolento | Passolento | TAR | #386641 #F2E8CF | shield plain turtle | Palazzetto del Riposo, Passolento, 2400 | 1945 | 1435
  Seus ralis duram tanto que há torcedores que almoçam no meio.
  Its rallies last so long that some fans lunch in between.
`
