/** What travels, as far as two releases have to agree on it: one of several alternatives. */
export type Shape = readonly Alternative[];

/** A word (`text`, `number`, …), a value of an enumeration as JSON writes it, a list or an object. */
export type Alternative = string | { readonly items: Shape } | { readonly fields: ReadonlyMap<string, Field> };

export interface Field {
  readonly shape: Shape;
  readonly isOptional: boolean;
}

/** A shape in one line: `{cover?: text|null, kind: "book"|"course", people: [{name: text}]}`. */
export function written(shape: Shape): string {
  const alternatives = new Set(shape.map(writtenAlternative).sort());
  // What may be nothing says so at its end.
  if (alternatives.delete('null')) alternatives.add('null');
  return [...alternatives].join('|');
}

function writtenAlternative(alternative: Alternative): string {
  if (typeof alternative === 'string') return alternative;
  if ('items' in alternative) return `[${written(alternative.items)}]`;
  const fields = [...alternative.fields].map(
    ([name, { shape, isOptional }]) =>
      `${/^[\w*]+$/.test(name) ? name : JSON.stringify(name)}${isOptional ? '?' : ''}: ${written(shape)}`,
  );
  return `{${fields.sort().join(', ')}}`;
}

/** What `written` has written. */
export function read(text: string): Shape {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\]|,?:]|[^\s{}[\]|,?:"]+/g) ?? [];
  let place = 0;
  const next = (): string => tokens[place++] ?? '';
  const takes = (token: string): boolean => tokens[place] === token && next() === token;
  const shape = readShape();
  if (place < tokens.length) throw new Error(`not a shape: ${text}`);
  return shape;

  function readShape(): Shape {
    const alternatives = [readAlternative()];
    while (takes('|')) alternatives.push(readAlternative());
    return alternatives;
  }

  function readAlternative(): Alternative {
    if (takes('[')) {
      const items = readShape();
      takes(']');
      return { items };
    }
    if (!takes('{')) return next();
    const fields = new Map<string, Field>();
    while (place < tokens.length && !takes('}')) {
      const token = next();
      const name = token.startsWith('"') ? (JSON.parse(token) as string) : token;
      const isOptional = takes('?');
      takes(':');
      fields.set(name, { shape: readShape(), isOptional });
      takes(',');
    }
    return { fields };
  }
}

/** A page of the release before sends what the school takes, or reads what it answers. */
export type Direction = 'takes' | 'answers';

/**
 * What a page of the release before stumbles over, each with its field. A value more in an enumeration is a gain, and so is an
 * alternative that such a value tells from the others; one that takes another's place is none.
 */
export function losses(released: Shape, present: Shape, direction: Direction, at = ''): readonly string[] {
  const [sent, known] = direction === 'takes' ? [released, present] : [present, released];
  return sent.flatMap((each) => {
    if (direction === 'answers' && isGain(each, released, present)) return [];
    const alike = known.filter((other) => !areToldApart(each, other));
    const found = (alike.length > 0 ? alike : known)
      .map((other) => lossesOf(each, other, direction, at))
      .filter((some) => some !== null)
      .sort((a, b) => a.length - b.length);
    return (
      found[0] ?? [
        direction === 'takes'
          ? `${at}: ${written([each])} is taken no more, but ${written(present)}`
          : `${at}: may be ${written([each])}, which was ${written(released)}`,
      ]
    );
  });
}

/** Null: nobody would take the one for the other. */
function lossesOf(sent: Alternative, known: Alternative, direction: Direction, at: string): readonly string[] | null {
  const inTime = <T>(s: T, k: T): [released: T, present: T] => (direction === 'takes' ? [s, k] : [k, s]);
  if (known === 'anything' || sent === known || kindOfValue(sent) === known) return [];
  if (typeof sent === 'string' || typeof known === 'string') return null;
  if ('fields' in sent && 'fields' in known) return lossesOfFields(...inTime(sent.fields, known.fields), direction, at);
  if ('items' in sent && 'items' in known) return losses(...inTime(sent.items, known.items), direction, `${at}[]`);
  return null;
}

function lossesOfFields(
  released: ReadonlyMap<string, Field>,
  present: ReadonlyMap<string, Field>,
  direction: Direction,
  at: string,
): readonly string[] {
  const path = (name: string): string => (at === '' ? name : `${at}.${name}`);
  const kept = [...released].flatMap(([name, before]) => {
    const now = present.get(name);
    if (now === undefined) return [`${path(name)}: is gone`];
    const further = losses(before.shape, now.shape, direction, path(name));
    if (before.isOptional === now.isOptional) return further;
    if (direction === 'takes') return before.isOptional ? [`${path(name)}: must be sent`, ...further] : further;
    return now.isOptional ? [`${path(name)}: may be missing`, ...further] : further;
  });
  if (direction === 'answers') return kept;
  const needed = [...present].filter(([name, { isOptional }]) => !isOptional && !released.has(name));
  return [...kept, ...needed.map(([name]) => `${path(name)}: must be sent`)];
}

/** Whether an alternative of an answer is there besides all that were. */
function isGain(each: Alternative, released: Shape, present: Shape): boolean {
  const kind = kindOfValue(each);
  const alike = released.filter((other) => (kind === null ? isObject(other) : kindOfValue(other) === kind));
  return (
    (kind !== null || isObject(each)) &&
    alike.length > 0 &&
    alike.every((other) => areToldApart(each, other) && present.some((now) => !areToldApart(now, other)))
  );
}

/** Two values that differ, two objects with a field in which no value is of both, or two that are not of one kind. */
function areToldApart(a: Alternative, b: Alternative): boolean {
  if (kindOfValue(a) !== null || kindOfValue(b) !== null) return a !== b;
  if (!isObject(a) || !isObject(b)) return sortOf(a) !== sortOf(b);
  return [...a.fields].some(([name, { shape }]) => {
    const other = b.fields.get(name)?.shape ?? ['anything'];
    return (
      [...shape, ...other].every((each) => kindOfValue(each) !== null) && !shape.some((each) => other.includes(each))
    );
  });
}

const isObject = (alternative: Alternative) => typeof alternative !== 'string' && 'fields' in alternative;
const sortOf = (alternative: Alternative): string =>
  typeof alternative === 'string' ? alternative : isObject(alternative) ? 'object' : 'list';

/** The word for a value of an enumeration; null: it is no such value. */
function kindOfValue(alternative: Alternative): string | null {
  if (typeof alternative !== 'string') return null;
  if (alternative.startsWith('"')) return 'text';
  if (/^-?\d/.test(alternative)) return 'number';
  return alternative === 'true' || alternative === 'false' ? 'boolean' : null;
}
