/** What one question of a GIFT file is written in. */
export interface GiftBlock {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  /** Its lines; a comment among them is an empty one, so that lines can still be counted. */
  readonly text: string;
  /** What its comments say in brackets: 'puntos' of '// [puntos:3]'. */
  readonly tags: ReadonlyMap<string, string>;
}

const comment = /^\s*\/\//;
const category = /^\s*\$CATEGORY:/;
const tag = /\[(\p{L}+):([^\]]*)\]/gu;

/** The blocks of a GIFT file, which blank lines part; comments and categories alone are none. */
export function giftBlocks(file: string): readonly GiftBlock[] {
  const lines = file
    .replace(/^\u{FEFF}/u, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');
  const blocks: GiftBlock[] = [];
  let open: string[] = [];
  let tags = new Map<string, string>();
  let line = 0;
  const close = (): void => {
    if (open.length > 0) blocks.push({ line, text: open.join('\n'), tags });
    open = [];
    tags = new Map();
  };
  for (const [index, each] of lines.entries()) {
    const isComment = comment.test(each);
    if (isComment) for (const [, name = '', value = ''] of each.matchAll(tag)) tags.set(name, value);
    if (isComment || category.test(each)) {
      if (open.length > 0) open.push('');
    } else if (each.trim() === '') close();
    else {
      if (open.length === 0) line = index + 1;
      open.push(each);
    }
  }
  close();
  return blocks;
}
