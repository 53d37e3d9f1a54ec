export const GRIDIRON_KESTRIA = `
Copperhill Smelters | Smelters | CHS | #B87333 #1C1C1C | shield stripes hammer | Furnace Field, Copperhill, 61200 | 1922 | 1620
  O primeiro capacete foi uma caçarola; está no museu, com o amassado.
  The first helmet was a saucepan; it is in the museum, dent and all.
Ashmere Herons | Herons | AHE | #4A6FA5 #F4F4F9 | oval sash heron | The Marshlands, Ashmere, 58800 | 1926 | 1600
  Parados numa perna só até o último instante, depois o passe de setenta jardas.
  Still on one leg until the last moment, and then the pass of seventy yards.
Thornwick Stags | Stags | THS | #264027 #E9D8A6 | hexagon chevron deer | Antler Stadium, Thornwick, 54300 | 1931 | 1580
  Quem joga na linha corta a própria lenha; é o treino de inverno inteiro.
  Linemen cut their own firewood; that is the whole winter training.
Coldharrow Ironkeels | Coldharrow | CIK | #001219 #94D2BD | diamond waves anchor | Harbour Bowl, Coldharrow, 49900 | 1935 | 1560
  Foi fundado num barco, a quarenta jardas da costa, com medição oficial.
  It was founded in a boat forty yards from the shore, officially measured.
Lanternby Owls | Owls | LAO | #3C1642 #F2D0A9 | round halves owl | The Nightyard, Lanternby, 46700 | 1940 | 1545
  Lê a jogada do rival antes do técnico rival.
  It reads the other side's play before their coach does.
Highgarth Rams | Highgarth | HGR | #1D4E89 #F7B32B | shield plain ram | Fell Stadium, Highgarth, 44100 | 1929 | 1530
  Na quarta descida, abaixa a cabeça; sempre funcionou mais ou menos.
  On fourth down it lowers its head; it has always more or less worked.
Foxholt Red Coats | Foxholt | FRC | #C8102E #FFFFFF | pennant quarters fox | Covert Park, Foxholt, 51500 | 1937 | 1515
  Inventou o passe falso, e depois o passe falso verdadeiro.
  It invented the fake pass, and then the real fake pass.
Sootley Locomotives | Locomotives | SOL | #2B2B2B #F08A4B | hexagon hoops train | Junction Field, Sootley, 47800 | 1924 | 1500
  Ninguém para o corredor; os freios ainda estão em estudo.
  Nobody stops the runner; the brakes are still under study.
Bellmoor Thunder Bells | Bellmoor | BTB | #5A189A #FFD166 | oval rays bell | Carillon Stadium, Bellmoor, 42600 | 1943 | 1485
  Um toque por ponto: o sineiro pediu aposentadoria depois do 66 a 58.
  One stroke a point: the ringer asked for his pension after the 66-58.
Greywater Bargemen | Bargemen | GBM | #577590 #F9F7F3 | shield sash boat | Lockside, Greywater, 40300 | 1933 | 1470
  Ataque lento, constante e difícil de virar de rumo.
  An attack that is slow, steady and hard to turn round.
Ironvault Bridgers | Bridgers | IVB | #ADB5BD #9D0208 | diamond cross bridge | Span Field, Ironvault, 43700 | 1928 | 1455
  Liga um lado ao outro do campo em três jogadas, ou cai no meio.
  It links one end of the field to the other in three plays, or falls in the middle.
Penny Quay Crowns | Crowns | PQC | #0F4C5C #FB8B24 | round plain crown | Mint Stadium, Penny Quay, 39400 | 1946 | 1440
  Decide no cara ou coroa quem bate os chutes, e sempre dá coroa.
  It tosses a coin for who kicks, and it is always heads.
`

export const GRIDIRON_JACARANDA = `
Onças de Jaguaçu | Onças | ONJ | #F6AE2D #1A1A1A | shield plain jaguar | Campo da Mata, Jaguaçu, 14300 | 1984 | 1610
  Aprenderam as regras por uma enciclopédia sem o volume das faltas.
  They learnt the rules from an encyclopedia that lacked the volume on fouls.
Touros do Lajedo | Touros | TLJ | #6A040F #F8EDEB | hexagon chevron bull | Campo da Pedreira, Lajedo Alto, 11800 | 1987 | 1590
  O aquecimento é empurrar o ônibus até o estádio.
  The warm-up is pushing the bus to the ground.
Tempestade Ventoleste | Tempestade | TVL | #284B63 #D9F0FF | oval rays bolt | Campo dos Ventos, Ventoleste, 9900 | 1991 | 1570
  Passe longo a favor do vento, corrida no sentido contrário.
  The long pass goes with the wind, the run against it.
Jacarés do Mangue Fundo | Jacarés | JMF | #2D6A4F #D8F3DC | diamond waves caiman | Campo do Mangue, Mangue Fundo, 8700 | 1989 | 1550
  O jogador central some na água do fundo do campo e aparece na zona final.
  The centre vanishes into the water at the end of the field and comes up in the end zone.
Foguetes de Serra Clara | Foguetes | FSC | #FB5607 #3A0CA3 | pennant sash rocket | Campo da Base, Serra Clara, 10600 | 1994 | 1535
  Engenheiros: cada lançamento tem contagem regressiva.
  Engineers: each throw has a countdown.
Gaviões-do-Mar Itabrava | Itabrava | GMI | #14213D #FCA311 | round halves eagle | Campo da Ponta, Itabrava, 9200 | 1986 | 1520
  Treina entre gaivotas que já decoraram as jogadas.
  It trains among gulls that know the plays by heart.
Muralha Pedra Cantante | Muralha | MPC | #495057 #FFE8D6 | shield hoops tower | Campo do Eco, Pedra Cantante, 8100 | 1990 | 1505
  A defesa grita a jogada e o eco a repete ao rival, errada.
  The defence calls the play, and the echo repeats it to the rival, wrongly.
Lobos-Guará do Cerradão | Lobos-Guará | LGC | #D9480F #FFF1E6 | hexagon plain wolf | Campo do Cerradão, Cerradão, 7600 | 1993 | 1490
  Pernas compridas, poucos amigos e um pomar inteiro de vantagem.
  Long legs, few friends and a whole orchard's head start.
Máscaras de Carnavila | Máscaras | MDC | #E500A4 #F9F871 | oval quarters mask | Campo da Folia, Carnavila, 9700 | 1996 | 1475
  Proteção de rosto desde o primeiro dia, pintada à mão.
  Face protection from the very first day, painted by hand.
Tatus-Bola do Sertão Fundo | Tatus-Bola | TBS | #8D6B48 #E6CCB2 | round stripes armadillo | Campo do Açude, Sertão Fundo, 6800 | 1988 | 1460
  Quando cercado, o corredor enrola-se com a bola e rola.
  When surrounded, the runner curls up with the ball and rolls.
Navegantes Porto Sereno | Navegantes | NPS | #0077B6 #CAF0F8 | diamond sash wheel | Campo do Porto, Porto Sereno, 8300 | 1992 | 1445
  Usa sextante para a bola parada.
  It uses a sextant for kicks.
Flechas de Rio Manso | Flechas | FRM | #52796F #FFCB69 | pennant chevron arrow | Campo do Remanso, Rio Manso, 7100 | 1995 | 1430
  Nome dado pelo vento, que leva tudo reto.
  Named after the wind, which carries everything straight.
`
