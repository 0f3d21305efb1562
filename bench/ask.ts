import { type Agent, request } from 'node:http';

/** Sends a request over a kept-alive connection and returns the server's own time for it. With a body it is a POST. */
export function ask(agent: Agent, url: string, token: string, body?: string): Promise<number> {
  const how = body === undefined ? { headers: { token } } : { method: 'POST', headers: { token, 'content-type': 'application/json' } };
  return new Promise((done, fail) => {
    const sent = request(url, { agent, ...how }, (response) => {
      const dur = /dur=([\d.]+)/.exec(String(response.headers['server-timing']))?.[1];
      response.resume();
      response.on('error', fail);
      response.on('end', () =>
        response.statusCode === 200 && dur !== undefined ? done(Number(dur)) : fail(new Error(`the call answered ${response.statusCode}`)),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });
}
