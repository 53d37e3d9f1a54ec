import type { Country } from '../categories.ts'

/** First names and family names of a country. Family names are of trees, weather and trades, which few people are really called by. */
interface Names {
  men: readonly string[]
  women: readonly string[]
  families: readonly string[]
}

const words = (text: string): string[] => text.trim().split(/\s+/)
/** Every stem with every ending. */
const joined = (stems: string, endings: string): string[] => words(stems).flatMap((stem) => words(endings).map((ending) => stem + ending))

export const NAMES: Record<Country, Names> = {
  jacaranda: {
    men: words(`Abel Adão Alonso Amaro Anísio Antero Aurélio Belmiro Benício Breno Cassiano Ciro Cláudio Damião Davi Dirceu Durval
      Edgar Elias Elói Ênio Eurico Fausto Firmino Galeno Genaro Gil Guido Heitor Horácio Iago Inácio Isidoro Ivo Jaime Janjão Jonas
      Josué Juvenal Lauro Leandro Levi Lino Luan Malaquias Nestor Nilo Noel Olavo Onofre Oto Otávio Pascoal Plínio Quirino Raul Remo
      Romualdo Rui Saulo Silvério Tadeu Tibério Tomé Ubirajara Valdo Vicente Virgílio Zeca Zito Zuza`),
    women: words(`Abigail Alzira Anaís Aurora Bela Benedita Bianca Cacilda Catarina Cecília Celeste Clarice Dalva Dora Elisa Elza Ester Eva
      Flora Francisca Gilda Helena Hortência Inês Iracema Isaura Ivone Janaína Jandira Joana Jurema Lívia Lúcia Luzia Magnólia Malu
      Marlene Matilde Nádia Nair Noêmia Odete Olga Olívia Palmira Rosa Rute Sílvia Socorro Tarsila Tereza Valquíria Vera Zilda`),
    families: words(`Alambique Alvorada Angico Aroeira Arrebol Bambuzal Barreiro Beiral Boiadeiro Brejal Cajazeira Calçada Calmaria Canoeiro
      Capoeira Carnaúba Carqueja Cascalho Catavento Cedral Cerração Chafariz Chuvisco Cisterna Coqueiral Corredeira Cumeeira Curral
      Embaúba Enseada Estiagem Farinheiro Figueiral Fontanário Forquilha Gameleira Garimpo Garoa Goiabeira Guará Imbuia Jambeiro
      Jatobá Jenipapo Juazeiro Lajedo Lamparina Laranjal Lavradio Limoeiro Madrugada Mangabeira Manjerona Maresia Marmeleiro Mirante
      Moenda Monjolo Moringa Neblina Orvalho Paineira Palmital Pedregal Peroba Pitangueira Poeira Porteira Quintal Ramagem Redemoinho
      Remanso Ribanceira Rocinha Roseiral Sabugueiro Salgueiral Seringal Sereno Serralheiro Sobrado Sucupira Tamarindo Taquaral
      Tropeiro Umbuzeiro Varandas Vargem Veleiro Vereda Violeiro`),
  },
  mirtalia: {
    men: words(`Achille Aldo Amedeo Attilio Baldo Biagio Bruno Calisto Carmelo Cesare Corrado Dante Delfino Elio Ercole Ettore Fabrizio Fiorenzo
      Fulvio Gaspare Gino Ivano Lazzaro Leandro Livio Mattia Nando Nevio Orazio Oreste Osvaldo Pacifico Primo Quinto Rocco Romolo
      Ruggero Sandro Saverio Silvano Tullio Ugo Vasco Vito Zeno`),
    women:
      words(`Agnese Alba Amelia Aurelia Berta Bice Camilla Carlotta Celestina Dafne Delia Elettra Fiamma Flavia Gemma Gioia Iole Iris Lavinia
      Lidia Luce Marina Mirella Noemi Norma Ofelia Perla Rosalba Sibilla Stella Tosca Viola Zita`),
    families: words(`Acquaforte Albicocca Arancini Baccelli Barchetta Biancospino Brezzolini Brugola Buccinetto Calamaio Campanula Candelori
      Cardoncelli Castagneti Cerfoglio Ciottoli Corbezzolo Dondolini Fagiolari Farfalloni Fienili Filugelli Fiordaliso Focolari Formicai
      Fragolari Frantoi Gelsomini Ghiandaie Ginepri Girandola Grattacielo Grondaia Lanternini Lumacone Maestrale Mandorlini Melograni
      Meridiani Mirtilli Mulattieri Nespoloni Nocciolari Ombrelloni Ortolani Paglieri Pergolati Pinnacoli Piovaschi Pratoline Quercioli
      Ramarri Roveti Sabbioni Salicornia Scirocchi Sorgenti Stornelli Tegolini Trebbiani Tufari Vallecupa Vendemmi Verdoni Zafferani
      Zampogni`),
  },
  kestria: {
    men: words(`Abner Alban Alfie Ambrose Archie Barnaby Basil Bertram Caleb Cecil Clem Cuthbert Cyril Dexter Digby Edmund Elias Ernest Ewan Felix
      Fergus Gideon Giles Godfrey Hector Hugo Humphrey Ivor Jasper Jonah Kit Leopold Linus Lowell Magnus Miles Mortimer Ned Norris
      Orson Oswin Percy Piers Quentin Rafe Reuben Roland Rufus Rupert Silas Sidney Tobias Ulric Wallace Wilf`),
    women:
      words(`Ada Agnes Beatrix Blythe Cordelia Daphne Dora Edith Elspeth Enid Esme Fern Flora Gwen Hattie Hazel Imogen Isla Ivy Juno Kitty
      Lottie Mabel Maud Nell Olive Opal Pearl Petra Prudence Rosalind Ruby Sylvie Tabitha Thea Una Verity Willa Winifred`),
    families: joined(
      'Alder Amber Ash Barley Bracken Bramble Candle Clover Copper Fennel Gorse Hazel Hollow Juniper Kettle Lantern Linnet Marrow Moss Nettle Otter Pepper Plover Quill Rowan Saddle Thistle Tinder Wether',
      'beck combe garth holt mere shaw thwaite well wright',
    ),
  },
  albamar: {
    men: words(`Abelardo Aníbal Anselmo Ariel Baltasar Bautista Benicio Blas Calixto Casimiro Cipriano Cruz Demetrio Efraín Eladio Eliseo Evaristo
      Facundo Fermín Gaspar Gonzalo Hilario Inocencio Isidro Jacinto Joaquín Lautaro Leandro Lisandro Lorenzo Macario Matías Melchor
      Nahuel Nazareno Octavio Pascual Plácido Ramiro Rosendo Rufino Salvador Servando Simón Tadeo Teófilo Ulises Valentín Zacarías`),
    women:
      words(`Abril Alma Amparo Aurora Azucena Belén Blanca Candela Carmela Catalina Consuelo Dolores Elena Elvira Esperanza Estrella Flor
      Graciela Inés Irene Jacinta Leonor Luz Malena Marisol Mercedes Milagros Nieves Ofelia Paloma Pilar Remedios Rocío Salomé Soledad
      Trinidad Violeta Zoraida`),
    families:
      words(`Acantilado Aguacero Alameda Alambrado Alfarero Algarrobo Almendral Amapola Arenal Arrayán Arriero Atalaya Avellano Azahar Bandoneón
      Barranco Cabildo Calabaza Caldén Campanario Canelo Cañaveral Cardón Carretero Ceibal Chaparral Cielorraso Colibrí Cordillera
      Cortijo Crisol Durazno Encinar Espinillo Estribo Faroles Fogón Frutillar Galpón Girasol Granizo Hornero Jagüel Jarilla Jazmín
      Lapacho Limonar Llovizna Lucero Maizal Manantial Mimbre Molinero Nogales Olivar Ombú Pajonal Palangana Pampero Pedrera Pimentero
      Quebracho Relincho Romeral Salinas Sauzal Serrucho Tejados Tormenta Totora Trébol Tropilla Ventisca Yerbales Zaguán Zorzal`),
  },
  skarnia: {
    men: words(`Aksel Alvar Anker Arvid Asbjørn Birger Bo Dag Egil Einar Elof Embrik Erling Finn Folke Frode Gorm Gustav Halvard Haakon Hjalmar
      Ingvar Jarl Joar Ketil Knut Leif Ludvig Malte Njål Odd Orm Ragnvald Rolf Runar Sigurd Sindre Snorre Stellan Sten Sverre Tarjei
      Torkel Trygve Ulf Vidar Viggo Ylve`),
    women:
      words(`Alva Astrid Aud Bergljot Birgit Borghild Dagny Ebba Edda Eira Elin Embla Freja Gerda Gro Gudrun Hedda Hilde Idun Inga Ingrid Kaia
      Liv Maren Mila Nanna Oda Ragna Runa Signe Sigrid Siv Solveig Thora Tiril Torunn Turid Unn Vigdis Ylva`),
    families: joined(
      'Asp Bjørk Brek Dun Elv Fauk Fjell Frost Glim Gran Grå Havn Hegre Kling Kråk Laks Ling Lys Myr Natt Rein Rype Sild Skog Snø Sten Tåke Torn Ulv Vind',
      'berg dalen haug holm land lien mo sletten stad strand vik',
    ),
  },
  hoshima: {
    men: words(`Akio Daigo Eiji Fumio Genta Goro Haruki Hayato Isamu Jiro Kaito Kanta Kazuma Keigo Kohei Kouta Makoto Masato Minoru Naoki Nobu Osamu
      Rentaro Riku Ryo Saburo Satoru Shigeru Shinji Shuji Sota Tadashi Taiga Takumi Tetsuo Toru Yasuo Yohei Yuji Yuta`),
    women:
      words(`Aiko Akemi Asami Chie Emiko Fumi Hana Haruka Hikari Izumi Junko Kaede Kanna Kiyoko Kotone Mai Mayumi Michi Midori Nao Natsuki Noriko
      Reiko Rin Sachi Sayuri Setsuko Shiori Suzu Tomoko Umeko Yoko Yumi Yuriko`),
    families: joined(
      'Aka Ama Fuji Hana Haku Hoshi Ishi Kaze Kiri Kuma Kusa Mizu Momo Nami Shika Suzu Take Tama Tsuki Uma Yuki',
      'gaoka hata mine nobe numa ori zane zato',
    ),
  },
}
