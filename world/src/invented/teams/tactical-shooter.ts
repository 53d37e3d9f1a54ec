export const TACTICAL_JACARANDA = `
Fuligem | Fuligem | FUL | #212529 #FF6D00 | hexagon plain flame | Ferrolume | 2009 | 1615
  Cinco serralheiros e uma lan house com cheiro de solda.
  Five locksmiths and an internet café that smelt of solder.
Mandacaru Tático | Mandacaru | MDT | #2B9348 #EEEF20 | shield chevron flower | Sertão Fundo | 2011 | 1590
  Espeta quem chega perto e floresce só na prorrogação.
  It pricks whoever comes near and flowers only in overtime.
Saci Digital | Saci Digital | SCD | #D00000 #FFF0E5 | round sash wave | Ventoleste | 2013 | 1570
  Some da mira num pé de vento; a câmera de replay nunca o encontrou.
  It leaves the sights in a gust; the replay camera has never found it.
Onça Preta | Onça Preta | ONP | #0B090A #E5B80B | diamond halves jaguar | Jaguaçu | 2010 | 1550
  Joga de luz apagada e ganha de luz apagada.
  It plays with the lights off and wins with the lights off.
Rádio Pirata | Rádio Pirata | RAP | #7400B8 #80FFDB | pennant rays bolt | Porto Sereno | 2014 | 1530
  Começou transmitindo partidas alheias com comentários melhores que as partidas.
  It began by airing other people's matches with comments better than the matches.
Catraca Livreira | Catraca | CTR | #E07A5F #3D405B | hexagon stripes wheel | Caramari | 2012 | 1515
  Todos os titulares se conheceram no mesmo ônibus atrasado.
  All five met on the same late bus.
Sete Quedas Esquadrão | Sete Quedas | SQE | #0096C7 #F1FAEE | oval waves fish | Cachoeira Clara | 2015 | 1500
  Caiu sete vezes para o acesso; na oitava, subiu.
  It fell seven times on the way up; the eighth time it rose.
Bigorna | Bigorna | BIG | #495057 #F8F9FA | shield cross hammer | Forjanova | 2008 | 1485
  O time mais antigo da cena e o teclado mais barulhento.
  The oldest team of the scene, and the loudest keyboard.
Cafundó Esportes | Cafundó | CAF | #6F4518 #DDB892 | round quarters mountain | Cafundó de Cima | 2016 | 1470
  A internet chega lá a cavalo, dizem os rivais; os troféus também.
  The internet gets there on horseback, rivals say; so do the trophies.
Vaga-Lume | Vaga-Lume | VGL | #0A210F #C7F464 | oval plain star | Mata Serena | 2017 | 1455
  Pisca, some, reaparece do outro lado do mapa.
  It blinks, goes out, and shows up on the other side of the map.
Borda da Mata Norte | Borda da Mata | BMN | #344E41 #F4A261 | diamond chevron owl | Alto Florido | 2013 | 1440
  O capitão dá ordens por assobios de pássaro.
  The captain gives orders in bird calls.
Caixa-Forte | Caixa-Forte | CXF | #B08900 #22223B | hexagon hoops key | Serra do Selo | 2018 | 1425
  Economiza seis rodadas para gastar tudo numa.
  It saves for six rounds to spend it all in one.
`

export const TACTICAL_SKARNIA = `
Nordklinge | Nordklinge | NKL | #0D1B2A #A9D6E5 | diamond sash sword | Granvik | 2007 | 1620
  Frieza de inverno: o batimento do capitão é usado como metrônomo.
  Cold as winter: the captain's pulse is used as a metronome.
Isvind | Isvind | ISV | #CAF0F8 #03045E | round rays snow | Kaldvik | 2010 | 1600
  Treina com as janelas abertas para que ninguém cochile.
  It trains with the windows open so that nobody dozes.
Gråulv | Gråulv | GRU | #6C757D #F8F9FA | shield plain wolf | Ulvsund | 2009 | 1580
  Caça em bando e divide a conta igualmente.
  It hunts in a pack and splits the bill evenly.
Runesten | Runesten | RUN | #386641 #F2E8CF | hexagon cross book | Klinteby | 2012 | 1560
  As jogadas estão escritas numa pedra, que é difícil de levar para fora.
  Its plays are carved on a stone, which is hard to take to away matches.
Havtåke | Havtåke | HVT | #577590 #E9ECEF | oval waves boat | Bjornvik | 2014 | 1540
  Especialista em fumaça, por nascer numa cidade onde nunca se viu o porto.
  Masters of smoke, from a town where nobody has ever seen the harbour.
Torden Fem | Torden | TRD | #FFC300 #001D3D | pennant chevron bolt | Torvheim | 2011 | 1520
  Primeiro o clarão, depois o barulho, depois o silêncio do outro lado.
  First the flash, then the noise, then silence from the other side.
Malmhjerte | Malmhjerte | MLM | #9D0208 #ADB5BD | round quarters hammer | Tornhaug | 2013 | 1505
  Mineiros de ferro que escolheram um porão ainda mais fundo.
  Iron miners who chose an even deeper cellar.
Elgflokk | Elgflokk | ELG | #7F5539 #EDE0D4 | shield halves deer | Elgmo | 2015 | 1490
  Ninguém atravessa a estrada deles sem olhar.
  Nobody crosses their road without looking.
Midnattsol | Midnattsol | MDN | #FB8500 #023047 | oval rays sun | Kringvik | 2016 | 1475
  Joga melhor quando todos os outros já deveriam estar dormindo.
  It plays best when everybody else should be asleep.
Kråkeslott | Kråkeslott | KRA | #14080E #D9D9D9 | diamond stripes tower | Ravnsholm | 2012 | 1460
  Guarda os mapas dos rivais e devolve anotados.
  It keeps its rivals' maps and returns them with notes.
Frostgate | Frostgate | FRO | #48CAE4 #2B2D42 | hexagon hoops key | Høyfjell | 2017 | 1445
  Ninguém passa por ali antes das dez da manhã.
  Nobody gets past it before ten in the morning.
Bålvakt | Bålvakt | BAL | #D62828 #FCBF49 | pennant plain flame | Lindal | 2018 | 1430
  Guardiões da fogueira: o último acordado decide a rodada.
  Keepers of the fire: the last one awake decides the round.
`
