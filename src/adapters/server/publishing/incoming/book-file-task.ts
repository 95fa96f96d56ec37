import type { BookFileRefusal } from '#domain/reading/importing/book-file-fault.ts';
import { type GivenBookFile, type IncomingBook, withKeptPictures } from '#domain/reading/importing/incoming-book.ts';
import type { TypesetText } from '#domain/reading/manuscript.ts';
import type { Result } from '#domain/shared/result.ts';
import { setMarkdown } from '#adapters/server/publishing/markdown.ts';
import { TypesetterByMarkdownIt } from '#adapters/server/publishing/typesetter-by-markdown-it.ts';
import { readBookFile } from './read-book-file.ts';

/** What is done apart with a book that comes in. */
export interface BookFileTasks {
  readonly read: {
    readonly given: GivenBookFile;
    readonly done: Result<IncomingBook, BookFileRefusal>;
  };
  readonly set: {
    readonly given: { readonly markdown: readonly string[]; readonly kept: readonly (string | null)[] };
    readonly done: readonly TypesetText[];
  };
}

export type BookFileTask = {
  [Name in keyof BookFileTasks]: { readonly name: Name; readonly given: BookFileTasks[Name]['given'] };
}[keyof BookFileTasks];

export function readTask(file: GivenBookFile): Promise<BookFileTasks['read']['done']> {
  return readBookFile(file, new TypesetterByMarkdownIt());
}

export function setTask({ markdown, kept }: BookFileTasks['set']['given']): BookFileTasks['set']['done'] {
  return markdown.map((text) => setMarkdown(withKeptPictures(text, kept)));
}
