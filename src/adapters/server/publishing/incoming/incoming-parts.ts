import type { IncomingPicture, IncomingSection } from '#domain/reading/importing/incoming-book.ts';
import { bookFileLimits, incomingPicture } from '#domain/reading/importing/incoming-book.ts';
import { LeftOutTally } from '#domain/reading/importing/left-out.ts';
import { mostSections } from '#domain/reading/manuscript.ts';
import { bookLimits } from '#domain/reading/writing/outline.ts';
import { contentUploadRules } from '#domain/learning/syllabus/content-upload-rules.ts';
import { truncate } from '#domain/shared/text.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { setMarkdown } from '#adapters/server/publishing/markdown.ts';
import { fail } from './book-file-error.ts';
import type { ZipArchive } from './zip-archive.ts';

/** What is gathered of a book while its file is read, and how much of it is taken. */
export class IncomingParts {
  readonly leftOut = new LeftOutTally();
  readonly sections: IncomingSection[] = [];
  readonly pictures: IncomingPicture[] = [];
  barePictures = 0;
  readonly #addresses = new Map<string, string | null>();
  #letters = 0;

  /** @param zip null: the file is a text, which brings no pictures. */
  constructor(
    private readonly name: string,
    private readonly zip: ZipArchive | null,
  ) {}

  /**
   * The address by which a text names a picture; null: it is not there, or of a kind that is not shown.
   * @param path in the archive; null: it names none. @param from the file that names it.
   */
  async picture(path: string | null, from: string): Promise<string | null> {
    const known = path === null ? null : this.#addresses.get(path);
    const address = known === undefined ? await this.#taken(path ?? '') : known;
    if (path !== null) this.#addresses.set(path, address);
    if (address === null) this.leftOut.add('picture', from);
    return address;
  }

  /** @throws BookFileError when the book holds more than it may. */
  add({ title, level, markdown }: Omit<IncomingSection, 'words'>): void {
    const name = truncate(oneLine(title).normalize('NFC'), bookLimits.title);
    if (this.sections.length === mostSections) fail({ what: 'too-many-sections', count: mostSections + 1 });
    if (markdown.length > bookLimits.text) fail({ what: 'section-too-long', title: name });
    this.#letters += markdown.length;
    if (this.#letters > bookFileLimits.text) fail({ what: 'text-too-long', name: this.name });
    const { plainText, barePictures } = setMarkdown(markdown);
    this.barePictures += barePictures;
    const words = plainText === '' ? 0 : plainText.split(/\s+/).length;
    this.sections.push({ title: name, level: Math.min(level, bookLimits.level), markdown, words });
  }

  async #taken(path: string): Promise<string | null> {
    if (this.zip?.has(path) !== true) return null;
    const content = await this.zip.read(path);
    if (content.length > contentUploadRules.picture.largestBytes || !isPicture(content)) return null;
    const place = this.pictures.push({ file: path, content }) - 1;
    if (place === bookFileLimits.pictures) fail({ what: 'too-many-pictures', count: place + 1 });
    return incomingPicture(place);
  }
}

/** JPEG, PNG, GIF or WebP, by how it begins; whether it is whole is found out when it is kept. */
function isPicture(content: Buffer): boolean {
  const head = content.subarray(0, 12).toString('latin1');
  return /^(?:\u00FF\u00D8\u00FF|\u0089PNG\r\n|GIF8[79]a|RIFF.{4}WEBP)/s.test(head);
}
