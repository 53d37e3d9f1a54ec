/** A letter on a ground, instead of another company's mark. */
export const ServiceMark = ({ service }: { service: 'google' | 'facebook' }) => (
  <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
    <circle cx="10" cy="10" r="10" fill={service === 'google' ? 'var(--sky)' : 'var(--forest)'} />
    <text x="10" y="14.5" textAnchor="middle" fontSize="12" fontWeight="700" fill="var(--surface)">
      {service === 'google' ? 'G' : 'f'}
    </text>
  </svg>
)
