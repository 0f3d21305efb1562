import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { isPublicAddress } from '#server/ports/public-address.ts';

/** An external web server, simulated on this machine. It closes with the test file. */
export async function pictureServer(picture: Buffer) {
  const gate = Promise.withResolvers<void>();
  const answers = answersWith(picture, gate.promise);
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    (answers[request.url?.split('?')[0] ?? ''] ?? ((_, missing) => missing.writeHead(404).end()))(request, reply);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a server on a port has one
  /** As in production, except that this machine counts as a public address. */
  const mayReach = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
  return { port, site: `http://127.0.0.1:${port}`, asked, gate, mayReach };
}

function answersWith(picture: Buffer, gate: Promise<void>): Record<string, RequestListener> {
  const movedTo =
    (location: string): RequestListener =>
    (_, reply) =>
      reply.writeHead(302, { location }).end();
  return {
    '/lamp.jpg': (_, reply) => reply.end(picture),
    '/100%.jpg': (_, reply) => reply.end(picture),
    '/moved.jpg': movedTo('/lamp.jpg'),
    '/round.jpg': movedTo('/round.jpg'),
    '/inside.jpg': movedTo('http://169.254.169.254/latest/meta-data'),
    '/file.jpg': movedTo('file:///etc/passwd'),
    '/page.jpg': (_, reply) => reply.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>not a picture</html>'),
    '/endless.jpg': (_, reply) => {
      const more = () => {
        while (!reply.destroyed && reply.write(Buffer.alloc(65_536)));
        if (!reply.destroyed) reply.once('drain', more);
      };
      more();
    },
    '/slow.jpg': (_, reply) => void reply.write('x'),
    '/gated.jpg': (_, reply) => void gate.then(() => reply.end(picture)),
    '/busy.jpg': (_, reply) => reply.writeHead(503).end(),
    '/members.jpg': (_, reply) => reply.writeHead(403).end(),
  };
}
