import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, type Call } from '@quayside/contract/kernel/call';
import type { MerchantActor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { refusalOf } from '../fatal-errors.ts';
import type { Bound } from '../handlers.ts';
import { noteKeyUse, permitAddress } from '../key-use.ts';
import { noteRequest } from '../open-requests.ts';
import { Refusal } from '../refusal.ts';
import { hashToken } from '../tokens.ts';
import { asActor } from '../as-actor.ts';
import { toolName, toolOf, toolsOf } from './tools.ts';

export const MCP_PATH = '/open/mcp';
const VERSION = '1';
const BODY_KB = 2048;

/**
 * The open API as tools for assistants (Model Context Protocol, Streamable HTTP). Without sessions: every message carries the key, and a
 * tool is a request to the open API in the same process, so that limits, log, addresses and refusals are those of the open API.
 */
export function serveMcp(app: FastifyInstance, deps: Deps, bound: readonly Bound[]): void {
  const calls = bound.map(({ call }) => call);
  app.post(MCP_PATH, { config: { limited: true }, bodyLimit: BODY_KB * 1024 }, async (request, reply) => {
    const key = bearerOf(request);
    const actor = await keyHolder(deps, request, key);
    const server = serverFor(app, request, toolsOf(calls, actor));
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const answer = await transport.handleRequest(webRequest(request), { parsedBody: request.body });
      return await reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(await answer.text());
    } finally {
      await server.close();
    }
  });
  // There is no stream to listen to and no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: MCP_PATH,
    config: { limited: true },
    handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  });
}

function bearerOf({ headers }: FastifyRequest): string {
  const key = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) throw new Refusal('session.expired');
  return key;
}

/** Who asks, also for messages that call no tool: those are in the log of requests too. */
async function keyHolder(deps: Deps, request: FastifyRequest, key: string): Promise<MerchantActor> {
  const run = { at: new Date(), startedAt: performance.now(), who: null as MerchantActor | null };
  let outcome = 'done';
  const tokenHash = hashToken(key);
  try {
    return await asActor(deps.database, 'read only', 'open', tokenHash, async (opened) => {
      if (opened.actor.kind !== 'api_key') throw new Refusal('session.expired');
      run.who = opened.actor;
      permitAddress(opened, request.ip);
      noteKeyUse(deps, tokenHash, opened, request.ip);
      return opened.actor;
    });
  } catch (error) {
    outcome = refusalOf(error)?.code ?? 'server.fault';
    throw error;
  } finally {
    if (!isToolCall(request.body) || outcome !== 'done')
      noteRequest(deps, { call: { path: MCP_PATH, method: 'POST' }, request, requestId: request.id }, run, outcome);
  }
}

const isToolCall = (body: unknown) => typeof body === 'object' && body !== null && 'method' in body && body.method === 'tools/call';

function serverFor(app: FastifyInstance, request: FastifyRequest, tools: readonly Call[]): Server {
  const server = new Server({ name: 'quayside', version: VERSION }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(toolOf) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const call = tools.find((one) => toolName(one) === params.name);
    return call ? callTool(app, request, call, params.arguments ?? {}) : problem(`There is no tool ${params.name} for this key.`);
  });
  return server;
}

/** A request of the same key from the same address to the open API. A refusal is told as text the assistant can act on. */
async function callTool(
  app: FastifyInstance,
  request: FastifyRequest,
  call: Call,
  input: Record<string, unknown>,
): Promise<CallToolResult> {
  const { path, rest } = addressOf(call, input);
  const query = Object.entries(rest).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const answer = await app.inject({
    method: call.method,
    url: call.method === 'GET' ? `${path}?${new URLSearchParams(query)}` : path,
    remoteAddress: request.ip,
    headers: passedOn(request),
    ...(call.method === 'GET' ? {} : { payload: rest }),
  });
  if (answer.statusCode >= 400) return problem(problemText(answer.body));
  return { content: [{ type: 'text', text: answer.body }] };
}

function passedOn({ headers }: FastifyRequest): Record<string, string> {
  const names = ['authorization', 'accept-language', 'lang', 'user-agent', 'idempotency-key'] as const;
  return Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));
}

const problem = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });

type Problem = { readonly title?: string; readonly code?: string; readonly fields?: readonly { path: string; msg: string }[] };

/** The sentence, the code and every field with its fault. */
function problemText(body: string): string {
  const { title = '', code = '', fields = [] } = JSON.parse(body) as Problem; // a problem document of the server itself
  return [`${title} (${code})`, ...fields.map(({ path, msg }) => `${path}: ${msg}`)].join('\n');
}

/** The transport reads method and headers of a web request; the body is parsed already. */
function webRequest(request: FastifyRequest): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new Request(`http://mcp.invalid${MCP_PATH}`, { method: 'POST', headers: headers.filter(([name]) => name !== 'content-length') });
}
