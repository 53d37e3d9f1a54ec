export const BASKETBALL_JACARANDA = `
Basquete Clube Alto do Farol | Alto do Farol | ADF | #FF6B35 #004E89 | round rays lighthouse | Ginásio do Farol, Alto do Farol, 9800 | 1934 | 1625
  A quadra fica no topo do morro: bola fora é bola na praia.
  The court is on top of the hill: a ball out of bounds is a ball on the beach.
Garças do Planalto | Garças | GRP | #F8F7F2 #A4161A | oval halves heron | Ginásio das Alturas, Planalto Novo, 8700 | 1961 | 1600
  O clube só aceitava sócios que alcançassem a campainha; hoje a campainha é mais baixa.
  It took only members who could reach the doorbell; today the bell hangs lower.
Ferrolume Basquete | Ferrolume | FLB | #1B1B1B #F94144 | hexagon stripes hammer | Ginásio da Siderúrgica, Ferrolume, 7900 | 1948 | 1580
  O aro veio da fundição vizinha e nunca entortou; os tornozelos, sim.
  The rim came from the foundry next door and has never bent; ankles have.
Jangadeiros de Marbranca | Marbranca | JDM | #118AB2 #FFFFFF | pennant waves boat | Ginásio da Orla, Marbranca, 6800 | 1952 | 1560
  Lances livres de vela: o armador molha o dedo e mede o vento, embora a quadra seja coberta.
  The guard wets a finger and tests the wind before free throws, though the hall has a roof.
Pantera de Jaguaçu | Jaguaçu | PTJ | #2B2D42 #EF8354 | shield plain jaguar | Ginásio da Mata, Jaguaçu, 7300 | 1957 | 1545
  A única arquibancada do país onde se aplaude com as unhas na madeira.
  The only stand in the country where people clap with their nails on the wood.
Colegas do Liceu Velho | Liceu Velho | CLV | #6A4C93 #F1E9DA | diamond quarters book | Ginásio da Biblioteca, Campo Erudito, 4900 | 1929 | 1530
  Professores aposentados que corrigem a arbitragem a caneta vermelha.
  Retired teachers who mark the refereeing in red ink.
Usina Boa Luz | Boa Luz | UBL | #FFD23F #3A0CA3 | round chevron bolt | Ginásio da Turbina, Boa Luz, 6100 | 1946 | 1515
  Quando acerta de três, as luzes da cidade piscam; em noite boa, ninguém lê.
  When it hits a three the town's lights flicker; on a good night nobody reads.
Mercado Central de Cajuaçu | Mercado Central | MCC | #43AA8B #F9F7D9 | hexagon sash fruit | Ginásio do Mercado, Cajuaçu, 5600 | 1938 | 1500
  Feirantes: passam a bola como quem passa o troco, rápido e sem olhar.
  Market traders: they pass the ball as they give change, quickly and without looking.
Ciclone de Ventoleste | Ventoleste | CIC | #277DA1 #F9C74F | oval sash kite | Ginásio dos Ventos, Ventoleste, 6400 | 1966 | 1485
  Derrubou o próprio teto comemorando e jogou uma temporada ao ar livre.
  It brought down its own roof celebrating and played a season in the open.
Sapos do Brejo Novo | Brejo Novo | SBN | #4F772D #ECF39E | round plain frog | Ginásio da Lagoa, Brejo Novo, 4300 | 1970 | 1470
  São baixos, mas ninguém pula mais; a vizinhança do andar de baixo confirma.
  They are short, but nobody jumps more; the neighbours below confirm it.
Arena Carimbolê | Carimbolê | CAR | #E5383B #FFF3D6 | shield rays drum | Ginásio do Tambor, Carimbolê, 5200 | 1955 | 1460
  O relógio de posse foi trocado por um tambor, e o ataque acelerou.
  The shot clock was replaced by a drum, and the attack sped up.
Coruja Noturna | Coruja | COR | #14213D #CDB4DB | diamond halves owl | Ginásio da Vigília, Vila Insônia, 4000 | 1974 | 1450
  Só joga de noite; de dia o ginásio é uma creche de gatos.
  It plays only by night; by day the hall is a nursery for cats.
Ponte Alta Basquete | Ponte Alta | PAB | #7F4F24 #B6E2D3 | shield hoops bridge | Ginásio da Ponte, Ponte Alta de Minério, 4700 | 1943 | 1440
  Construtores de pontes: arremessam sempre em arco.
  Bridge builders: they always shoot in an arch.
Rochedo Mar Aberto | Mar Aberto | RMA | #03071E #4CC9F0 | hexagon waves anchor | Ginásio do Rochedo, Mar Aberto, 3900 | 1959 | 1425
  O visitante chega de barco, cansado; o time da casa vende o café.
  The visitors come by boat, tired; the home team sells the coffee.
`

export const BASKETBALL_SKARNIA = `
Høyfjell Kurv | Høyfjell | HFK | #1D3557 #F1FAEE | shield chevron mountain | Høyfjellhallen, Høyfjell, 9200 | 1947 | 1630
  A média de altura obrigou o clube a refazer as portas.
  The average height made the club rebuild its doors.
Ulvsund Basket | Ulvsund | UBK | #495057 #F77F00 | round plain wolf | Skogshallen, Ulvsund, 8400 | 1951 | 1605
  Defende em matilha e só se separa no vestiário.
  It defends as a pack and parts only in the dressing room.
Nattsol Kringvik | Kringvik | NAT | #FF7D00 #15616D | oval rays sun | Midnattshallen, Kringvik, 6900 | 1956 | 1585
  No verão o jogo da noite tem sol; no inverno o da tarde não tem.
  In summer the night game has sun; in winter the afternoon one has none.
Bryggen Lastere | Bryggen | BRL | #432818 #FFE6A7 | hexagon hoops anchor | Lasthallen, Bryggen Øst, 6200 | 1939 | 1565
  Estivadores: ninguém tira um rebote deles sem guindaste.
  Dockers: nobody takes a rebound from them without a crane.
Snøuggla Elgmo | Elgmo | SNU | #EDF6F9 #006D77 | diamond halves owl | Uglehallen, Elgmo, 5300 | 1963 | 1550
  O armador gira a cabeça mais do que a regra prevê.
  The guard turns the head further than the rules foresee.
Kornmark Mølle | Kornmark | KOM | #DDA15E #283618 | shield quarters wheat | Kornhallen, Kornmark, 5800 | 1944 | 1535
  O prêmio do cestinha é um saco de farinha, e há receitas famosas.
  The top scorer gets a sack of flour, and there are famous recipes.
Torvheim Brann | Torvheim | TBR | #D00000 #FFBA08 | round sash flame | Brannstasjonen, Torvheim, 4900 | 1949 | 1520
  Bombeiros: descem para a quadra pelo poste.
  Firefighters: they come down to the court by the pole.
Laksfoss Strøm | Laksfoss | LST | #00798C #F2E2D2 | pennant waves fish | Fossehallen, Laksfoss, 5500 | 1953 | 1505
  Joga contra a corrente, e quase sempre ganha dela.
  It plays against the current, and mostly beats it.
Reinby Horn | Reinby | REI | #6B705C #FFE8D6 | oval chevron deer | Hornhallen, Reinby, 4400 | 1958 | 1490
  O troféu da casa é um chifre que só se toca uma vez por ano, mal.
  The house trophy is a horn blown only once a year, badly.
Klinteby Urverk | Klinteby | KLU | #264653 #E9C46A | hexagon stripes gear | Urhallen, Klinteby, 5000 | 1942 | 1475
  Segura a bola até o último segundo por respeito ao relojoeiro.
  It holds the ball until the last second out of respect for the clockmaker.
Sjøstjerna Havby | Havby | SJO | #F72585 #F8F9FA | round plain star | Stjernehallen, Havby, 4100 | 1968 | 1465
  Cada jogador tem cinco pontas, diz a canção, e quatro são cotovelos.
  Each player has five points, says the song, and four are elbows.
Isbryter Kaldvik | Kaldvik | ISK | #90E0EF #03045E | shield sash boat | Isbryterhallen, Kaldvik, 4600 | 1950 | 1450
  Chega aos jogos fora antes de todos porque abriu o caminho.
  It reaches away games before everybody because it cleared the way.
Bjørkelund Folk | Bjørkelund | BJF | #588157 #FFFFFF | diamond plain tree | Folkehallen, Bjørkelund, 3800 | 1965 | 1435
  A escalação é votada em assembleia e o segundo tempo costuma começar com recurso.
  The line-up is voted on in assembly, and the second half tends to begin with an appeal.
Teglverk Rødby | Rødby | TEG | #BC4749 #F2E8CF | hexagon cross tower | Teglhallen, Rødby Vest, 4000 | 1937 | 1420
  Oleiros que arremessam tijolos, admitem, mas cada vez menos.
  Brickmakers who throw bricks, they admit, though ever fewer.
`
