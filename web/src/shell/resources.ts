import { type Resource, resourceTypes } from '@tucano/contract/site'
import { Feather, type LucideIcon, Mail, Send, Smartphone, TabletSmartphone, UsersRound } from 'lucide-react'
import { useSite } from '#platform/site'

type ResourceType = Resource['resourceType']

/** Signs of our own: other companies' marks are theirs. */
export const resourceIcons: Record<ResourceType, LucideIcon> = {
  TELEGRAM: Send,
  FACEBOOK: UsersRound,
  EMAIL: Mail,
  MOBILECONFIG: Feather,
  IOS: Smartphone,
  ANDROID: TabletSmartphone,
}

const NONE: Resource[] = []

/** What the brand has of these, in this order. */
export function useResources(types: readonly ResourceType[] = resourceTypes): Resource[] {
  const resources = useSite((state) => state.status?.info.resources ?? NONE)
  return types.flatMap((type) => resources.filter(({ resourceType }) => resourceType === type))
}

/** What a code says: a whole address, since the phone that reads it is on no page. */
export const codeText = ({ qrCodeUrl }: Pick<Resource, 'qrCodeUrl'>): string => new URL(qrCodeUrl, location.origin).href
