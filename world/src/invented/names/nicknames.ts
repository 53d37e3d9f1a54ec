const words = (text: string): string[] => text.trim().split(/\s+/)

const STEMS =
  'bru cai dra fen gri hal jax kel lum mog nim orb pix quo rav syn tav umb vek wez xan yor zim ald bex cor dun elk fro gav hux ild kro'
const ENDINGS = 'ako aru bit dox ela eon ify iko jin lux mor nix oto pan raz sko tik uma vel yo'

/** What players of e-sports are called: stems and endings that mean nothing. */
export const HANDLES: readonly string[] = words(STEMS).flatMap((stem) => words(ENDINGS).map((ending) => stem + ending))

/** What footballers of Jacarandá are called by everybody. */
export const SHIRT_NAMES: readonly string[] =
  words(`Bananinha Barrica Batoque Beiju Biriba Bisnaga Broa Caçarola Cafuné Calango Cambuci Canjica
  Canudo Caramujo Carambola Carretel Chaleira Chinelo Coalhada Cocada Cumbuca Cuíca Cupim Curau Dobradiça Farofa Faísca Ferrolho Fumaça
  Gangorra Garapa Gravatá Jabuti Jiló Jurubeba Lambari Maçaneta Mamulengo Mandioca Maritaca Marreco Meia-Sola Mingau Moleza Paçoca Pamonha
  Pandorga Parafuso Pavio Pestana Picolé Pimentinha Pinhão Pipoca Polvilho Prego Quiabo Quindim Rapadura Realejo Ripinha Sagui Siri Sossego
  Tampinha Tapioca Tatuí Teleco Tijolo Torresmo Tramela Tucum Vagalume Vassoura Xaxim Xodó Zabumba`)

/** What fighters are called in the ring. */
export const RING_NAMES: readonly string[] =
  words(`Alçapão Bate-Estaca Bigorna Britadeira Cadeado Carcará Carrapicho Catapulta Chumbo-Grosso
  Ciclone Cobra-d’Água Dinamite-Mansa Escavadeira Espantalho Estilingue Ferro-Velho Guindaste Inverno Jamanta Lagartixa Maré-Alta Marreta
  Martelete Mastodonte Meia-Noite Moenda Muriçoca Ouriço Pororoca Quebra-Mar Ratoeira Relógio Roda-d’Água Rolo-Compressor Sentinela Serrote
  Sete-Léguas Sucuri Tamanduá Tempestade Terremoto Tico-Tico Torniquete Trator Turbina Urutau Ventania Vespeiro`)
