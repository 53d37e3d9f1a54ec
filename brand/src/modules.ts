import type { ModuleNode } from '@tucano/contract/site'
import type { Module } from './brand.ts'

/** Whether each module is on: it is when it and all above it are enabled. */
export function moduleStates(tree: Module): ReadonlyMap<string, boolean> {
  const states = new Map<string, boolean>()
  const visit = (module: Module, above: boolean): void => {
    if (states.has(module.modId)) throw new Error(`brand configuration names module ${module.modId} twice`)
    const on = above && module.enabled
    states.set(module.modId, on)
    for (const child of module.children ?? []) visit(child, on)
  }
  visit(tree, true)
  return states
}

/** The tree as pages read it. */
export const moduleTree = ({ modId, enabled, children = [] }: Module): ModuleNode => ({
  modId,
  enabled: enabled ? '1' : '0',
  childrenNodes: children.map(moduleTree),
})
