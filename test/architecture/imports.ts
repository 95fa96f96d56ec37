import { constantText, isMember, isNamed, isNode, lineAt, type Node, nodesOf, parsed } from './syntax.ts';
import { isCode } from './source-tree.ts';

/** One thing a file reaches for. */
export interface Import {
  /** As written; null when it is computed, and so cannot be judged. */
  readonly specifier: string | null;
  /** A module; a pattern of files (`import.meta.glob`); or the address of a file (`new URL('…', import.meta.url)`). */
  readonly kind: 'module' | 'pattern' | 'address';
  readonly line: number;
}

/**
 * Every import of a file, in any of the ways there are: `import`, `import type`, `export … from`, `import()`, `import('…').Type`,
 * `import x = require()`, `require()`, `require.resolve()`, `import.meta.glob()`, `import.meta.resolve()`,
 * `new URL('…', import.meta.url)`, `/// <reference …>`, and `@import` and `composes … from` in style sheets.
 */
export function importsOf(path: string, text: string): readonly Import[] {
  if (path.endsWith('.css')) return importsOfStyles(text);
  if (!isCode(path)) return [];
  const found = mayBeInExpressions.test(text) ? importsInTree(path, text) : importsOfStatements(path, text);
  for (const reference of text.matchAll(/^\s*\/\/\/\s*<reference\s+(?:path|types|lib)\s*=\s*["']([^"']+)["']/gm)) {
    found.push({ specifier: reference[1] ?? null, kind: 'module', line: lineAt(text, reference.index) });
  }
  return found;
}

/**
 * What every import has that is no statement of its own; a name may also be written with escapes. The parser's list of statements
 * names no file of a list without names, and that of an import where a file exports what it imported.
 */
const mayBeInExpressions = /\bimport\s*[(./]|require|\\u|\{\s*\}\s*from|\bexport\s*(?:type\s*)?\{[^}]*\}(?!\s*from)/;

function importsInTree(path: string, text: string): Import[] {
  const found: Import[] = [];
  for (const node of nodesOf(parsed(path, text).program)) {
    for (const target of targetsOf(node)) {
      found.push({
        specifier: constantText(target),
        kind: isGlob(node) ? 'pattern' : node.type === 'NewExpression' ? 'address' : 'module',
        line: lineAt(text, node.start),
      });
    }
  }
  return found;
}

/** The parser lists statements itself: to walk the tree of every file took most of the time of these tests. */
function importsOfStatements(path: string, text: string): Import[] {
  const { staticImports, staticExports } = parsed(path, text).module;
  const found = [
    ...staticImports.map(({ start, moduleRequest }) => ({ start, specifier: moduleRequest.value })),
    ...staticExports.flatMap(({ start, entries }) => {
      const specifier = entries[0]?.moduleRequest?.value;
      return specifier === undefined ? [] : [{ start, specifier }];
    }),
  ];
  return found
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, specifier }) => ({ specifier, kind: 'module', line: lineAt(text, start) }));
}

function targetsOf(node: Node): readonly unknown[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return [node['source']];
    case 'ExportNamedDeclaration':
      return isNode(node['source']) ? [node['source']] : [];
    case 'TSExternalModuleReference':
      return [node['expression']];
    case 'CallExpression':
      return targetsOfCall(node);
    case 'NewExpression':
      return isNamed(node['callee'], 'URL') && isImportMeta(argumentsOf(node)[1], 'url')
        ? argumentsOf(node).slice(0, 1)
        : [];
    default:
      return [];
  }
}

function targetsOfCall(node: Node): readonly unknown[] {
  const callee = node['callee'];
  const [first] = argumentsOf(node);
  if (isNamed(callee, 'require') || isMember(callee, 'require', 'resolve') || isImportMeta(callee, 'resolve'))
    return [first];
  // `createRequire(…)('x')`: what comes of it cannot be followed.
  if (isNamed(callee, 'createRequire')) return [null];
  if (isGlob(node))
    return isNode(first) && first.type === 'ArrayExpression' ? (first['elements'] as unknown[]) : [first];
  return [];
}

const argumentsOf = (node: Node): readonly unknown[] => node['arguments'] as readonly unknown[];

const isGlob = (node: Node): boolean => node.type === 'CallExpression' && isImportMeta(node['callee'], 'glob');

function isImportMeta(value: unknown, property: string): boolean {
  return (
    isNode(value) &&
    value.type === 'MemberExpression' &&
    isNode(value['object']) &&
    value['object'].type === 'MetaProperty' &&
    isNamed(value['property'], property)
  );
}

function importsOfStyles(text: string): readonly Import[] {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const ways = [/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g, /composes:[^;]*?from\s+["']([^"']+)["']/g];
  return ways.flatMap((way) =>
    [...bare.matchAll(way)].map((match) => ({
      specifier: match[1] ?? null,
      kind: 'module' as const,
      line: lineAt(bare, match.index),
    })),
  );
}
