export const JACARANDA_FIRST = `
Clube de Regatas Boca do Vento | Boca do Vento | BDV | #0E4D92 #F4F1E8 | shield hoops boat | Estádio da Enseada, Boca do Vento, 41200 | 1904 | 1645
  Remadores que esperavam a maré jogavam bola na areia; um dia a maré subiu e ninguém foi remar.
  Rowers waiting for the tide played ball on the sand; one day the tide came in and nobody went rowing.
Sociedade Esportiva Ferrolume | Ferrolume | FER | #C1272D #1B1B1B | round stripes hammer | Arena da Fundição, Ferrolume, 38500 | 1912 | 1630
  Nasceu no turno da noite de uma fundição e ainda entra em campo ao som da sirene.
  Born on the night shift of a foundry, it still walks out to the sound of the siren.
Atlético Serra Mansa | Serra Mansa | ASM | #1F7A4D #FFFFFF | shield halves mountain | Estádio do Planalto, Serra Mansa, 29800 | 1921 | 1600
  Jogou dez anos num campo inclinado e até hoje ataca melhor morro abaixo.
  It spent ten years on a sloping pitch and to this day attacks best downhill.
Pontal das Garças Futebol Clube | Pontal | PON | #F7F3EA #0B7A75 | oval sash heron | Estádio da Restinga, Pontal das Garças, 22400 | 1928 | 1575
  Uma garça pousou na trave na primeira final; a bola bateu nela, entrou, e virou escudo.
  A heron sat on the crossbar in the first final; the ball went in off it, and it became the crest.
Recreativo Três Luas | Três Luas | LUA | #2B1B5A #F2C14E | round plain moon | Estádio do Sereno, Três Luas, 25600 | 1931 | 1560
  Fundado por padeiros, só treina depois da meia-noite e antes do primeiro pão.
  Founded by bakers, it trains only after midnight and before the first bread.
União Lajedo Alto | Lajedo | LAJ | #7A2E1D #F0D9B5 | hexagon quarters bull | Estádio da Pedreira, Lajedo Alto, 18900 | 1936 | 1545
  Dois times rivais dividiam uma única bola; uniram-se no dia em que ela furou.
  Two rival teams shared a single ball; they merged the day it burst.
Esporte Clube Marajuba | Marajuba | MAR | #F4C430 #14532D | shield chevron jaguar | Estádio da Várzea Grande, Marajuba, 33700 | 1914 | 1535
  A onça do escudo tem nome, Dalva, e foi desenhada pela lavadeira dos uniformes.
  The jaguar on the crest has a name, Dalva, and was drawn by the woman who washed the kits.
Associação Atlética Vale do Anil | Vale do Anil | ANI | #1E3A8A #A7C7F2 | diamond hoops flower | Estádio das Tinturarias, Vale do Anil, 20100 | 1919 | 1520
  As camisas eram brancas até a primeira chuva perto das tinturarias; ficaram azuis para sempre.
  The shirts were white until the first rain near the dye works; they have been blue ever since.
Canavial Atlético Clube | Canavial | CAN | #2E7D32 #F9E79F | shield stripes wheat | Estádio da Usina Velha, Engenho Doce, 16800 | 1926 | 1510
  A torcida leva caldo de cana em latões e recebe cada gol batendo neles.
  The crowd brings cane juice in milk cans and greets every goal by drumming on them.
Porto Jangada Futebol Clube | Porto Jangada | JAN | #E4572E #FFF4E0 | pennant waves fish | Estádio do Cais Novo, Porto Jangada, 27300 | 1909 | 1500
  Pagava os salários em peixe; o artilheiro de 1934 pediu camarão e ganhou.
  It paid wages in fish; the top scorer of 1934 asked for shrimp, and got it.
Morro do Pandeiro Esporte Clube | Pandeiro | PAN | #D81E5B #FDE74C | round rays drum | Estádio da Ladeira, Morro do Pandeiro, 24900 | 1938 | 1490
  A bateria ensaia na arquibancada, e o time aprendeu a trocar passes no contratempo.
  The drummers rehearse in the stands, and the team learnt to pass off the beat.
Clube da Praça Uirapuba | Uirapuba | UIR | #5B2A86 #F6E7CB | hexagon plain toucan | Estádio do Coreto, Uirapuba, 15400 | 1924 | 1480
  Começou em volta do coreto; por isso o círculo central do estádio é octogonal por baixo da cal.
  It began around the bandstand; that is why the centre circle is an octagon under the chalk.
Ribeirão do Sino Futebol Clube | Ribeirão | SIN | #8C1C13 #EFEFEF | shield cross bell | Estádio da Matriz, Ribeirão do Sino, 14200 | 1933 | 1470
  O sino da matriz toca a cada vitória; em 1971 tocou tanto que rachou.
  The church bell rings for every win; in 1971 it rang until it cracked.
Guarassol Esporte Clube | Guarassol | GUA | #F18F01 #1C3144 | round halves sun | Estádio do Meio-Dia, Guarassol, 26000 | 1940 | 1455
  Joga sempre ao meio-dia, com um lado da arquibancada mais barato e outro mais bronzeado.
  It always plays at noon, with one stand cheaper and the other more tanned.
Farol de Itabrava | Itabrava | ITA | #FFFFFF #B3001B | oval hoops lighthouse | Estádio da Ponta Brava, Itabrava, 17700 | 1917 | 1440
  O faroleiro apitou as primeiras partidas lá de cima, com a lanterna.
  The lighthouse keeper refereed the first matches from up there, with the lamp.
Operários da Cachoeira Clara | Cachoeira | OCC | #0F766E #E2E8F0 | hexagon sash gear | Estádio da Represa, Cachoeira Clara, 13100 | 1929 | 1425
  Os operários da represa pararam as turbinas por noventa minutos, e a cidade aplaudiu no escuro.
  The dam workers stopped the turbines for ninety minutes, and the town applauded in the dark.
`

export const JACARANDA_SECOND = `
Mangue Fundo Futebol Clube | Mangue Fundo | MGF | #3B5D3A #E9C46A | shield plain crab | Estádio da Maré Baixa, Mangue Fundo, 9800 | 1935 | 1470
  Joga conforme a tábua de marés: quando o mangue sobe, o campo vira lagoa.
  It plays by the tide table: when the mangrove rises, the pitch is a lagoon.
Sociedade Cultural Mirindiba | Mirindiba | MIR | #7B1E3B #F5E6CC | oval quarters book | Estádio do Liceu, Mirindiba, 8400 | 1922 | 1455
  Um clube de leitura que discordou do final de um romance e decidiu no pênalti.
  A reading club that disagreed on the end of a novel and settled it by penalties.
Pedra Cantante Esporte Clube | Pedra Cantante | PCE | #4A4E69 #F2E9E4 | diamond chevron guitar | Estádio do Eco, Pedra Cantante, 11200 | 1944 | 1440
  O paredão atrás do gol devolve o grito da torcida três segundos depois, sempre mais alto.
  The cliff behind the goal returns the crowd's shout three seconds later, always louder.
Ipê-Roxo Atlético | Ipê-Roxo | IPE | #6A0DAD #FFE66D | round plain tree | Estádio das Floradas, Alto Florido, 12700 | 1950 | 1430
  O campeonato só lhe sorri em agosto, quando o ipê floresce sobre o banco de reservas.
  Fortune smiles on it only in August, when the tree blooms over the substitutes' bench.
Rodoviários de Caramari | Caramari | ROD | #005F73 #EE9B00 | shield hoops wheel | Estádio do Terminal, Caramari, 10900 | 1957 | 1415
  Motoristas de ônibus: o time reserva é conhecido como a segunda viagem.
  Bus drivers: the second team is known as the later service.
Sabiaçu Futebol Clube | Sabiaçu | SAB | #B5651D #FFF8E7 | pennant sash swallow | Estádio do Pomar, Sabiaçu, 7600 | 1941 | 1405
  Treina ao amanhecer porque os sabiás não deixam ninguém dormir mesmo.
  It trains at dawn because the thrushes let nobody sleep anyway.
Barqueiros de Jabutiara | Jabutiara | JAB | #1D7874 #F4C095 | oval waves turtle | Estádio da Travessia, Jabutiara, 6900 | 1913 | 1395
  Nunca teve pressa: levou quarenta e um anos para ganhar o primeiro título, e comemorou devagar.
  It was never in a hurry: the first title took forty-one years, and was celebrated slowly.
Areia Dourada Praia Clube | Areia Dourada | ARD | #E9B44C #1B4965 | round rays palm | Estádio do Coqueiral, Areia Dourada, 8800 | 1948 | 1385
  Descalço até 1960, por princípio; calçado desde então, por regulamento.
  Barefoot until 1960 on principle; in boots since then by regulation.
Santa Pitanga Futebol Clube | Santa Pitanga | PIT | #D7263D #F7FFF7 | shield halves fruit | Estádio do Quintal, Santa Pitanga, 7200 | 1953 | 1375
  O prêmio do melhor em campo é um balde de pitangas da árvore do presidente.
  The best player of the match wins a bucket of cherries from the chairman's tree.
Taquarelva Esporte Clube | Taquarelva | TAQ | #386641 #A7C957 | hexagon stripes snake | Estádio do Bambuzal, Taquarelva, 9100 | 1947 | 1365
  As traves foram de bambu por vinte anos; a bola que batia nelas voltava cantando.
  The posts were bamboo for twenty years; a ball that hit them came back singing.
Vila Lamparina Atlético Clube | Lamparina | LAM | #FF9F1C #2B2D42 | diamond plain flame | Estádio da Luz Baixa, Vila Lamparina, 6300 | 1930 | 1355
  O último clube a ter refletores; as lamparinas continuam penduradas, por gratidão.
  The last club to get floodlights; the oil lamps still hang there, out of gratitude.
Araçuna Atlético | Araçuna | ARA | #006D77 #FFDDD2 | shield cross bee | Estádio do Apiário, Araçuna, 5900 | 1955 | 1345
  Um enxame parou a decisão de 1962; o clube adotou as abelhas e o empate.
  A swarm stopped the decider of 1962; the club adopted the bees and the draw.
Garoa Futebol Clube | Garoa | GAR | #6C757D #CFE8EF | round hoops wave | Estádio da Neblina, Alto da Garoa, 8000 | 1939 | 1335
  Tem mais partidas adiadas por neblina do que gols de cabeça.
  It has more matches put off for fog than goals with the head.
Campo da Lua Sociedade Esportiva | Campo da Lua | CDL | #22223B #C9ADA7 | pennant chevron owl | Estádio da Coruja, Campo da Lua, 7000 | 1961 | 1325
  Fundado por vigias noturnos, aceita sócios com uma condição: ronco baixo.
  Founded by night watchmen, it takes members on one condition: a quiet snore.
Trilhos de Paranabela | Paranabela | TRI | #9B2226 #E9D8A6 | hexagon sash train | Estádio da Plataforma, Paranabela, 9500 | 1906 | 1315
  O intervalo dura o que dura o trem das cinco: ele passa entre o gol e o escanteio.
  Half-time lasts as long as the five o'clock train, which runs between goal and corner flag.
Tecelões de Brancaluz | Brancaluz | TEC | #F8F9FA #7209B7 | oval stripes key | Estádio do Tear, Brancaluz, 6600 | 1916 | 1305
  Cada camisa sai do tear do bairro com um fio de outra cor, para dar sorte.
  Each shirt leaves the local loom with one thread of another colour, for luck.
`
