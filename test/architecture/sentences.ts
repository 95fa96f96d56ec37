import { constantText, type Node, nodesOf, parse } from './syntax.ts';

const spanish =
  /[áéíóúñ¿¡«]|\b(?:de|del|la|el|los|las|un|una|tu|tus|no|se|en|es|con|por|para|que|y|ya|lo|al|más|este|esta|hay)\b/iu;

/**
 * The Spanish sentences that a file says to people: four words or more that end as a sentence does, or six. What stands between
 * them in a template is '…'. Labels of links, headings and fields are no sentences: each page has its own.
 */
export function sentencesOf(path: string, text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const node of nodesOf(parse(path, text))) {
    const said = saidBy(node)?.replaceAll(/\s+/g, ' ').trim();
    if (said !== undefined && isSentence(said)) found.add(said);
  }
  return found;
}

function saidBy(node: Node): string | null {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return constantText(node);
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string | null } }[];
  return quasis.map(({ value }) => value.cooked ?? '').join('…');
}

function isSentence(said: string): boolean {
  const words = said.split(' ').filter((word) => /\p{L}/u.test(word)).length;
  const isCode = /[{};=]|^(?:select|insert|update|create|delete|alter|drop) |^[a-z]+:/.test(said);
  return words >= 4 && (words >= 6 || /[.!?]$/.test(said)) && spanish.test(said) && !isCode;
}
