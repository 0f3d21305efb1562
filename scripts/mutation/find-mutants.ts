import { parseSync } from 'oxc-parser';

export const mutantKinds = ['limit', 'comparison', 'guard', 'lock', 'code', 'permission'] as const;
export type MutantKind = (typeof mutantKinds)[number];
/** One mutant: the text between `start` and `end` of a file is replaced. */
export type Mutant = {
  readonly file: string;
  readonly kind: MutantKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
type Found = Omit<Mutant, 'file'>;

const opposites: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const locks: ReadonlySet<string> = new Set(['forUpdate', 'forShare', 'forKeyShare', 'forNoKeyUpdate']);
const limitCalls: Readonly<Record<string, number>> = { max: 1, lte: 1, min: -1, gte: -1, length: 1 };
const CODE = /^[a-z][a-z-]*\.[a-z_]+$/;

/** Every place of a file where a limit, a comparison, a guard, a lock, a refusal's code or a permission can be broken. */
export function findMutants(file: string, source: string): Mutant[] {
  const { program } = parseSync(file, source);
  const found: Found[] = [];
  walk(program as unknown as Node, null, (node, parent) => found.push(...mutantsAt(node, parent, source))); // ESTree nodes
  // In a query `w.warehouse_id` is a column, not a refusal code.
  return found.filter(({ kind }) => kind !== 'code' || !file.endsWith('.queries.ts')).map((one) => ({ file, ...one }));
}

function walk(node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void {
  visit(node, parent);
  for (const [key, value] of Object.entries(node)) {
    // Loop conditions are not mutated: the loop might not end.
    if (key === 'test' && (node.type === 'ForStatement' || node.type === 'WhileStatement')) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;
}

function mutantsAt(node: Node, parent: Node | null, source: string): Found[] {
  if (node.type === 'BinaryExpression') return comparison(node, source);
  if (node.type === 'IfStatement') return guard(node);
  if (node.type === 'VariableDeclarator') return constant(node);
  if (node.type === 'CallExpression') return [...limit(node), ...lock(node, source), ...refuseIf(node, parent)];
  if (node.type === 'TemplateElement') return sqlLock(node, source);
  if (node.type === 'Property') return permission(node);
  if (node.type === 'Literal') return code(node, parent);
  return [];
}

function comparison(node: Node, source: string): Found[] {
  const { left, right, operator } = node;
  const opposite = opposites[String(operator)];
  if (opposite === undefined || !isNode(left) || !isNode(right)) return [];
  const at = source.indexOf(String(operator), left.end);
  return [{ kind: 'comparison', start: at, end: at + String(operator).length, text: opposite }];
}

/** `if (…) return` and `if (…) throw` are disabled. */
function guard({ test, consequent }: Node): Found[] {
  if (!isNode(test) || !isNode(consequent)) return [];
  const body = consequent.type === 'BlockStatement' ? consequent['body'] : [consequent];
  const only: unknown = Array.isArray(body) && body.length === 1 ? body[0] : null;
  if (!isNode(only) || !['ReturnStatement', 'ThrowStatement'].includes(only.type)) return [];
  return [{ kind: 'guard', start: test.start, end: test.end, text: 'false' }];
}

/** Removes a `refuseIf(…)` statement. */
function refuseIf({ callee, start, end }: Node, parent: Node | null): Found[] {
  const isRefusal = isNode(callee) && callee['name'] === 'refuseIf' && parent?.type === 'ExpressionStatement';
  return isRefusal ? [{ kind: 'guard', start, end, text: 'void 0' }] : [];
}

function constant({ id, init }: Node): Found[] {
  if (!isNode(id) || !isNode(init) || !/^[A-Z][A-Z0-9_]+$/.test(String(id['name']))) return [];
  return plus(init, 1);
}

function limit({ callee, arguments: given }: Node): Found[] {
  const by = limitCalls[nameOf(callee)];
  const first: unknown = Array.isArray(given) ? given[0] : null;
  return by !== undefined && isNode(first) ? plus(first, by) : [];
}

function plus({ type, value, start, end }: Node, by: number): Found[] {
  if (type !== 'Literal' || typeof value !== 'number') return [];
  return [{ kind: 'limit', start, end, text: String(value + by) }];
}

function lock(node: Node, source: string): Found[] {
  const { callee } = node;
  if (!isNode(callee) || !locks.has(nameOf(callee)) || !isNode(callee['object'])) return [];
  return [{ kind: 'lock', start: node.start, end: node.end, text: source.slice(node.start, callee['object'].end) }];
}

function sqlLock({ start, end }: Node, source: string): Found[] {
  const text = source.slice(start, end);
  const found = /\bfor (no key update|update|key share|share)( of \w+)?/i.exec(text);
  return found ? [{ kind: 'lock', start: start + found.index, end: start + found.index + found[0].length, text: '' }] : [];
}

function permission({ key, value }: Node): Found[] {
  if (!isNode(key) || !isNode(value) || key['name'] !== 'permission' || !CODE.test(String(value['value']))) return [];
  return [{ kind: 'permission', start: value.start, end: value.end, text: `'signed_in'` }];
}

/** A refusal or a field error with another code, and so with another message. */
function code({ value, start, end }: Node, parent: Node | null): Found[] {
  const isReason = parent !== null && ['ReturnStatement', 'ConditionalExpression', 'CallExpression', 'NewExpression'].includes(parent.type);
  return isReason && typeof value === 'string' && CODE.test(value) ? [{ kind: 'code', start, end, text: `'request.invalid'` }] : [];
}

function nameOf(callee: unknown): string {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee['property'])) return '';
  return String(callee['property']['name']);
}
