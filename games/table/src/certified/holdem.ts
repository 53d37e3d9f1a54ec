/** Written by tools/certify-holdem.ts. The digest is that of the maths; what each kind of flop adds is in holdem-flops.tsv. */
export const certifiedHoldem = {
  digest: '59a452245d8121e86c6731ea54a395be0fcac36a7f1c0d9ccb88b365de92c61c',
  best: { over: 27_213_686_510_120, under: 27_813_810_024_000 },
  simple: { over: 26_986_817_538_308, under: 27_813_810_024_000 },
}
