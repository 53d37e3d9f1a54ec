/** A POST with a body in JSON, ready for the wire. */
export function post(host: string, path: string, headers: Record<string, string>, body: string): string {
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${own.join('')}Content-Length: ${body.length}\r\n\r\n${body}`
}
