export const ABILITY_JACARANDA = `
Alumia | Alumia | ALU | #FFB703 #6A00F4 | round rays sun | Boa Luz | 2019 | 1610
  Nasceu num curso noturno de iluminação cênica.
  Born in a night class on stage lighting.
Pipa Avoada | Pipa Avoada | PPA | #F15BB5 #03045E | diamond sash kite | Ventoleste | 2020 | 1590
  Entra voando e só pergunta depois onde era.
  It flies in, and asks only later where it was.
Curupira Reversa | Curupira | CRP | #2D6A4F #FF6B6B | shield chevron fox | Mata Serena | 2019 | 1570
  As pegadas apontam para o lado errado: ninguém rodou o mapa como eles.
  Its footprints point the wrong way: nobody has turned a map round as it has.
Boto Cor-de-Neon | Boto Neon | BTN | #FF5D8F #0B132B | oval waves whale | Jabutiara | 2020 | 1555
  Aparece nas festas, encanta a plateia e some antes da foto.
  It turns up at parties, charms the crowd and is gone before the photograph.
Bagunça Organizada | Bagunça | BAG | #9EF01A #38184C | hexagon quarters mask | Carnavila | 2021 | 1540
  Cinco planos ao mesmo tempo e, por acaso, todos servem.
  Five plans at once and, by chance, all of them fit.
Marola | Marola | MRL | #00B4D8 #FFF1D0 | round waves wave | Maré Cheia | 2020 | 1520
  Ninguém percebe a maré até perder o primeiro mapa.
  Nobody notices the tide until the first map is lost.
Chapéu de Palha | Chapéu de Palha | CDP | #E9C46A #7F4F24 | oval hoops wheat | Canavila | 2021 | 1505
  Tática de roça: plantar cedo e colher na hora certa.
  Country tactics: plant early and harvest on time.
Noturna Quatro e Meia | Quatro e Meia | NQM | #2B2D42 #EDF2F4 | pennant plain moon | Três Luas | 2019 | 1490
  O nome é a hora do primeiro treino, e do último.
  The name is the hour of the first practice, and of the last.
Sopro de Vidro | Sopro de Vidro | SDV | #A0E7E5 #5A189A | diamond halves diamond | Vale do Anil | 2022 | 1475
  Delicado nas mãos, cortante nas bordas.
  Delicate in the hand, sharp at the edge.
Tambor Sete | Tambor Sete | TBS | #BA181B #F5F3F4 | hexagon stripes drum | Morro do Pandeiro | 2021 | 1460
  Cada entrada tem compasso, e o adversário entra no samba.
  Each entry has its beat, and the rival falls in with it.
Beija-Flor de Aço | Beija-Flor | BFA | #06605A #D5C67A | shield plain swallow | Forjanova | 2020 | 1445
  Oitenta decisões por segundo, setenta e nove dispensáveis.
  Eighty decisions a second, seventy-nine of them needless.
Última Sessão | Última Sessão | ULS | #432371 #FAAE7B | round cross book | Campo Erudito | 2022 | 1430
  Formado na fila de um cinema que fechou.
  Formed in the queue of a cinema that closed.
`

export const ABILITY_HOSHIMA = `
Akatsubame | Akatsubame | AKT | #D90429 #EDF2F4 | round sash swallow | Minatozaki | 2018 | 1620
  Andorinhas vermelhas: chegam juntas, saem juntas, no minuto exato.
  Red swallows: they come together and leave together, to the minute.
Tsukigeri | Tsukigeri | TSK | #1B263B #E0E1DD | oval chevron moon | Kazenuma | 2019 | 1600
  O chute da lua é um lance que só deu certo uma vez, na final.
  The kick of the moon is a move that has worked only once, in a final.
Denki Kitsune | Denki Kitsune | DKI | #F77F00 #003049 | diamond rays fox | Hikarioka | 2018 | 1580
  Cada vitória acende uma lanterna na estação; falta pouca parede.
  Each win lights a lantern at the station; there is little wall left.
Namikaze Ko | Namikaze Ko | NMK | #0077B6 #CAF0F8 | pennant waves boat | Umibashi | 2020 | 1560
  Treina numa balsa e joga tonto em terra firme.
  It trains on a ferry and plays dizzy on dry land.
Kurogane Six | Kurogane Six | KGS | #2B2D42 #8D99AE | hexagon cross hammer | Tetsumori | 2019 | 1540
  O sexto é o ferreiro que os patrocinou em parafusos.
  The sixth is the smith who sponsored them in screws.
Hanabi Machi | Hanabi Machi | HNB | #F72585 #FFD166 | round rays star | Hanazono Minami | 2021 | 1525
  Começo espetacular, fim espetacular, silêncio no meio.
  A spectacular start, a spectacular end, silence in between.
Yukimaru | Yukimaru | YKM | #E0FBFC #3D5A80 | shield plain snow | Yukinobe | 2020 | 1510
  Bola de neve: perde as três primeiras e rola por cima depois.
  A snowball: it loses the first three and rolls over the rest.
Takebayashi Ops | Takebayashi | TKB | #588157 #F1F5E1 | oval stripes tree | Takemori | 2021 | 1490
  Dobra com o vento e nunca quebra na economia.
  It bends in the wind and never breaks its economy.
Ramune Riot | Ramune Riot | RMN | #0F8B8D #FFFFFF | diamond halves wave | Umibashi | 2022 | 1475
  Fundado no dia em que a máquina de refrigerantes deu duas latas.
  Founded on the day the drinks machine gave two bottles.
Onibi | Onibi | ONB | #4895EF #10002B | hexagon plain flame | Kazenuma | 2019 | 1460
  Fogo-fátuo: quem o segue acorda no próprio campo.
  A will-o'-the-wisp: whoever follows it wakes up in his own base.
Kaeru Club | Kaeru Club | KRC | #55A630 #FFFF3F | shield quarters frog | Mizunuma | 2021 | 1445
  Sempre volta: ganhou onze séries depois de estar um mapa atrás.
  It always comes back: it has won eleven series from a map behind.
Suzumushi | Suzumushi | SZM | #7B2CBF #E9D8FD | pennant chevron bell | Takemori | 2022 | 1430
  Só se ouvem os passos deles quando já é tarde.
  Their steps are heard only when it is late.
`
