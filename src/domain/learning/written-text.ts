import { severalLines } from '#domain/shared/typed-text.ts';

/**
 * What a person wrote, as it is kept: plain text without control or direction-changing characters and blank edges, with at
 * most one empty line between paragraphs.
 */
export function writtenText(text: string): string {
  return severalLines(text.replaceAll(/(?!\s)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, ''))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** Characters as a person counts them, whatever bytes they take. */
export function lengthOf(text: string): number {
  return [...text].length;
}
