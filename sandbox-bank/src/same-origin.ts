import type { Services } from './services.ts'

const origins = ({ publicUrl }: Pick<Services, 'publicUrl'>): string[] => {
  const { origin, hostname } = new URL(publicUrl)
  // On one's own machine either name is as good as the other.
  return ['localhost', '127.0.0.1'].includes(hostname) ? ['localhost', '127.0.0.1'].map((name) => origin.replace(hostname, name)) : [origin]
}

/** Whether a page of somebody else is asking. Programs name no origin. */
export const isForeign = (services: Pick<Services, 'publicUrl'>, origin: string | undefined): boolean =>
  origin !== undefined && !origins(services).includes(origin)
