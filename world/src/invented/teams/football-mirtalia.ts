export const MIRTALIA = `
Sportiva Limonera | Limonera | LIM | #F2D024 #1F5132 | shield stripes fruit | Stadio degli Agrumi, Limonera, 36400 | 1907 | 1640
  Os donos dos pomares pagavam os ingressos em limões; a bilheteria ainda aceita.
  Orchard owners paid for tickets in lemons; the box office still takes them.
Calcio Montefico | Montefico | MON | #5E2750 #E8DAB2 | round halves tree | Stadio della Collina, Montefico, 30100 | 1911 | 1615
  O técnico de 1949 desenhou a tática numa folha de figueira; está emoldurada.
  The coach of 1949 drew his tactics on a fig leaf; it hangs framed.
Aurora Portosale | Portosale | POR | #EF6F6C #F8F4E3 | oval rays sun | Stadio delle Saline, Portosale, 33800 | 1903 | 1600
  As linhas do campo já foram marcadas com sal grosso, e nenhuma lesma passou por ali.
  The lines were once marked with coarse salt, and no slug ever crossed them.
Vetrai di Lumera | Lumera | LUM | #00A6A6 #0B132B | diamond quarters diamond | Stadio delle Fornaci, Lumera, 21900 | 1922 | 1580
  Sopradores de vidro, com fôlego para prorrogações e troféus que ninguém ousa levantar.
  Glass blowers with breath for extra time and trophies that nobody dares to lift.
Ceramisti di Terrarubra | Terrarubra | TER | #B7410E #FAE1C3 | hexagon hoops hammer | Stadio dell'Argilla, Terrarubra, 18300 | 1930 | 1560
  Quando o time perde, a cidade quebra pratos; a olaria agradece.
  When the team loses the town breaks plates; the pottery is grateful.
Unione Acquaviola | Acquaviola | ACQ | #7D5BA6 #F5F3F7 | shield waves swan | Stadio del Lago, Acquaviola, 24200 | 1919 | 1545
  O lago invade a lateral na primavera, e o ponta aprendeu a cruzar de galochas.
  The lake takes the touchline in spring, and the winger learnt to cross in rubber boots.
Polisportiva Vallemiele | Vallemiele | VAL | #E0A100 #2D2A26 | round stripes bee | Stadio dell'Alveare, Vallemiele, 16700 | 1934 | 1530
  Oferece um pote de mel ao árbitro no fim, nunca antes, para não haver dúvida.
  It gives the referee a jar of honey at the end, never before, so that nobody wonders.
Marinara Santa Brezza | Santa Brezza | BRE | #0A6EBD #FFFFFF | pennant sash boat | Stadio del Molo, Santa Brezza, 27500 | 1905 | 1515
  Em dia de vento norte só se chuta para um lado; o sorteio vale mais que o treino.
  When the north wind blows one can only shoot one way; the toss matters more than training.
Torri di Castelgatto | Castelgatto | CAS | #3D3D3D #F4A259 | shield plain tower | Stadio delle Mura, Castelgatto, 14900 | 1926 | 1505
  Um gato dorme na rede da casa desde sempre, e não é sempre o mesmo gato.
  A cat has slept in the home net for ever, and it is not always the same cat.
Rondine Colleventoso | Colleventoso | RON | #14213D #E5E5E5 | oval chevron swallow | Stadio dell'Altopiano, Colleventoso, 12800 | 1938 | 1490
  Viaja no inverno para o sul e volta na primavera, como o pássaro que lhe deu o nome.
  It travels south in winter and comes back in spring, like the bird it is named for.
Panettieri Forchetta | Forchetta | FOR | #C97B3A #FFF7EA | round quarters wheat | Stadio del Forno, Forchetta, 11400 | 1941 | 1475
  O pão do intervalo é tão bom que o segundo tempo costuma começar tarde.
  The half-time bread is so good that the second half tends to start late.
Fanfara Pietrasonora | Pietrasonora | PIE | #9D0208 #FFBA08 | hexagon sash bell | Stadio della Banda, Pietrasonora, 15600 | 1929 | 1465
  A banda da cidade virou time quando perdeu o trombone e achou uma bola.
  The town band became a team when it lost the trombone and found a ball.
Ulivo Serracalda | Serracalda | ULI | #606C38 #FEFAE0 | shield halves leaf | Stadio del Frantoio, Serracalda, 13500 | 1932 | 1450
  Os zagueiros são chamados de oliveiras: plantam-se e duram séculos.
  Its defenders are called olive trees: they are planted, and last for centuries.
Delfina Baiachiara | Baiachiara | BAI | #48CAE4 #03045E | diamond waves whale | Stadio della Baia, Baiachiara, 17900 | 1946 | 1435
  Uma baleia apareceu na baía no dia da fundação e volta, dizem, a cada promoção.
  A whale came into the bay on the day of the founding and returns, they say, with every promotion.
Orologiai Tempolungo | Tempolungo | TEM | #2F3E46 #CAD2C5 | round cross gear | Stadio del Pendolo, Tempolungo, 10200 | 1915 | 1420
  Relojoeiros: nunca reclamam dos acréscimos, porque já os tinham medido.
  Watchmakers: they never complain about added time, having measured it already.
Volpe Boscolungo | Boscolungo | VOL | #D35400 #1E3D2F | pennant stripes fox | Stadio del Bosco, Boscolungo, 12100 | 1951 | 1405
  A raposa do bosque roubou a primeira bola do clube; o ladrão foi nomeado mascote.
  The fox of the wood stole the club's first ball; the thief was made mascot.
`
