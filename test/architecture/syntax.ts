import { type ParseResult, parseSync } from 'vite';

/** A node of the syntax tree: ESTree with TypeScript and JSX. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** The syntax tree of a source file. Throws on a file that does not parse: what cannot be read cannot be judged. */
export function parse(path: string, text: string): Node {
  return parsed(path, text).program as unknown as Node;
}

/** What the parser says of a source file; the tree is made when it is asked for. Throws as `parse`. */
export function parsed(path: string, text: string): ParseResult {
  const result = parseSync(path, text);
  const [first] = result.errors;
  if (first !== undefined) throw new Error(`${path} does not parse: ${first.message}`);
  return result;
}

/** Every node of a tree, parents before children. One generator for all of it: nested ones hand each node up through all above it. */
export function* nodesOf(value: unknown): Generator<Node> {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    const isOfTree = isNode(next);
    if (isOfTree) yield next;
    if (!isOfTree && !Array.isArray(next)) continue;
    const parts: readonly unknown[] = isOfTree ? Object.values(next) : next;
    for (let place = parts.length - 1; place >= 0; place -= 1) {
      if (typeof parts[place] === 'object' && parts[place] !== null) waiting.push(parts[place]);
    }
  }
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The text of a string literal or of a template without holes; null for anything else. */
export function constantText(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? value['value'] : null;
  if (value.type !== 'TemplateLiteral') return null;
  const quasis = value['quasis'] as readonly { value: { cooked: string } }[];
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null;
}

/** Whether a node is the plain name, such as `require`. */
export const isNamed = (value: unknown, name: string): boolean =>
  isNode(value) && value.type === 'Identifier' && value['name'] === name;

/** Whether a node reads `object.property`, such as `Date.now`. */
export const isMember = (value: unknown, object: string, property: string): boolean =>
  isNode(value) &&
  value.type === 'MemberExpression' &&
  isNamed(value['object'], object) &&
  (isNamed(value['property'], property) || constantText(value['property']) === property);

/** The line, counted from 1, on which a position of a text lies. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
