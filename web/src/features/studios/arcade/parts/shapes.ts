export function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

export const fillShape = (context: CanvasRenderingContext2D, shape: Path2D): void => context.fill(shape)
