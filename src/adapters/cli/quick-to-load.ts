/**
 * Packages as a start wants them: what the build changes in a file of each. Fastify's router compiles a matcher for each part of an address, where
 * comparing finds the same and sooner; for each route what makes its parameters, where one does for all that have the same; and what chooses among routes by headers,
 * which none does. It proves by a library that three expressions of its own do no harm, and looks by one of them for a parameter that may be left out where there is no '?'.
 * What serves files loads a search for files by pattern, which it never makes here.
 */
export const quickToLoadChanges: Readonly<Record<string, readonly (readonly [found: RegExp, instead: string])[]>> = {
  'find-my-way/lib/node.js': [
    [
      /const lines = \[\](?:(?!\n\}).)*?return new Function\(.*?\n/s,
      'return (path, i) => path.startsWith(prefix, i)\n',
    ],
  ],
  'find-my-way/lib/handler-storage.js': [
    [
      /return new Function\('NullObject', fnBody\.join\('\\n'\)\)\(NullObject\)/,
      "return (HandlerStorage.made ??= {})[fnBody.join('\\n')] ??= new Function('NullObject', fnBody.join('\\n'))(NullObject)",
    ],
    [
      /this\._compileGetHandlerMatchingConstraints\(constrainer, constraints\)/,
      'this._getHandlerMatchingConstraints = (derived) => { this._compileGetHandlerMatchingConstraints(constrainer); return this._getHandlerMatchingConstraints(derived) }',
    ],
  ],
  'find-my-way/index.js': [
    [
      /const isRegexSafe = require\('safe-regex2'\)/,
      "const isRegexSafe = (...args) => require('safe-regex2')(...args)",
    ],
    [/if \(!isRegexSafe\(OPTIONAL_PARAM_REGEXP\)\) \{.*?REMOVE_DUPLICATE_SLASHES_REGEXP is not safe[^\n]*\n\}/s, ''],
    [/path\.match\(OPTIONAL_PARAM_REGEXP\)/, "path.includes('?') && path.match(OPTIONAL_PARAM_REGEXP)"],
  ],
  '@fastify/static/index.js': [
    [/const \{ glob \} = require\('glob'\)/, "const glob = (...args) => require('glob').glob(...args)"],
  ],
};

/** The code of such a file once it is changed, in as many lines, so that maps stay true; null where one of its changes finds nothing. */
export function quickerToLoad(file: string, code: string): string | null {
  let changed = code;
  for (const [pattern, instead] of quickToLoadChanges[file] ?? []) {
    const found = pattern.exec(changed)?.[0];
    if (found === undefined) return null;
    const rest = '\n'.repeat(found.split('\n').length - instead.split('\n').length);
    changed = changed.replace(found, () => instead + rest);
  }
  return changed;
}
