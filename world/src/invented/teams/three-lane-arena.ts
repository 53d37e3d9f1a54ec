export const LANES_JACARANDA = `
Três Rios Arena | Três Rios | TRA | #00509D #FDC500 | shield waves fish | Encontro das Águas | 2012 | 1615
  Três rotas, três rios: cada jogador é de uma margem.
  Three lanes, three rivers: each player is from another bank.
Jequitibá | Jequitibá | JEQ | #1B4332 #D8F3DC | round plain tree | Mata Serena | 2011 | 1595
  Cresce devagar e, aos quarenta minutos, ninguém derruba.
  It grows slowly and, at forty minutes, nobody fells it.
Galo da Alvorada | Alvorada | GDA | #E63946 #FFE8A1 | hexagon rays rooster | Alto do Farol | 2013 | 1575
  Ganha o começo de todas as partidas e o fim de algumas.
  It wins the start of every match and the end of some.
Maracá | Maracá | MRC | #9C27B0 #FFEB3B | oval chevron drum | Carimbolê | 2014 | 1555
  Cinco percussionistas com reflexos de sobra.
  Five percussionists with reflexes to spare.
Bando do Sertão Alto | Bando | BSA | #8B5E34 #F3D9B1 | diamond sash star | Sertão Fundo | 2013 | 1540
  Some na mata, volta com o objetivo do rival.
  It vanishes into the jungle and returns with the rival's prize.
Lobo-Guará Mid | Lobo-Guará | LGM | #D9480F #14213D | pennant halves wolf | Cerradão | 2016 | 1520
  O meio é dele, e as frutas em volta também.
  The middle is its own, and so is the fruit around it.
Arquivo Morto | Arquivo Morto | ARM | #5C677D #F5F5F5 | hexagon hoops book | Serra do Selo | 2015 | 1505
  Bibliotecários que leram todas as notas de atualização, em voz alta.
  Librarians who have read every patch note, aloud.
Cobra Coralina | Cobra Coralina | CCO | #D00000 #111111 | oval stripes snake | Taquarelva | 2017 | 1490
  Bonita de ver e péssima de encontrar num canto.
  Lovely to look at and bad to meet in a corner.
Praça Quinze e Meia | Quinze e Meia | PQM | #FF9E00 #240046 | round quarters bell | Caramari | 2018 | 1475
  O treinador marca as chamadas no sino da praça.
  The coach times the calls by the bell of the square.
Guardiões do Açude | Açude | GDC | #0081A7 #FDFCDC | shield cross tower | Lajedo Alto | 2016 | 1460
  Torre deles só cai com licença ambiental.
  Their towers fall only with an environmental permit.
Feira Livre | Feira Livre | FEI | #B5171A #B7E4C7 | diamond plain fruit | Cajuaçu | 2019 | 1445
  Compra barato, vende caro e fecha o inventário às dez.
  It buys cheap, sells dear and closes the inventory at ten.
Neblina Alta | Neblina Alta | NEB | #ADB5BD #1D3557 | pennant waves mountain | Alto da Garoa | 2017 | 1430
  Nunca foi vista inteira no mapa.
  It has never been seen whole on the map.
`

export const LANES_HOSHIMA = `
Hoshizora Gate | Hoshizora | HSG | #03045E #FFD60A | round rays star | Hikarioka | 2011 | 1635
  O estádio tem teto aberto e a equipe joga olhando para cima nas pausas.
  The hall has an open roof, and the team looks up in the breaks.
Ryusei Five | Ryusei Five | RYS | #6930C3 #64DFDF | diamond sash rocket | Minatozaki | 2012 | 1610
  Vence rápido ou apaga: a partida mais longa durou vinte e dois minutos.
  It wins fast or burns out: its longest game took twenty-two minutes.
Ishidoro | Ishidoro | ISD | #6C757D #FFE8D6 | hexagon plain lighthouse | Ishinuma | 2013 | 1585
  Lanterna de pedra: ilumina o rio e não arreda.
  A stone lantern: it lights the river and does not budge.
Kumo no Ito | Kumo no Ito | KNI | #343A40 #E9ECEF | oval cross kite | Kazenuma | 2014 | 1565
  Tece o mapa em silêncio até que um fio treme.
  It spins the map in silence until a thread shakes.
Ginkgo Works | Ginkgo Works | GKW | #F9C74F #1B4332 | shield quarters leaf | Hanazono Minami | 2015 | 1545
  Folha dourada no outono, quando são as finais.
  Gold leaf in autumn, when the finals are.
Minato Nami | Minato Nami | MNM | #0096C7 #F8F9FA | pennant waves anchor | Minatozaki | 2013 | 1530
  Estivadores do porto, com paciência de maré.
  Dockers with the patience of a tide.
Tetsu Kabuto | Tetsu Kabuto | TKA | #780000 #C9ADA7 | shield hoops sword | Tetsumori | 2012 | 1510
  Capacetes de ferro sobre cabeças de gelo.
  Iron helmets on cool heads.
Mizu no Oto | Mizu no Oto | MZO | #48CAE4 #001845 | round waves frog | Mizunuma | 2016 | 1495
  O velho poço, um mergulho, e o prêmio já foi.
  The old pond, a leap, and the prize is gone.
Sakurabe | Sakurabe | SKB | #FFB3C6 #590D22 | oval plain flower | Hanazono Minami | 2017 | 1480
  Dura pouco em cada torneio, e é lindo.
  It never lasts long in a tournament, and is beautiful.
Kohaku Line | Kohaku Line | KHL | #FB8500 #023047 | hexagon chevron train | Ishinuma | 2018 | 1465
  A equipe dos ferroviários: nunca perdeu por atraso.
  The railway team: it has never lost by being late.
Fukuro Den | Fukuro Den | FKD | #5E3023 #F3E9DC | diamond halves owl | Takemori | 2015 | 1450
  Sabe onde estão todos e não conta.
  It knows where everybody is and does not tell.
Yamabiko | Yamabiko | YMB | #2B9348 #FFFFFF | pennant sash mountain | Yukinobe | 2019 | 1435
  Devolve cada jogada um pouco mais alta.
  It returns each move a little louder.
`
