import type { StaffConsultation, StaffConsultations } from '#application/read-models/learning/staff-consultations.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import { pageOrLast } from '#application/server/shared/page-or-last.ts';
import { productPath, type ProductKind } from '#domain/catalogue/product-kind.ts';
import { CONSULTATIONS_A_PAGE, type ConsultationFilter } from '#domain/learning/consultation.ts';
import { ownStudentsOf } from './own-students.ts';
import type { KeptConsultation, OfficeConsultations } from './ports/office-consultations.ts';

/** The questions of students, page by page, for whoever answers them: who teaches sees those of their own contents. Source: decisions.md, Staff. */
export class ListConsultations {
  constructor(
    private readonly consultations: OfficeConsultations,
    private readonly team: Team,
  ) {}

  /** @param contentSlug '': of all contents. @param page from 1; past the last one: the last. */
  async execute(
    which: ConsultationFilter,
    contentSlug: string,
    page: number,
    userId: string,
  ): Promise<StaffConsultations> {
    const taughtBy = await ownStudentsOf(this.team, userId);
    const slug = contentSlug === '' ? null : contentSlug;
    const { found, ...shown } = await pageOrLast(page, CONSULTATIONS_A_PAGE, (part) =>
      this.consultations.list({ which, taughtBy, contentSlug: slug, ...part }),
    );
    const ids = found.consultations.map(({ productId }) => productId);
    const [waiting, contents, names] = await Promise.all([
      this.consultations.list({ which: 'waiting', taughtBy, contentSlug: null, offset: 0, limit: 1 }),
      this.consultations.contents(taughtBy),
      this.consultations.namesIn(ids, userId),
    ]);
    return {
      ...shown,
      consultations: found.consultations.map((each) => presented(each, names.get(each.productId)?.name ?? null)),
      total: found.total,
      waiting: waiting.total,
      contents,
    };
  }
}

function presented(kept: KeptConsultation, signedBy: string | null): StaffConsultation {
  const { id, content, author, question, askedAt, answer } = kept;
  const { slug, title, kind } = content;
  return {
    id,
    content: { slug, title, path: productPath(kind as ProductKind, slug) },
    author: `${author.givenNames} ${author.paternalSurname}`.trim(),
    question,
    askedAt: askedAt.toISOString(),
    answer: answer === null ? null : { text: answer.text, at: answer.at.toISOString(), by: answer.by },
    signedBy,
  };
}
