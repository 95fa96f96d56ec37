import { createHash } from 'node:crypto';

/**
 * A part of a style sheet: a rule with the classes that each of its selectors asks for, what is never left out (null: typefaces, the
 * order of layers), an animation by its name, or parts under a condition.
 */
export type StylePart =
  | readonly [selectors: readonly (readonly string[])[] | null, text: string]
  | readonly [animation: string, text: string]
  | readonly [condition: string, parts: readonly StylePart[]];

/** Styles that stand in a page, and the source by which its policy allows them. */
export interface InlineStyles {
  readonly text: string;
  readonly source: string;
}

/**
 * What of the school's style sheet a drawn page needs before the sheet itself has come (decision 0121): every rule of which a selector may
 * mean an element of it, in the sheet's own order. Too much is right, too little would move the page once the sheet is there.
 */
export class FirstStyles {
  constructor(private readonly parts: readonly StylePart[]) {}

  /** @param html the page as React has drawn it. */
  of(html: string): InlineStyles {
    const names = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)));
    const chosen = chosenOf(this.parts, names);
    // Which animations there are is known once all rules are chosen.
    const text = chosen
      .filter((each) => typeof each === 'string' || isNamed(each, chosen))
      .map(textOf)
      .join('');
    return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
  }
}

interface Animation {
  readonly name: string;
  readonly text: string;
}

type Chosen = string | Animation;

function chosenOf(parts: readonly StylePart[], names: ReadonlySet<string>): readonly Chosen[] {
  return parts.flatMap(([what, content]): readonly Chosen[] => {
    if (typeof content !== 'string') {
      const within = chosenOf(content, names);
      return within.length === 0 ? [] : [`${String(what)}{`, ...within, '}'];
    }
    if (typeof what === 'string') return [{ name: what, text: content }];
    return what === null || what.some((classes) => classes.every((name) => names.has(name))) ? [content] : [];
  });
}

const textOf = (chosen: Chosen): string => (typeof chosen === 'string' ? chosen : chosen.text);

const isNamed = ({ name }: Animation, all: readonly Chosen[]): boolean =>
  all.some((each) => typeof each === 'string' && each.includes(name));
