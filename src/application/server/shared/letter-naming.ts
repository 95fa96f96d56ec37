import type { Letter, LetterBlock } from './ports/outbox.ts';

/** Stands in what a letter says where the school's name goes: whoever writes the letter does not know how it is called now. */
const NAME = '{escuela}';

/** The letter with the school's name wherever the letter speaks of it. What people typed stays as it is. */
export function letterNaming(letter: Letter, schoolName: string): Letter {
  const named = (text: string): string => text.replaceAll(NAME, () => schoolName);
  const namedBlock = (block: LetterBlock): LetterBlock =>
    block.kind === 'facts' || block.kind === 'quote' ? block : { ...block, text: named(block.text) };
  return {
    ...letter,
    subject: named(letter.subject),
    preview: named(letter.preview),
    blocks: letter.blocks.map(namedBlock),
  };
}
