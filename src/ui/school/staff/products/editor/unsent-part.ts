import type { PartSource } from './part-source.ts';

/** What a tab has of a part that is not known to have reached the school. */
export interface Unsent<Content> {
  readonly content: Content;
  /** What it was written over. */
  readonly revision: number;
  /** By what each is known that was sent and never answered, the last at the end: the school may have it. */
  readonly unanswered: readonly string[];
}

/** As many as anybody types while a school is silent. */
const MOST_UNANSWERED = 20;

/** Keeps what is typed into a part in its tab, through a reload too, until the school has it. */
export class UnsentPart<Content> {
  constructor(private readonly source: PartSource<Content>) {}

  /** Null: there is nothing. */
  read(): Unsent<Content> | null {
    const { storage } = this.source;
    try {
      const kept = JSON.parse(storage.read(this.#name) || 'null') as Partial<Unsent<Content>> | null;
      if (kept === null || typeof kept.revision !== 'number' || kept.content === undefined) return null;
      return { content: kept.content, revision: kept.revision, unanswered: kept.unanswered ?? [] };
    } catch {
      return null;
    }
  }

  write(unsent: Unsent<Content>): void {
    this.source.storage.write(this.#name, JSON.stringify(unsent));
  }

  forget(): void {
    this.source.storage.write(this.#name, '');
  }

  get #name(): string {
    return `escuela.producto.${this.source.productId}.${this.source.part}`;
  }
}

/** Those that were sent and never answered, with one more. */
export function sentToo(unanswered: readonly string[], content: unknown): readonly string[] {
  const mark = contentMark(content);
  return [...unanswered.filter((each) => each !== mark), mark].slice(-MOST_UNANSWERED);
}

/** By what a content is told from others, in whatever order its fields come back: its length and its FNV-1a hash. */
export function contentMark(content: unknown): string {
  const text = JSON.stringify(content, inOrder);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length} ${(hash >>> 0).toString(16)}`;
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
