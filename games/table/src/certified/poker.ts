/** Written by tools/certify-poker.ts. The digest is that of the maths; `back` is in parts of the stake, over all hands that can be dealt. */
export const certifiedPoker: Record<string, { digest: string; back: number }> = {
  'valete-ou-mais': {
    digest: '5e81e8c2dbcfa872348cb894ec0a7386cc7fb64af128859f18189e400af4ab86',
    back: 19_842_315_923_796,
  },
  'dois-livres': {
    digest: '8e6a23e55af958292126ea8c5e25c7129239d2032e313051f07e06c9bd9576cb',
    back: 20_085_114_000_432,
  },
  'poquer-bonus': {
    digest: 'eabb0c50600509f7e375ec180a3d7bb6579d45818d05a28c12338a0536786415',
    back: 19_766_982_030_036,
  },
}
