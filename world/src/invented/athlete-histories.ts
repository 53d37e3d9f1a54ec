import type { Words } from './world.ts'

/** How somebody began and what is known of them since: each beginning goes with each habit. `{town}` is where it was. */
interface Pieces {
  beginnings: readonly Words[]
  habits: readonly Words[]
}

const pieces = (table: string): Words[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [pt = '', en = ''] = line.trim().split(' | ')
      return { pt, en }
    })

const TENNIS: Pieces = {
  beginnings: pieces(`
    Aprendeu contra a parede do mercado de {town} | Learnt the game against the market wall of {town}
    Catava bolas no clube de {town} e um dia faltou alguém | Fetched balls at the club of {town} until one day somebody was missing
    Herdou a raquete de uma tia de {town} | Inherited the racket of an aunt in {town}
    Começou num terraço de {town}, onde bola perdida era bola perdida | Began on a roof in {town}, where a lost ball was lost
    Ganhou a primeira raquete numa rifa em {town} | Won a first racket in a raffle in {town}
    Treinou anos numa quadra de {town} dividida com o basquete | Trained for years on a court in {town} shared with basketball
    Entregava pão de bicicleta pelas ladeiras de {town} | Delivered bread by bicycle on the slopes of {town}
    Jogava com cordas de violão na raquete, em {town} | Played in {town} with guitar strings in the racket
    Trocou o piano pelo saque aos dezoito anos, em {town} | Gave up the piano for the serve at eighteen, in {town}
    Cuidava do gramado de {town} e o conhece folha por folha | Kept the grass of {town} and knows it blade by blade
    Saiu de {town} com duas camisetas e um saque aberto | Left {town} with two shirts and a wide serve
    Bateu bola pela primeira vez num cais de {town}, sempre com a mesma bola | First hit a ball on a quay of {town}, always the same one
  `),
  habits: pieces(`
    ainda pede desculpas à bola quando erra | still apologises to the ball after an error
    conta os passos até a linha em voz baixa | counts the steps to the line under the breath
    guarda uma concha de cada torneio | keeps a shell from each tournament
    toma sopa antes das finais, em qualquer clima | has soup before finals, in any weather
    saca melhor quando chove por perto | serves best when rain is near
    nunca pisa nas linhas ao trocar de lado | never treads on the lines when changing ends
    lê um romance inteiro a cada viagem | reads a whole novel on each journey
    agradece ao árbitro de cadeira em cinco línguas | thanks the umpire in five languages
    tem o drop shot mais elogiado e mais xingado do circuito | has the most praised and most cursed drop shot of the tour
  `),
}

const MMA: Pieces = {
  beginnings: pieces(`
    Carregava sacos no porto de {town} | Carried sacks in the port of {town}
    Deu aulas de dança em {town} antes da primeira luta | Taught dancing in {town} before the first fight
    Consertava relógios numa praça de {town} | Mended watches on a square of {town}
    Tosava ovelhas perto de {town}, duzentas por dia | Sheared sheep near {town}, two hundred a day
    Foi carteiro em {town} e conheceu todos os cachorros | Was the postman of {town} and met all its dogs
    Aprendeu a cair no circo de {town} | Learnt to fall in the circus of {town}
    Amassava pão em {town} das duas às seis | Kneaded bread in {town} from two to six
    Cortava lenha em {town} e nunca pagou academia | Cut wood in {town} and never paid for a gym
  `),
  habits: pieces(`
    leva flores a quem perde | takes flowers to whoever loses
    entra ao som de uma valsa | walks in to a waltz
    faz crochê na véspera da pesagem | crochets on the eve of the weigh-in
    só fala com a imprensa por provérbios | speaks to the press in proverbs
    estuda astronomia entre um treino e outro | studies astronomy between sessions
    cozinha para o ginásio inteiro às quintas | cooks for the whole gym on Thursdays
  `),
}

/** One of a kind for each, up to as many as there are pairs. */
export function historyOf(sport: 'tennis' | 'mma', { nth, town }: { nth: number; town: string }): Words {
  const { beginnings, habits } = sport === 'tennis' ? TENNIS : MMA
  const beginning = beginnings[nth % beginnings.length]!
  const habit = habits[((nth % beginnings.length) + Math.floor(nth / beginnings.length)) % habits.length]!
  const told = (language: keyof Words): string => `${beginning[language].replace('{town}', town)}; ${habit[language]}.`
  return { pt: told('pt'), en: told('en') }
}
