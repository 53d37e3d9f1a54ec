import styles from './envelopes.module.css'

/** An envelope, closed with a seal, or open with a note in it. */
export const EnvelopeDrawing = ({ isOpen = false }: { isOpen?: boolean }) => (
  <svg className={styles.drawing} viewBox="0 0 72 88" data-open={isOpen} aria-hidden="true">
    {isOpen && (
      <>
        <path d="M6 34 36 6l30 28z" fill="#9c2a1c" />
        <rect x="14" y="12" width="44" height="40" rx="4" fill="#fff6df" />
        <rect x="20" y="20" width="32" height="4" rx="2" fill="#37a37b" />
        <rect x="20" y="28" width="22" height="4" rx="2" fill="#f2b53a" />
      </>
    )}
    <rect x="6" y={isOpen ? 34 : 8} width="60" height={isOpen ? 48 : 74} rx="7" fill="#c8402c" />
    {isOpen ? (
      <path d="M6 40 36 62l30-22v36a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z" fill="#d9563c" />
    ) : (
      <>
        <path d="M6 15a7 7 0 0 1 7-7h46a7 7 0 0 1 7 7v11L36 46 6 26z" fill="#d9563c" />
        <circle cx="36" cy="44" r="11" fill="#ffd24a" />
        <path d="m36 37 2.1 4.6 5 .6-3.7 3.4 1 5-4.4-2.5-4.4 2.5 1-5-3.7-3.4 5-.6z" fill="#b9770f" />
      </>
    )}
  </svg>
)
