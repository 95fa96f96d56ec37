import type { Clock } from '#application/ports/clock.ts';
import type { Annotations } from '#application/server/reading/ports/annotations.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type RemoveAnnotationRefusal = { readonly kind: 'annotation-not-found' };

/** Removes the reader's own annotation; the same when repeated. Source: API-2.14. */
export class RemoveAnnotation {
  constructor(
    private readonly annotations: Annotations,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, id: string): Promise<Result<null, RemoveAnnotationRefusal>> {
    if ((await this.annotations.find(userId, id)) === null) return refuse({ kind: 'annotation-not-found' });
    await this.annotations.remove(userId, id, this.clock.now());
    return accept(null);
  }
}
