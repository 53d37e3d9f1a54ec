import { type ReactElement, type SVGProps, createElement } from 'react'

interface IconData {
  name: string
  node: readonly [tag: string, attributes: Record<string, string>][]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string
}

/**
 * What the icons' library makes of a drawing, without what nobody here asks of it: a context, strokes that keep their width, names of other
 * kinds. The build puts it in the place of the library's own.
 */
export function createIcon({ name, node }: IconData): (props: IconProps) => ReactElement {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, className, children, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': children || 'role' in rest || 'aria-label' in rest || 'aria-labelledby' in rest ? undefined : true,
        ...rest,
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
      },
      ...drawing,
      children,
    )
}
