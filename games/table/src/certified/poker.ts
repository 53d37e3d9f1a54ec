/** Written by tools/certify-poker.ts. The digest is that of the maths; `back` is in parts of the stake, over all hands that can be dealt. */
export const certifiedPoker: Record<string, { digest: string; back: number }> = {
  'valete-ou-mais': {
    digest: '5e81e8c2dbcfa872348cb894ec0a7386cc7fb64af128859f18189e400af4ab86',
    back: 19_842_315_923_796,
  },
  'dois-livres': {
    digest: '1809cac8188a8d39bca5067c286f2ef6670c3b40b1fff9437838a0288d2980d0',
    back: 19_879_070_863_788,
  },
  'poquer-bonus': {
    digest: 'eabb0c50600509f7e375ec180a3d7bb6579d45818d05a28c12338a0536786415',
    back: 19_766_982_030_036,
  },
}
