export const ALBAMAR = `
Deportivo Salitral | Salitral | SAL | #F1FAEE #D00000 | shield sash sun | Estadio del Salar, Salitral, 37900 | 1905 | 1640
  O campo é tão branco que o time joga de vermelho para os companheiros se acharem.
  The ground is so white that the team wears red so that its players can find each other.
Atlético Tres Colinas | Tres Colinas | TCO | #0077B6 #FFFFFF | round stripes mountain | Estadio de la Loma, Tres Colinas, 34500 | 1908 | 1620
  Cada colina quis um clube; gastaram tudo em bandeiras e só sobrou para um.
  Each hill wanted a club; they spent it all on flags and had money for only one.
Ferroviarios de Lagunilla Alta | Lagunilla | FLA | #2D6A4F #F9C74F | hexagon hoops train | Estadio del Ramal, Lagunilla Alta, 28200 | 1902 | 1600
  O maquinista apita no gol e o trem sai atrasado: ninguém se queixa.
  The driver whistles at a goal and the train leaves late: nobody complains.
Club Social Lapacho | Lapacho | LAP | #C9184A #FFE5EC | oval plain flower | Estadio de los Lapachos, Villa Lapacho, 25400 | 1917 | 1580
  Baile no sábado, jogo no domingo: o lateral esquerdo ainda chega de sapato social.
  A dance on Saturday, a match on Sunday: the left back still comes in dancing shoes.
Jinetes del Pastizal | Pastizal | PAS | #6B4226 #F0EAD2 | shield chevron horse | Estadio de la Tranquera, Pastizal Grande, 22800 | 1921 | 1560
  O gramado é aparado por ovelhas até a véspera, e por costume ninguém pisa no círculo central.
  Sheep cut the grass until the day before, and by custom nobody treads on the centre circle.
Unión Puerto Gaviota | Puerto Gaviota | UPG | #023047 #8ECAE6 | diamond waves boat | Estadio de la Rambla, Puerto Gaviota, 30700 | 1899 | 1545
  Marinheiros de nove bandeiras fundaram o clube em nove línguas e uma só cantina.
  Sailors of nine flags founded it in nine languages and one canteen.
Sportivo Molino Rojo | Molino Rojo | MOL | #BC4749 #F2E8CF | round quarters mill | Estadio del Molino, Molino Rojo, 19300 | 1925 | 1530
  Quando o moinho gira sozinho, diz-se que o time vai empatar fora.
  When the mill turns by itself they say the team will draw away.
Veteranos del Ombú | Ombú | OMB | #283618 #DDA15E | shield halves tree | Estadio de la Sombra, El Ombú, 17800 | 1933 | 1515
  Os fundadores tinham mais de sessenta anos e nenhuma intenção de parar.
  Its founders were over sixty and had no intention of stopping.
Mineros de Cerroplata | Cerroplata | CER | #ADB5BD #212529 | hexagon cross diamond | Estadio Altísimo, Cerroplata, 21600 | 1912 | 1505
  Está a quatro mil metros: a bola voa, o visitante não.
  It stands at four thousand metres: the ball flies, the visitor does not.
Atlético Vientosur | Vientosur | VSU | #48BFE3 #5A189A | pennant sash kite | Estadio de las Cometas, Vientosur, 15500 | 1936 | 1490
  Os escanteios do lado sul são batidos para trás, e entram.
  Corners from the south side are hit backwards, and go in.
Cóndores de Quebradahonda | Quebradahonda | CON | #1B1B1E #F5CB5C | oval rays eagle | Estadio del Mirador, Quebradahonda, 16900 | 1929 | 1475
  Um condor sobrevoa os pênaltis; os goleiros olham para cima e é aí que se chuta.
  A condor circles over penalties; goalkeepers look up, and that is when one shoots.
Panaderos de Trigal | Trigal | TGL | #E9C46A #6A040F | round hoops wheat | Estadio de la Espiga, Trigal, 13700 | 1940 | 1465
  Em 1944 pagou o passe do artilheiro com mil e duzentas empadas.
  In 1944 it paid for its striker with twelve hundred pies.
Náufragos Caleta Serena | Caleta Serena | NCS | #14746F #E8F6EF | shield waves whale | Estadio del Naufragio, Caleta Serena, 18100 | 1919 | 1450
  Um navio encalhou, a tripulação ficou, e montou um meio-campo.
  A ship ran aground, the crew stayed, and made up a midfield.
Telegrafistas de Nortellano | Nortellano | TEL | #3C096C #FFD166 | diamond stripes bolt | Estadio del Correo, Nortellano, 12300 | 1914 | 1440
  A tática chega à beira do campo em ponto e traço, e nenhum rival a decifrou.
  Orders come from the bench in dots and dashes, and no rival has broken the code.
Zorros del Algarrobal | Algarrobal | ZOR | #F3722C #355070 | hexagon plain fox | Estadio del Monte, Algarrobal, 14600 | 1945 | 1425
  O primeiro gol foi marcado enquanto o goleiro procurava a bola, que era outra.
  The first goal was scored while the goalkeeper looked for the ball, which was another one.
Guitarras de Sanromero | Sanromero | GUI | #7F5539 #EDE0D4 | pennant chevron guitar | Estadio de la Peña, Sanromero, 11900 | 1938 | 1410
  Não tem hino: tem um repertório, e o árbitro escolhe.
  It has no anthem but a repertoire, and the referee chooses.
`
