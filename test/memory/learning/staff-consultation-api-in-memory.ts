import { StaffConsultationApi } from '#application/browser/learning/ports/staff-consultation-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import {
  type StaffConsultation,
  type StaffConsultations,
  staffConsultations,
} from '#application/read-models/learning/staff-consultations.ts';
import { CONSULTATIONS_A_PAGE } from '#domain/learning/consultation.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { ListInMemory, type ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';

/** Questions before whoever answers them, in this process's memory. */
export class StaffConsultationApiInMemory extends StaffConsultationApi {
  /** Set: every answer is refused with it. */
  refusal: CallRefusal | null = null;
  readonly reads: ReadsInMemory = new ListInMemory(staffConsultations, (query) => this.#page(query));
  #consultations: readonly StaffConsultation[];

  constructor(consultations: readonly StaffConsultation[]) {
    super();
    this.#consultations = consultations;
  }

  answer(id: string, text: string): Answer<void> {
    const asked = this.#consultations.find((each) => each.id === id);
    const refusal =
      this.refusal ?? (asked === undefined ? refusals.notFound : asked.answer === null ? null : refusals.answered);
    if (refusal !== null) return Promise.resolve(refuse(refusal));
    const answer = { text, at: '2026-03-10T16:00:00.000Z', by: asked?.signedBy ?? null };
    this.#consultations = this.#consultations.map((each) => (each.id === id ? { ...each, answer } : each));
    return Promise.resolve(accept(undefined));
  }

  #page({ which, content, page: wanted }: Readonly<Record<string, string>>): StaffConsultations {
    const waits = ({ answer }: StaffConsultation) => answer === null;
    const found = this.#consultations
      .filter((each) => waits(each) === (which === 'waiting') && (content === '' || each.content.slug === content))
      .toSorted((one, other) => one.askedAt.localeCompare(other.askedAt));
    const pages = Math.max(1, Math.ceil(found.length / CONSULTATIONS_A_PAGE));
    const page = Math.min(Number(wanted), pages);
    const bySlug = new Map(this.#consultations.map(({ content: { slug, title } }) => [slug, { slug, title }]));
    return {
      consultations: found.slice((page - 1) * CONSULTATIONS_A_PAGE, page * CONSULTATIONS_A_PAGE),
      total: found.length,
      page,
      pages,
      waiting: this.#consultations.filter(waits).length,
      contents: [...bySlug.values()].toSorted((one, other) => one.title.localeCompare(other.title)),
    };
  }
}

const refusals = {
  notFound: {
    kind: 'consultation-not-found',
    status: 404,
    detail: 'No encontramos esta consulta.',
    field: 'consultationId',
    data: {},
  },
  answered: {
    kind: 'consultation-answered',
    status: 409,
    detail: 'Ya se respondió el 10 de marzo: no se envió nada.',
    field: null,
    data: {},
  },
} as const satisfies Record<string, CallRefusal>;
