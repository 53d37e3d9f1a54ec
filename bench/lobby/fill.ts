import pg from 'pg'

const FIRST =
  'Rio Onça Templo Coroa Baú Lua Fogo Sereia Mina Trovão Jardim Estrela Carnaval Pirata Café Vento Sombra Pedra Ninho Farol'.split(' ')
const SECOND = 'Dourado Secreta Perdido Real Encantada Selvagem Antigo Prateada Feroz Mágica Azul Negra Sagrado Veloz Distante'.split(' ')

/** Fills the catalogue with games of made-up names over the covers of real ones, and returns words that people would type, with slips. */
export async function fillCatalogue(databaseUrl: string, games: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into lobby.games (vendor, game_type, code, name, name_en, classify, min_bet, min_lines, theme, place)
    select g.vendor, 'RNG', 'carga-' || n, ($1::text[])[1 + n % cardinality($1::text[])] || ' ' || ($2::text[])[1 + (n / 7) % cardinality($2::text[])] || ' ' || n,
      'Load ' || n, 'SC', 1 + n % 100, 1 + n % 50, g.theme, 1000 + n
    from generate_series(1, $3::int) n
    join lateral (select vendor, theme from lobby.games where classify = 'SC' order by (id + n) % 40 limit 1) g on true`,
    [FIRST, SECOND, games],
  )
  await client.end()
  const slips = ['onca dourad', 'templo 77', 'jaguar', 'xyzzy', 'trovao', 'cafe ant']
  return [...FIRST.flatMap((word) => [word.toLowerCase().slice(0, 3), `${word.slice(1)}x`]), ...slips]
}
