import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SPORTS, inventWorld, labelledDraws } from './index.ts'

const world = inventWorld(labelledDraws((text) => createHash('sha256').update(text).digest()))
const competitors = [...world.competitors.values()]
const players = competitors.flatMap((one) => (one.kind === 'team' ? one.squad : []))

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const lines = (text: string): string[] =>
  text
    .trim()
    .split(/\s*[,\n]\s*/)
    .map(plain)

/** Words with a space on each side, so that whole ones are found. */
const padded = (text: string): string => ` ${plain(text).replaceAll(/[^\p{L}\p{N}.-]+/gu, ' ')} `
const has = (text: string, mark: string): boolean => text.includes(` ${mark} `)

/** Words that mean one club, company, league or game wherever they stand. */
const MARKS = lines(`
  Flamengo, Corinthians, Palmeiras, Fluminense, Vasco da Gama, Botafogo, Cruzeiro, Grêmio, Internacional de Porto Alegre, Santos FC, São Paulo FC
  Atlético Mineiro, Athletico Paranaense, Coritiba, Chapecoense, Figueirense, Avaí, Ponte Preta, Guarani FC, Bragantino, Fortaleza EC, Ceará SC, Bahia
  Vitória EC, Goiás, Cuiabá, Juventude, Paysandu, Remo FC, Náutico, Santa Cruz FC, Sport Recife, América Mineiro, Criciúma, Portuguesa, Bangu, Madureira
  Boca Juniors, River Plate, Racing Club, Independiente, San Lorenzo, Estudiantes, Vélez, Newell, Rosario Central, Peñarol, Colo-Colo, Olimpia, Cerro Porteño
  Libertad, Millonarios, Alianza Lima, Barcelona, Real Madrid, Atlético de Madrid, Sevilla, Valencia, Villarreal, Betis, Sociedad, Bilbao, Getafe, Osasuna
  Benfica, Sporting, Porto FC, Braga, Marítimo, Juventus, Milan, Inter de Milão, Napoli, Roma, Lazio, Fiorentina, Atalanta, Torino, Sampdoria, Genoa, Udinese
  Arsenal, Chelsea, Liverpool, Everton, Tottenham, Manchester, Newcastle, Aston Villa, West Ham, Leicester, Leeds, Wolverhampton, Brighton, Fulham
  Crystal Palace, Brentford, Bournemouth, Southampton, Sunderland, Burnley, Sheffield, Nottingham, Celtic, Ajax, Feyenoord, PSV, Bayern, Borussia, Dortmund
  Leipzig, Leverkusen, Schalke, Paris Saint-Germain, Marseille, Lyon, Monaco, Galatasaray, Fenerbahçe, Rosenborg, Malmö, Brøndby
  Premier League, Champions League, La Liga, Serie A, Série A, Bundesliga, Ligue 1, Libertadores, Sul-Americana, Brasileirão, Copa do Brasil, FIFA, UEFA
  Conmebol, CBF, NBA, NBB, Novo Basquete, Euroliga, NFL, Super Bowl, NCAA, Superliga, ATP, WTA, Wimbledon, Roland Garros, Grand Slam, Davis, UFC, Bellator
  Lakers, Celtics, Warriors, Bulls, Knicks, Cowboys, Patriots, Packers, Steelers, Sada, Minas Tênis, Sesi, Osasco, Praia Clube Uberlândia, Franca
  Counter-Strike, Valorant, League of Legends, Dota, CBLOL, Riot Games, Valve, Mirage, Dust2, Inferno, Overpass, Summoner, Nexus, Roshan, Aegis, Nashor
  FURIA, LOUD, paiN, MIBR, Fluxo, Imperial Esports, Natus Vincere, NAVI, FaZe, Vitality, Astralis, Liquid, Fnatic, Cloud9, G2, T1, Gen.G, Sentinels, KaBuM
  RED Canids, INTZ, Vivo Keyd, LOS Grandes, Evil Geniuses, OG Esports, Tundra, Virtus.pro, Ninjas in Pyjamas, Kraken, Betano, Nike, Adidas, Globo
`)

/** People by what everybody calls them. */
const PEOPLE = lines(`
  Neymar, Pelé, Garrincha, Zico, Romário, Ronaldo, Ronaldinho, Rivaldo, Kaká, Sócrates, Cafu, Taffarel, Bebeto, Dunga, Casemiro, Vinícius Júnior, Rodrygo
  Endrick, Alisson, Ederson, Marquinhos, Raphinha, Richarlison, Gabigol, Hulk, Marta, Formiga, Messi, Maradona, Mbappé, Haaland, Modric, Zidane, Beckham
  Bellingham, Salah, Lewandowski, Suárez, Cavani, Yamal, Pedri, Buffon, Totti, Maldini, Baggio, Ibrahimovic, Ødegaard, Schmeichel, Guga, Kuerten, Federer
  Nadal, Djokovic, Alcaraz, Sinner, Serena, Sharapova, Haddad Maia, Fonseca, Swiatek, Sabalenka, LeBron, Jordan, Curry, Kobe, Jokic, Oscar Schmidt, Hortência Marcari
  Brady, Mahomes, Anderson Silva, José Aldo, Minotauro, McGregor, Khabib, Poatan, Amanda Nunes, Gabi Guimarães, Bruninho, Giba, Serginho, Faker, s1mple
  FalleN, coldzera, KSCERATO, yuurih, aspas, TenZ, brTT, Robo, donk, ZywOo, NiKo, device
`)

const names = [
  ...competitors.flatMap(({ name, shortName }) => [name, shortName]),
  ...competitors.flatMap((one) => (one.kind === 'team' ? [one.town, one.ground?.name ?? ''] : [one.nickname ?? ''])),
  ...world.tournaments.flatMap(({ name, hosts }) => [name.pt, name.en, ...hosts.flatMap((host) => [host.name, host.town])]),
  ...world.categories.flatMap(({ name }) => [name.pt, name.en]),
  ...SPORTS.flatMap(({ name }) => [name.pt, name.en]),
  ...competitors.flatMap(({ history }) => [history.pt, history.en]),
].map(padded)
const people = [...players, ...competitors.filter(({ kind }) => kind === 'athlete')]
  .flatMap(({ name, shortName }) => [name, shortName])
  .map(padded)

test('no name is or has in it that of a real club, league, company or game', () => {
  expect(MARKS.length).toBeGreaterThan(200)
  for (const mark of MARKS) {
    expect(
      names.filter((name) => has(name, mark)),
      mark,
    ).toEqual([])
  }
})

test('nobody is called what somebody famous is called', () => {
  for (const person of PEOPLE) {
    expect(
      people.filter((name) => has(name, person)),
      person,
    ).toEqual([])
  }
})

test('the list finds what is real', () => {
  expect(MARKS.some((mark) => has(padded('Esporte Clube Bahia'), mark))).toBe(true)
  expect(PEOPLE.some((person) => has(padded('N. Neymar'), person))).toBe(true)
})
