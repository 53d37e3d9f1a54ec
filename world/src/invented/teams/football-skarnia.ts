export const SKARNIA = `
Granvik Ballklubb | Granvik | GRV | #0B3954 #BFD7EA | shield waves boat | Granvik Havnepark, Granvik, 19800 | 1906 | 1630
  No inverno a bola é laranja; no verão também, porque ninguém comprou outra.
  In winter the ball is orange; in summer too, because nobody bought another.
Fjellhaug Sport | Fjellhaug | FJE | #FFFFFF #E63946 | round chevron mountain | Toppen Arena, Fjellhaug, 16500 | 1911 | 1610
  Quem perde a bola sobe para buscá-la; por isso lá ninguém perde a bola.
  Whoever loses the ball climbs to fetch it; so nobody there loses the ball.
Ulvsund Idrott | Ulvsund | ULV | #4A5759 #EDEDE9 | hexagon plain wolf | Skogsvallen, Ulvsund, 18200 | 1913 | 1595
  A torcida uiva em vez de vaiar, e os vizinhos se mudaram.
  The crowd howls instead of booing, and the neighbours have moved.
Nordlys Havmoen | Havmoen | HAV | #240046 #80FFDB | oval rays star | Nordlysparken, Havmoen, 14100 | 1927 | 1580
  Em dia de aurora o jogo para dez minutos para todos olharem, por regulamento.
  When the northern lights show, play stops for ten minutes so that all can look; it is in the rules.
Stenlund Vänner | Stenlund | STE | #6C757D #FFD166 | shield hoops key | Stengatan, Stenlund, 13600 | 1903 | 1565
  Amigos que fizeram um muro juntos e resolveram montar uma defesa.
  Friends who built a wall together and went on to build a defence.
Isbjørk Klubb | Isbjørk | ISB | #E0FBFC #3D5A80 | diamond halves bear | Isbanen, Isbjørk, 15300 | 1919 | 1550
  O urso do escudo é sócio honorário e está com as mensalidades em dia.
  The bear on the crest is an honorary member, and its dues are paid.
Vindstad Møller | Vindstad | VIN | #2A9D8F #F4F1DE | pennant stripes mill | Møllebakken, Vindstad, 12900 | 1922 | 1535
  Vinte moinhos atrás do gol: os gols contra são estudados na universidade.
  Twenty mills behind the goal: its own goals are studied at the university.
Lindal Skogslag | Lindal | LIN | #344E41 #DAD7CD | round plain pine | Tallmon, Lindal, 11700 | 1925 | 1520
  Lenhadores de poucas palavras; o capitão fala uma vez por temporada.
  Lumberjacks of few words; the captain speaks once a season.
Bjornvik Fiskare | Bjornvik | BJO | #006494 #FFA62B | shield sash fish | Sillkajen, Bjornvik, 17000 | 1909 | 1505
  As redes dos gols são de pesca e, em maio, trazem jantar.
  The goal nets are fishing nets and, in May, bring supper.
Hvitsand Seilere | Hvitsand | HVI | #F8F9FA #023E8A | oval waves lighthouse | Sandstrand, Hvitsand, 10900 | 1931 | 1490
  Treina na praia vazia, com gorro, luva e invejável otimismo.
  It trains on the empty beach in hats, gloves and enviable good cheer.
Tornhaug Bygg | Tornhaug | TOR | #9A031E #FB8B24 | hexagon quarters tower | Tårnplassen, Tornhaug, 13200 | 1937 | 1475
  Construiu a própria arquibancada em mutirão e sobrou um parafuso que ninguém quer achar.
  It built its own stand by joint effort, and has one screw left that nobody wants to think about.
Rævheim Lag | Rævheim | RAV | #D4A373 #1D3557 | round halves fox | Lyngheia, Rævheim, 9800 | 1941 | 1460
  Uma raposa escolhe o lado do campo no sorteio: sempre o do vento a favor.
  A fox picks the end at the toss: always the one with the wind behind it.
Klokkedal Ringere | Klokkedal | KLO | #FFB703 #540B0E | shield cross bell | Klokketorget, Klokkedal, 10400 | 1916 | 1450
  O relógio da torre manda mais que o árbitro desde o adiantamento de 1968.
  The tower clock has outranked the referee since it ran fast in 1968.
Sommarö Cyklister | Sommarö | SOM | #52B788 #FFF3B0 | diamond sash wheel | Cykelparken, Sommarö, 9200 | 1949 | 1435
  Todos chegam pedalando, inclusive a ambulância.
  Everybody comes by bicycle, the ambulance included.
Ravnsholm Lesere | Ravnsholm | LES | #22223B #E9ECEF | oval chevron book | Bibliotekplassen, Ravnsholm, 8700 | 1928 | 1420
  A biblioteca empresta chuteiras por quatorze dias, renováveis.
  The library lends boots for fourteen days, renewable.
Snøkrona Vinter | Snøkrona | SNO | #A8DADC #6A040F | pennant plain crown | Kronbanen, Snøkrona, 9500 | 1933 | 1405
  Só joga em casa quando acham o campo debaixo da neve.
  It plays at home only when the pitch is found under the snow.
`
