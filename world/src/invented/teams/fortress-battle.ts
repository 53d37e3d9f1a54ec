export const FORTRESS_INTERNATIONAL = `
Portão Velho | Portão Velho | PTV | #6A040F #FFBA08 | shield hoops tower | Ribeirão do Sino | 2010 | 1610
  Defendeu a última muralha por setenta e um minutos e foi jantar.
  It held the last wall for seventy-one minutes and went to dinner.
Toca do Komodinho | Komodinho | KOD | #386641 #F4F1DE | round chevron caiman | Ilha Mansa | 2013 | 1585
  O mascote tem trinta centímetros e segurança própria.
  The mascot is a foot long and has its own guard.
Granit Vakt | Granit Vakt | GNV | #495057 #A8DADC | hexagon cross mountain | Tornhaug | 2011 | 1565
  Ninguém apressa uma pedra.
  Nobody hurries a stone.
Lanterne Basse | Lanterne Basse | LBA | #FF9F1C #011627 | oval rays lighthouse | Notteblu | 2014 | 1545
  Enxerga o mapa inteiro com uma lâmpada de quinze velas.
  It sees the whole map by one dim lamp.
Brass Kettle | Brass Kettle | BRK | #B08D57 #1E1E24 | diamond plain bell | Coldharrow | 2012 | 1525
  Decide tudo no intervalo do chá.
  It settles everything over tea.
Mula Mecânica | Mula Mecânica | MUM | #7F5539 #80B918 | shield quarters gear | Cafundó de Cima | 2015 | 1505
  Teimosa, lenta e sempre com a encomenda certa.
  Stubborn, slow, and always with the right parcel.
Cuatro Vientos Cinco | Cuatro Vientos | CVC | #0077B6 #F1FAEE | pennant sash kite | Vientosur | 2016 | 1490
  Quatro foram à fundação; o quinto chegou com o vento.
  Four came to the founding; the fifth arrived with the wind.
Shiro Kame | Shiro Kame | SHK | #F8F9FA #2D6A4F | round waves turtle | Mizunuma | 2014 | 1470
  A tartaruga branca leva a fortaleza nas costas.
  The white turtle carries its fortress on its back.
Feudo Alegre | Feudo Alegre | FDA | #9D4EDD #FFD166 | hexagon halves crown | Carnavila | 2017 | 1455
  Cinco reis e nenhum súdito.
  Five kings and no subject.
Rust Parish | Rust Parish | RSP | #9C3D10 #DAD7CD | oval stripes key | Sootley | 2013 | 1440
  Joga na cripta de uma igreja desativada, com permissão do sacristão.
  It plays in the crypt of a disused church, with the sexton's leave.
Vinha Trêmula | Vinha Trêmula | VTR | #5F0F40 #9ACD32 | diamond waves fruit | Serra Mansa | 2018 | 1425
  Colhe tarde e pisa em tudo.
  It harvests late and treads on everything.
Snøfall Kveld | Snøfall Kveld | SNK | #E0FBFC #293241 | round sash snow | Snøkrona | 2016 | 1410
  Cai em silêncio e de manhã a estrada sumiu.
  It falls in silence, and in the morning the road is gone.
`

export const FORTRESS_ALBAMAR = `
Bastión Salitral | Bastión | BAS | #D00000 #F1FAEE | shield cross tower | Salitral | 2012 | 1605
  Muros de sal: ninguém conseguiu lamber todos.
  Walls of salt: nobody has managed to lick them all.
Truco Nocturno | Truco Nocturno | TRN | #1D3557 #E9C46A | diamond halves moon | Trigal | 2014 | 1580
  Blefa com a fortaleza vazia desde a primeira temporada.
  It has bluffed with an empty fortress since its first season.
Puma de Cuarzo | Puma de Cuarzo | PDC | #E5989B #6D6875 | round plain lion | Cerroplata | 2013 | 1560
  Nasceu numa mina; enxerga pela pontuação.
  Born in a mine, it sees by the score.
Siesta Letal | Siesta Letal | STL | #F4A261 #264653 | oval rays sun | El Ombú | 2016 | 1540
  Perde até as quatro da tarde, depois acorda.
  It loses until four in the afternoon; then it wakes.
Cien Candados | Cien Candados | CCD | #CED4DA #C1121F | hexagon hoops key | Tres Colinas | 2015 | 1520
  Uma chave para cada porta, e o molho com o goleiro, embora não haja goleiro.
  A key for every door, and the ring with the goalkeeper, though there is none.
Charco Negro | Charco Negro | CHN | #111111 #52B788 | shield waves frog | Lagunilla Alta | 2017 | 1505
  Quem pisa no rio deles sai mais devagar.
  Whoever treads in their river comes out slower.
Yerba Amarga | Yerba Amarga | YAM | #588157 #FEFAE0 | oval quarters leaf | Pastizal Grande | 2014 | 1490
  A cuia passa a cada torre; ninguém fala até a roda fechar.
  The gourd goes round at each tower; nobody speaks until it is empty.
Carpinchos Sin Miedo | Carpinchos | CSM | #9C6644 #CDB4DB | round sash capybara | Puerto Gaviota | 2018 | 1475
  Fazem amizade até com os monstros neutros.
  They make friends even with the neutral monsters.
Faro Ciego | Faro Ciego | FCG | #FFFFFF #540B0E | pennant stripes lighthouse | Caleta Serena | 2016 | 1460
  Sem visão nenhuma e sempre no lugar certo.
  No vision at all, and always in the right place.
Tormenta Mansa | Tormenta Mansa | TMM | #4361EE #F8F7FF | diamond chevron bolt | Vientosur | 2019 | 1445
  Avisa com três dias que vai atacar, e ataca.
  It gives three days' notice of an attack, and attacks.
Ocho Tejados | Ocho Tejados | OTJ | #F2CC8F #386641 | hexagon stripes mill | Molino Rojo | 2017 | 1430
  Joga por cima, e ninguém nunca o viu na rua.
  It plays over the top, and nobody has ever seen it in the street.
Viejo Zorzal | Viejo Zorzal | VZO | #432818 #FFE6A7 | shield plain swallow | Sanromero | 2015 | 1415
  Canta antes de atacar, e ainda assim surpreende.
  It sings before it attacks, and still surprises.
`
