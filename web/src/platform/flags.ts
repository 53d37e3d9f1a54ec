import type { ModuleNode, SystemStatus } from '@tucano/contract/site'

/** Whether a module is on: it is when it and all above it are enabled. */
export function flattenModules(tree: ModuleNode): Record<string, boolean> {
  const flags: Record<string, boolean> = {}
  const visitNode = ({ modId, enabled, childrenNodes }: ModuleNode, above: boolean): void => {
    flags[modId] = above && enabled === '1'
    for (const child of childrenNodes) visitNode(child, flags[modId])
  }
  visitNode(tree, true)
  return flags
}

/** One of the addresses that serve pictures, chosen once a visit. */
export function imageBase({ imageCDNs }: Pick<SystemStatus['info'], 'imageCDNs'>): string {
  const choice = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return imageCDNs[choice % Math.max(1, imageCDNs.length)] ?? ''
}
