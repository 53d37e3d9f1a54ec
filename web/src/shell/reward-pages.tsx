import { lazyPart } from '#platform/chunk'

/** Pages of what is given. What each needs is listed here, not with the start. */
export const PointMall = lazyPart('points', async () => {
  const [{ MallPage }, { openPaymentPassword }, { useIsOpen }] = await Promise.all([
    import('../features/points/mall-page.tsx'),
    import('./open-payment-password.tsx'),
    import('./use-is-open.ts'),
  ])
  return function Mall() {
    return <MallPage onPaymentPassword={openPaymentPassword} isOpen={useIsOpen()} />
  }
})
export const RedEnvelope = lazyPart('envelopes', async () => {
  const [{ EnvelopePage }, { openPaymentPassword }] = await Promise.all([
    import('../features/promotions/envelopes/envelope-page.tsx'),
    import('./open-payment-password.tsx'),
  ])
  return () => <EnvelopePage onPaymentPassword={openPaymentPassword} />
})
export const Raffle = lazyPart('raffle', async () => {
  const [{ RafflePage }, { usePlayNow }] = await Promise.all([
    import('../features/promotions/raffle/raffle-page.tsx'),
    import('./use-play-now.ts'),
  ])
  return function Tickets() {
    return <RafflePage onPlay={usePlayNow()} />
  }
})
