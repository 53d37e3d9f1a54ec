export const KESTRIA = `
Ashmere Rovers | Ashmere | ASH | #7A0019 #F1E4C3 | shield halves heron | Mere Road, Ashmere, 52300 | 1886 | 1660
  Nunca teve um campo em definitivo nos primeiros vinte anos, e ainda leva as traves na mudança.
  It had no ground of its own for twenty years, and still takes the goalposts when it moves.
Copperhill Athletic | Copperhill | COP | #B87333 #12263A | round stripes hammer | The Smelter, Copperhill, 44800 | 1891 | 1645
  Mineiros que treinavam no escuro; por isso ninguém segura a bola ali.
  Miners who trained in the dark; which is why nobody there holds the ball.
Thornwick Wanderers | Thornwick | THO | #2F5D50 #F5F5DC | diamond plain deer | Briar Lane, Thornwick, 39600 | 1889 | 1625
  Erraram o caminho do primeiro jogo fora e fundaram uma segunda sede onde pararam.
  They lost the way to the first away match and opened a second clubhouse where they stopped.
Coldharrow Mariners | Coldharrow | COL | #003049 #FCBF49 | oval waves anchor | The Breakwater, Coldharrow, 36100 | 1884 | 1610
  O goleiro titular já saiu no intervalo para puxar um barco; voltou molhado e não levou gol.
  The goalkeeper once left at half-time to pull in a boat; he came back wet and kept his sheet clean.
Millbeck Town | Millbeck | MIL | #4C9F70 #FFFFFF | shield hoops mill | Waterwheel Park, Millbeck, 28700 | 1895 | 1595
  O moinho ao lado só para nos dias de jogo, e a cidade come pão de véspera.
  The mill next door stops only on match days, and the town eats yesterday's bread.
Foxholt City | Foxholt | FOX | #E36414 #FFFFFF | round sash fox | Vixen Gate, Foxholt, 47200 | 1901 | 1580
  Virou cidade por decreto depois da primeira taça, que desde então está sumida.
  It became a city by decree after the first cup, which has been missing since.
Ravenham Castle Albion | Ravenham | RCA | #5C677D #E0FBFC | hexagon quarters tower | Moat Field, Ravenham Castle, 25900 | 1893 | 1565
  O fosso do castelo guarda quatrocentas e doze bolas, contadas na seca de 1976.
  The castle moat holds four hundred and twelve balls, counted in the drought of 1976.
Lanternby Forest | Lanternby | LAN | #1B4332 #FFB703 | pennant plain owl | Hollow Oak, Lanternby, 31400 | 1897 | 1555
  Os sócios mais velhos acendem lanternas no bosque quando o time vira o placar.
  The oldest members light lanterns in the wood when the team comes from behind.
Greywater Park | Greywater | GRE | #8D99AE #2B2D42 | shield chevron wave | Lock Lane, Greywater, 22600 | 1904 | 1540
  Barcaças passam atrás do gol norte; um gol de 1958 só foi achado rio abaixo.
  Barges pass behind the north goal; a ball of 1958 was found only downstream.
Bellmoor Union | Bellmoor | BEL | #9A031E #FFFFFF | oval cross bell | The Ringing Ground, Bellmoor, 20800 | 1899 | 1525
  Sineiros de cinco paróquias que só concordavam no impedimento.
  Bell ringers of five parishes who agreed on nothing but offside.
Otterstone United | Otterstone | OTT | #386FA4 #FAF3DD | round waves fish | Weir Park, Otterstone, 24100 | 1890 | 1515
  A torcida visitante recebe chá na chegada e chuva na saída.
  Visiting fans get tea when they come and rain when they go.
Highgarth Rangers | Highgarth | HIG | #023E8A #F4D35E | shield stripes ram | Fell Top, Highgarth, 17500 | 1907 | 1500
  O ônibus sobe em primeira, os visitantes descem do ônibus pálidos: meio gol de vantagem.
  The coach climbs in first gear and visitors step off pale: half a goal to start with.
Saltcombe Harriers | Saltcombe | SLC | #00B4D8 #FFFFFF | diamond halves horse | Shingle Park, Saltcombe, 21300 | 1896 | 1490
  Antes corria lebres; descobriu que correr atrás de uma bola rendia menos discussões.
  It used to run with hares; running after a ball made for fewer quarrels.
Wickholt Lamplighters | Wickholt | WIK | #FFD60A #001D3D | hexagon rays flame | Gaslight Road, Wickholt, 18700 | 1888 | 1475
  Os acendedores de lampiões jogavam até a hora do serviço, que no verão era tarde.
  The lamplighters played until their shift, which in summer came late.
Brackenshaw Vale | Brackenshaw | BRA | #588157 #DAD7CD | oval sash leaf | Fern Hollow, Brackenshaw, 15900 | 1911 | 1460
  O gramado mais verde do país e o mais difícil de encontrar no mapa.
  The greenest pitch of the country and the hardest to find on a map.
Ironvault Lane | Ironvault | IRO | #343A40 #E5383B | shield hoops bridge | The Arches, Ironvault Lane, 23400 | 1892 | 1450
  Joga debaixo do viaduto: nunca chove no campo, mas a bola alta volta com fuligem.
  It plays under the viaduct: it never rains, but a high ball comes back with soot on it.
Crowthorpe Casuals | Crowthorpe | CRO | #111111 #F8F9FA | round plain eagle | Rookery End, Crowthorpe, 14300 | 1887 | 1435
  Recusou salários até 1953 e gravata até 1988.
  It refused wages until 1953 and neckties until 1988.
Penny Quay | Penny Quay | PEN | #6D597A #FFCDB2 | pennant stripes wheel | Tollhouse Park, Penny Quay, 16200 | 1903 | 1425
  O primeiro estádio foi pago moeda por moeda no pedágio do cais.
  The first ground was paid for penny by penny at the toll of the quay.
Hollowmere Swifts | Hollowmere | HOL | #3A0CA3 #B8F2E6 | diamond cross swan | The Reeds, Hollowmere, 13800 | 1909 | 1410
  Dois cisnes têm cadeira cativa; perto do bico ninguém reclama do juiz.
  Two swans hold season tickets; near their beaks nobody shouts at the referee.
Sootley Engineers | Sootley | SOO | #582F0E #FFE8D6 | hexagon quarters gear | Boiler Street, Sootley, 19900 | 1894 | 1395
  O placar a vapor ainda funciona, com um gol de atraso.
  The steam scoreboard still works, one goal behind.
`
