import styles from './shoe.module.css'

/** The shoe, its mouth to the table; a light on it is lit while its decks are made ready. */
export function Shoe({ isBusy }: { isBusy: boolean }) {
  return (
    <div className={styles.shoe} data-busy={isBusy || undefined}>
      <svg viewBox="0 0 170 140">
        <defs>
          <linearGradient id="shoe-lid" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#57402c" />
            <stop offset=".45" stopColor="#2b1c12" />
            <stop offset="1" stopColor="#150d08" />
          </linearGradient>
          <linearGradient id="shoe-side" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#2a1a10" />
            <stop offset="1" stopColor="#0c0704" />
          </linearGradient>
          <linearGradient id="shoe-gold" x1="0" y1="0" x2="1" y2="0">
            <stop offset="0" stopColor="#8a6326" />
            <stop offset=".4" stopColor="#f6dc9a" />
            <stop offset="1" stopColor="#8a6326" />
          </linearGradient>
          <linearGradient id="shoe-cards" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#fffaf0" />
            <stop offset="1" stopColor="#b9ad94" />
          </linearGradient>
        </defs>
        <ellipse cx="88" cy="124" rx="76" ry="13" fill="#000" opacity=".42" />
        <path d="M56 74L160 44V84C160 88 158 90 154 92L62 126C58 127 56 126 56 122Z" fill="url(#shoe-side)" />
        <path d="M14 46L56 74V122C56 126 53 126 50 124L17 98C15 96 14 94 14 91Z" fill="#0a0604" />
        <path d="M19 58L51 80V118L19 93Z" fill="url(#shoe-cards)" />
        <path d="M19 64L51 86V118L19 93Z" fill="#12694e" />
        <path d="M23 71L47 88V109L23 91Z" fill="none" stroke="#f0dfae" strokeWidth="1.4" opacity=".8" />
        <path d="M35 84L41 92L35 97L29 88Z" fill="#f0b54a" opacity=".9" />
        <path d="M14 46L118 14C122 13 126 14 129 16L160 44L56 74Z" fill="url(#shoe-lid)" />
        <path d="M30 46L116 20L142 43L60 66Z" fill="none" stroke="url(#shoe-gold)" strokeWidth="1.6" opacity=".85" />
        <path d="M14 46L56 74L160 44" fill="none" stroke="url(#shoe-gold)" strokeWidth="2.4" strokeLinejoin="round" />
        <path d="M70 88L148 64V78L70 106Z" fill="none" stroke="url(#shoe-gold)" strokeWidth="1.2" opacity=".6" />
        <path d="M20 44L118 15" stroke="#fff" strokeOpacity=".22" strokeWidth="1.6" />
        <circle cx="86" cy="42" r="4.4" fill="#123" stroke="url(#shoe-gold)" strokeWidth="1.4" />
      </svg>
      <span className={styles.light} />
    </div>
  )
}
