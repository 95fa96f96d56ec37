import type { Clock } from '#application/ports/clock.ts';
import type { Consultation, Consultations } from '#application/server/learning/ports/consultations.ts';
import { isReadByOthers } from '#domain/learning/consultation.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ContentAccess, ContentRefusal } from './content-access.ts';

export type ReadConsultationsRefusal = ContentRefusal | { readonly kind: 'consultations-closed' };

/** Shows a student, who has seen the answers then, their own questions in a content and, where it is not a consultancy, the answered ones of others. */
export class ReadConsultations {
  constructor(
    private readonly access: ContentAccess,
    private readonly consultations: Consultations,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, slug: string): Promise<Result<readonly Consultation[], ReadConsultationsRefusal>> {
    const now = this.clock.now();
    const content = await this.access.content(userId, slug, now);
    if (!content.ok) return content;
    if (!content.value.hasConsultations) return refuse({ kind: 'consultations-closed' });
    const { productId, kind } = content.value;
    const visible = await this.consultations.visibleTo(userId, productId, isReadByOthers(kind));
    const isNews = visible.some(({ userId: author, answer }) => author === userId && answer?.seen === false);
    if (isNews) await this.consultations.markSeen(userId, productId, now);
    return accept(visible);
  }
}
