import {
  type AnnotationChange,
  Annotations,
  type NewAnnotation,
} from '#application/server/reading/ports/annotations.ts';
import type { Annotation } from '#domain/reading/annotation.ts';

interface Kept extends Annotation {
  readonly userId: string;
  readonly productId: number;
  readonly isRemoved: boolean;
}

/** Highlights and notes in this process's memory. */
export class AnnotationsInMemory extends Annotations {
  readonly #kept = new Map<string, Kept>();

  add(annotation: NewAnnotation): Promise<void> {
    const { id, createdAt } = annotation;
    if (!this.#kept.has(id)) this.#kept.set(id, { ...annotation, version: 1, changedAt: createdAt, isRemoved: false });
    return Promise.resolve();
  }

  find(userId: string, id: string): Promise<Annotation | 'removed' | null> {
    const found = this.#kept.get(id);
    if (found === undefined || found.userId !== userId) return Promise.resolve(null);
    return Promise.resolve(found.isRemoved ? 'removed' : plain(found));
  }

  ofBook(userId: string, productId: number): Promise<readonly Annotation[]> {
    return Promise.resolve(this.#own(userId, productId).map(plain));
  }

  count(userId: string, productId: number): Promise<number> {
    return Promise.resolve(this.#own(userId, productId).length);
  }

  change(userId: string, id: string, version: number, change: AnnotationChange, now: Date): Promise<boolean> {
    const found = this.#kept.get(id);
    if (found === undefined || found.userId !== userId || found.isRemoved || found.version !== version)
      return Promise.resolve(false);
    this.#kept.set(id, { ...found, ...change, version: version + 1, changedAt: now });
    return Promise.resolve(true);
  }

  remove(userId: string, id: string): Promise<void> {
    const found = this.#kept.get(id);
    if (found?.userId === userId) this.#kept.set(id, { ...found, isRemoved: true });
    return Promise.resolve();
  }

  #own(userId: string, productId: number): readonly Kept[] {
    return [...this.#kept.values()].filter(
      (each) => each.userId === userId && each.productId === productId && !each.isRemoved,
    );
  }
}

function plain({ userId: _user, productId: _product, isRemoved: _removed, ...annotation }: Kept): Annotation {
  return annotation;
}
