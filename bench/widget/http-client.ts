import { type Connection, openConnection } from '../identity/connection.ts'

const idle = new Map<number, Connection[]>()

/** Sends a request on an idle connection to the server. Connections are closed when the process exits. */
export async function ask(port: number, path: string, json?: object): ReturnType<Connection['get']> {
  const unused = idle.get(port) ?? []
  idle.set(port, unused)
  const connection = unused.pop() ?? openConnection(port, { acceptsGzip: true })
  const answer = await (json === undefined
    ? connection.get(path)
    : connection.post(path, 'application/json', JSON.stringify(json)))
  unused.push(connection)
  return answer
}

/** Closes the connections to a server, which waits for them when it stops. */
export function closeConnections(port: number): void {
  for (const connection of idle.get(port) ?? []) connection.close()
  idle.delete(port)
}
