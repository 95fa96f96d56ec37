import type { Letter, LetterBlock } from '#application/server/shared/ports/outbox.ts';
import type { SchoolLogo } from '#domain/settings/school-logo.ts';

/** Who writes: the school as it is called now, and where it is. */
export interface LetterHead {
  readonly name: string;
  /** What it says of itself, in a sentence. */
  readonly statement: string;
  /** Without a slash at the end. */
  readonly origin: string;
  /** The picture that goes with the letter and stands for its name; null: the name does. */
  readonly logo: SchoolLogo | null;
}

/** A letter as plain text. */
export function letterText(letter: Letter, { name, origin }: LetterHead): string {
  return [
    letter.greeting,
    ...letter.blocks.filter(({ kind }) => kind !== 'link').map(blockText),
    ...(letter.action === null ? [] : [`${letter.action.label}:\n${letter.action.url}`]),
    ...letter.blocks.filter(({ kind }) => kind === 'link').map(blockText),
    `${name}\n${origin}`,
  ].join('\n\n');
}

function blockText(block: LetterBlock): string {
  if (block.kind === 'link') return `${block.text} ${block.label}:\n${block.url}`;
  if (block.kind === 'quote') return `«${block.text}»\n— ${block.by}`;
  if (block.kind !== 'facts') return block.text;
  return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}
