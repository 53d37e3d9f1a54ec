/** Written by tools/certify-poker.ts. The digest is that of the maths; `back` is in parts of the stake, over all hands that can be dealt. */
export const certifiedPoker: Record<string, { digest: string; back: number }> = {
  'valete-ou-mais': {
    digest: '76eebcd830e3f8ba30e535b8659f3d587661450d81e8aed698532cb5d674d2a2',
    back: 19_394_721_089_124,
  },
  'dois-livres': {
    digest: '7c7fd6478e3df9a8c000bca46d004484d3d89268876794444754e66fe92ba21f',
    back: 19_288_400_609_256,
  },
  'poquer-bonus': {
    digest: 'be5ca884f25ffee64a9c5a381f6ae95710aa80b78ac85a0df9c230545b0fcb92',
    back: 19_309_064_368_260,
  },
}
